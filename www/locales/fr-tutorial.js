// @ts-check

export default {
  tutorial: {
    title: 'Apprendre à jouer',
    about: 'Dix courtes leçons. Dans chacune, Sud doit faire une seule chose sur le plateau, et '
      + 'Sud, c’est vous. Votre propre partie attend pendant ce temps.',
    all: 'Les dix leçons sont faites. Reprenez celle que vous voulez, ou jouez une partie.',
    start: 'Commencer', goOn: 'Continuer à la leçon {number}',
    entry: '{number}. {title}',
    done: 'Faite',
    at: '{number} sur {of} · {title} :',
    task: '{about} {wish}', going: 'Vous avez capturé : semez à nouveau. {wish}',
    do: {
      leave: 'Retour à la partie', choose: 'Leçons', again: 'Réessayer', next: 'Suivante',
      finish: 'Terminer',
    },

    lesson: {
      sow: {
        name: 'Semer',
        about: 'Choisissez une case de votre rangée, de A à F. Ses graines tombent une à une dans '
          + 'les cases suivantes, dans le sens antihoraire.',
        wish: 'Faites tomber la dernière en c, du côté de Nord.',
        missed: 'Le semis n’a pas fini en c. Comptez les graines d’une case le long du circuit.',
        done: 'Oui : la dernière graine est tombée dans une case vide, et c’est ainsi que finit un '
          + 'semis.',
      },
      relay: {
        name: 'Relais',
        about: 'Si la dernière graine tombe parmi d’autres, on ramasse aussi cette case et on la '
          + 'sème : c’est un nouveau relais.',
        wish: 'Faites un semis de trois relais.',
        missed: 'Il faut trois relais : la dernière graine doit tomber deux fois parmi d’autres.',
        done: 'Oui : le semis a continué, relais après relais, jusqu’à une case vide.',
      },
      casa: {
        name: 'Casa',
        about: 'Si la dernière graine fait exactement quatre, la case est une casa et les quatre '
          + 'graines sont à vous.',
        wish: 'Capturez une casa.',
        missed: 'Cherchez une case de trois graines qu’une dernière graine peut atteindre.',
        done: 'Oui. Les quatre de f restent : seule votre dernière graine peut faire une casa.',
      },
      rows: {
        name: 'Des deux rangées',
        about: 'Peu importe dans quelle rangée se trouve une casa.',
        wish: 'Capturez-en une dans votre rangée et une dans celle de Nord.',
        missed: 'Votre tour a fini sans une casa de chaque rangée.',
        done: 'Oui : les graines de Nord valent autant que les vôtres.',
      },
      chain: {
        name: 'Chaîne',
        about: 'Les cases de quatre juste avant la casa sont à vous aussi, une à une à reculons.',
        wish: 'Prenez trois cases en un semis.',
        missed: 'Il en faut trois d’un coup. Trouvez un semis qui forme des groupes de quatre en '
          + 'allant vers la casa.',
        done: 'Oui : à reculons depuis la casa, jusqu’à la première case qui n’en a pas quatre.',
      },
      again: {
        name: 'Semer à nouveau',
        about: 'Chaque capture donne droit à un autre semis dans le même tour.',
        wish: 'Capturez deux fois.',
        missed: 'Votre tour a fini trop tôt. Quelle capture en laisse une autre à faire ?',
        done: 'Oui. L’autre semis est obligatoire : pensez à ce qu’il donnera.',
      },
      pass: {
        name: 'Passer',
        about: 'Un camp qui n’a rien à semer passe.',
        wish: 'La rangée de Nord est vide : laissez-la ainsi, et faites passer Nord.',
        missed: 'Nord a maintenant des graines à semer. Restez dans votre rangée.',
        done: 'Oui : Nord a passé, et vous semez à nouveau. Il passe jusqu’à ce que des graines '
          + 'arrivent dans sa rangée.',
      },
      lastFour: {
        name: 'Les quatre dernières',
        about: 'Il reste huit graines. Une capture qui n’en laisse que quatre les prend aussi.',
        wish: 'Gagnez la partie.',
        missed: 'Pas encore de casa : la partie continue, et Nord pourrait y arriver d’abord.',
        done: 'Oui : quatre capturées, les quatre dernières avec elles, et la partie est finie.',
      },
      endless: {
        name: 'Sans fin',
        about: 'Certains semis tourneraient sans fin : ils ne sont pas permis. Une case de votre '
          + 'rangée est dans ce cas.',
        wish: 'Essayez de la semer.',
        missed: 'Ce semis-là s’est arrêté. Revenez en arrière, et trouvez la case qu’on ne peut '
          + 'pas semer.',
        done: 'Oui : semées de là, les graines tourneraient jusqu’à rendre le plateau tel qu’il '
          + 'était, et ainsi sans fin. Une telle case attend que le plateau ait changé.',
      },
      turn: {
        name: 'Un tour entier',
        about: 'Tout à la fois : relais, chaînes et nouveaux semis.',
        wish: 'Prenez vingt graines en un tour.',
        missed: 'Votre tour a rapporté {seeds}. On peut en prendre vingt.',
        done: 'Vingt graines en un tour. Vous savez jouer : bonne chance.',
      },
    },
  },
};
