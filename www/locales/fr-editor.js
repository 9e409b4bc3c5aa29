// @ts-check

export default {
  editor: {
    title: 'Composer une position',
    board: 'Le plateau',
    tap: 'Un appui',
    adds: 'ajoute une graine',
    takes: 'en retire une',
    keys: 'Au clavier : les flèches vont de case en case, un chiffre fixe les graines de la case, '
      + '+ en ajoute une, − en retire une, Suppr vide la case.',
    house: '{house}, {side}, {seeds}',
    heap: 'Prises de {side}',
    rest: 'Le reste',
    restTo: 'Les graines restantes au tas de {side}',
    turn: 'Qui joue',
    again: 'sème à nouveau',
    fill: 'Partir de',
    empty: 'Plateau vide', opening: 'Départ', present: 'La partie',
    text: 'En texte',
    players: 'Joueurs',
    seats: {
      both: 'Deux personnes', south: 'Je joue Sud, l’ordinateur Nord',
      north: 'Je joue Nord, l’ordinateur Sud',
    },
    play: 'Jouer', analyse: 'Analyser', share: 'Partager',

    onBoard: {
      one: '{n} graine sur le plateau',
      many: '{n} de graines sur le plateau',
      other: '{n} graines sur le plateau',
    },
    all: 'il n’en reste aucune sur {total}',
    left: {
      one: 'il en reste {n} sur {total}',
      many: 'il en reste {n} sur {total}',
      other: 'il en reste {n} sur {total}',
    },
    tooMany: {
      one: '{n} de trop pour {total}',
      many: '{n} de trop pour {total}',
      other: '{n} de trop pour {total}',
    },

    hint: {
      missing: {
        one: 'Une graine sur {total} manque. Elle n’est à personne.',
        many: '{n} de graines sur {total} manquent. Elles ne sont à personne.',
        other: '{n} graines sur {total} manquent. Elles ne sont à personne.',
      },
      fours: {
        one: 'Une graine seule ne peut jamais être capturée : la partie finira en tournant en '
          + 'rond.',
        many: '{n} de graines sur le plateau ne sont pas un multiple de quatre. Les dernières ne '
          + 'pourront jamais être capturées : la partie finira en tournant en rond.',
        other: '{n} graines sur le plateau ne sont pas un multiple de quatre. Les dernières ne '
          + 'pourront jamais être capturées : la partie finira en tournant en rond.',
      },
      passes: '{side} n’a rien à semer et passe aussitôt : à {next} de jouer.',
      over: 'La partie est finie d’emblée. {result}. {reason}',
      lastFour: 'Les quatre dernières vont à {side}, quel que soit l’auteur de la capture '
        + 'précédente.',
      closed: 'Hors jeu pour cette manche : {houses}.',
    },

    fault: {
      variant: 'Il faut d’abord le nom d’un jeu : hoyito-1, hoyito-2, hoyito-2-12 ou hoyito-3.',
      seeds: 'Il faut ici les graines d’une case : un chiffre, ou un nombre entre parenthèses '
        + 'comme (12).',
      row: 'Cette rangée n’a pas le nombre de cases du jeu.',
      captured: 'Il faut ici les graines capturées, par Sud puis par Nord, comme 8-12.',
      total: 'Il y a plus de graines que n’en compte le jeu.',
      turn: 'Il faut ici le camp qui joue : S ou N, suivi de + s’il sème à nouveau.',
      last4: 'Seul last4=S ou last4=N peut se trouver ici.',
      closed: 'Ces cases ne peuvent pas être fermées : une case fermée est vide, et il faut à '
        + 'chaque camp une case ouverte.',
      rest: 'Il ne faut rien de plus ici.',
      place: 'À partir du caractère {n}, ce n’est pas une position.',
      tooLong: 'Ce texte est trop long pour une position.',
      record: 'C’est la notation de toute une partie, pas une position.',
    },

    bar: 'Une position composée par vous',
    keep: 'Garder comme ma partie',
    edit: 'Modifier encore',
    back: 'Retour à ma partie',
    visited: 'Une position composée par vous. {next}',
    kept: 'C’est maintenant votre partie.',
  },
};
