// @ts-check

export default {
  rules: {
    title: 'Règles',
    game: 'Jeu',
    solved: 'Le jeu résolu',
    of: 'Les règles de {variant}',
    legend: 'Les images montrent des positions de parties. Un anneau pointillé marque la case à '
      + 'semer, un anneau plein celle où la dernière graine est tombée, un anneau en tirets ce qui '
      + 'est pris.',
    ours: 'Nos conventions',
    oursWhy: 'Les descriptions du jeu ne disent rien de ces points. Voici comment on les joue ici.',
    mark: 'Convention',
    board: 'Plateau. Sud, depuis sa gauche : {near}. Nord, depuis sa gauche : {far}.',

    point: {
      aim: 'Prenez plus de graines que l’autre camp. Il y en a {seeds}, quatre par case au départ. '
        + 'La rangée proche de vous est celle de Sud, la plus éloignée celle de Nord.',
      sow: 'Ramassez toutes les graines d’une case de votre rangée et semez-les une à une dans les '
        + 'cases suivantes, dans le sens antihoraire, autour des deux rangées.',
      relay: 'Si la dernière graine tombe parmi d’autres, ramassez tout le contenu de cette case, '
        + 'elle comprise, et semez-le à partir de la suivante : c’est un nouveau relais. Si elle '
        + 'tombe dans une case vide, le semis s’arrête.',
      casa: 'Si la dernière graine fait exactement quatre, dans l’une ou l’autre rangée, la case '
        + 'est une casa : les quatre graines sont à vous et le semis s’arrête. Les groupes de '
        + 'quatre formés en chemin restent.',
      passing: 'Toute case que vous portez à exactement quatre, dans l’une ou l’autre rangée, est '
        + 'à vous aussitôt, et le semis continue. Si c’est la dernière graine qui fait quatre, '
        + 'votre tour finit là.',
      chain: 'Remontez ensuite, à reculons, à partir de cette case : chaque case d’exactement '
        + 'quatre graines est à vous aussi, jusqu’à la première qui en contient plus ou moins.',
      single: 'Seule cette case est prise ; les autres groupes de quatre restent en place.',
      again: 'Après une capture, vous semez à nouveau, aussi longtemps que vous capturez. C’est '
        + 'obligatoire.',
      once: 'Un tour est un seul semis, quoi qu’il capture.',
      pass: 'Un camp qui n’a rien à semer passe jusqu’à ce que des graines arrivent dans sa '
        + 'rangée.',
      lastFour: 'Une capture qui ne laisse que quatre graines les prend aussi et finit la partie. '
        + 'Qui a le plus de graines gagne.',
      rounds: 'Dans un match, les quatre dernières ne vont à l’auteur de cette capture que dans '
        + 'les deux premières manches. À partir de la troisième, elles vont au vainqueur de la '
        + 'manche précédente.',
      origin: 'À partir de {houses} graines, un semis passe aussi par sa case de départ.',
      endless: 'Un semis qui tournerait sans fin n’est pas permis. Une telle case apparaît comme '
        + 'non jouable, et dit pourquoi.',
      stall: 'La partie finit aussi quand le même plateau se présente pour la troisième fois '
        + 'depuis la dernière capture, avec le même camp à jouer, après cent semis de suite sans '
        + 'capture, ou quand aucun camp ne peut semer. Les graines restées sur le plateau ne sont '
        + 'alors à personne.',
      match: 'Dans un match, les camps commencent à tour de rôle, et les manches gagnées comptent '
        + 'avant les graines. Remplir les rangées avec les tas, en fermant des cases, est aussi '
        + 'une proposition de notre part.',
      drawn: 'Après une manche nulle, les quatre dernières vont à l’auteur de la capture qui les '
        + 'précède.',
      first: 'Nous ne connaissons Hoyito I que par ce qui en distingue Hoyito II. Ce que cela '
        + 'laisse ouvert, nous le jouons comme à Hoyito II.',
    },

    frame: {
      before: '{side} sème {house} : {seeds}.',
      relay: 'La dernière graine tombe parmi d’autres en {house}, dont le contenu est semé à son '
        + 'tour.',
      empty: 'La dernière graine tombe en {house}, qui était vide. Le semis s’arrête.',
      casa: {
        one: 'La dernière graine fait quatre en {house}. Les quatre sont prises.',
        many: 'La dernière graine fait quatre en {house}. Prises : {houses}.',
        other: 'La dernière graine fait quatre en {house}. Prises : {houses}.',
      },
      passing: 'Portées à quatre en chemin et prises : {houses}.',
      endless: 'Un semis de {house} ne finirait jamais.',
    },

    table: {
      title: 'Ce qui distingue les jeux',
      yes: 'Oui', no: 'Non',
      rows: 'Cases par rangée',
      rowsOf: { 'hoyito-1': '6', 'hoyito-2': '6, ou 12', 'hoyito-3': '6' },
      captures: 'Ce qui est capturé',
      passing: 'Tout groupe de quatre formé en chemin',
      last: 'Seulement les quatre que fait la dernière graine',
      chain: 'Et les groupes de quatre qui précèdent',
      again: 'Semer à nouveau après une capture',
      lastFour: 'Les quatre dernières graines',
      captor: 'À qui capture juste avant',
      rounds: 'De même, mais dès la 3e manche d’un match, au vainqueur de la manche précédente',
      found: 'Documenté',
      foundOf: {
        'hoyito-1': 'Dans la même tradition',
        'hoyito-2': 'Sud-ouest du pays ; longues rangées à Villa Jaragua, 2005',
        'hoyito-3': 'Barahona, 2005',
      },
    },

    history: 'D’où il vient',
    past: {
      what: 'Le Hoyito, aussi appelé Casitas ou Mate, est le mancala de la République dominicaine. '
        + 'Ses cases, les casitas (« petites maisons »), sont creusées dans la terre ou tracées à '
        + 'la craie sur un sol dur. Il n’y a pas de magasin : on garde ses prises à côté du '
        + 'plateau.',
      study: 'Nous le connaissons grâce à Víktor Bautista i Roca, qui en a noté les règles lors '
        + 'd’une étude de terrain dans le sud-ouest du pays en 2005.',
      jaragua: 'Hoyito II à rangées de douze a été documenté à Villa Jaragua en février 2005. '
        + 'C’est, dit-on, la façon la plus difficile de jouer.',
      barahona: 'Hoyito III vient de Barahona. C’est Johnny, un joueur de vingt ans venu d’un '
        + 'batey, un village de sucrerie, qui l’a expliqué. Les jeunes de la région sucrière le '
        + 'font vivre.',
      first: 'Hoyito I, le plus simple des trois, capture en chemin et ne connaît ni chaîne ni '
        + 'second semis.',
    },
    sources: 'Sources',
    source: {
      study: 'Víktor Bautista i Roca, étude de terrain en République dominicaine, 2005 : Villa '
        + 'Jaragua, Barahona',
      two: 'Mancala World, « Hoyito II », lu en français, polonais, portugais et néerlandais',
      three: 'Mancala World, « Hoyito III », lu en catalan',
    },
    sourcesHow: 'Nous n’avons pas vu les notes de terrain elles-mêmes, seulement ce qu’en disent '
      + 'ces pages.',

    // Of the page of rules that stands beside the game.
    page: {
      title: 'Les règles du Hoyito',
      play: 'Jouer au Hoyito',
      about: 'Comment jouer au Hoyito, le mancala de la République dominicaine : les règles de ses '
        + 'quatre jeux, pas à pas sur des plateaux tirés de vraies parties, et leur origine.',
    },
  },

  keys: {
    title: 'Touches',
    arrowKeys: 'Flèches', arrows: 'De case en case',
    sowKeys: 'Entrée, Espace', sow: 'Semer la case',
    skipKeys: 'Espace, Échap', skip: 'Sauter jusqu’au repos des graines',
    letters: 'Semer cette case du camp qui joue',
    whoseTurn: 'Dire à qui de jouer',
    myRow: 'Dire ma rangée',
    otherRow: 'Dire l’autre rangée',
    heaps: 'Dire les tas',
    lastTurn: 'Dire le dernier tour',
  },
};
