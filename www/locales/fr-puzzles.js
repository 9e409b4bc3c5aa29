// @ts-check

export default {
  puzzles: {
    title: 'Énigmes',
    today: 'L’énigme du jour',
    kind: { most: 'Prendre le plus en un tour', win: 'Trouver la seule case gagnante' },
    about: {
      most: 'Chaque capture donne droit à un autre semis. Dans quel ordre rapportent-elles le '
        + 'plus ?',
      win: 'Une case gagne quoi que réponde l’adversaire ; les autres annulent ou perdent.',
    },
    grade: {
      1: 'Jusqu’à deux semis', 2: 'Trois semis', 3: 'Quatre semis', 4: 'Cinq ou six semis',
      5: 'Sept semis et plus',
    },
    short: { 'hoyito-2': 'II', 'hoyito-3': 'III', 'hoyito-2-12': 'II, longues' },
    count: 'Résolues : {solved} sur {all}',
    solved: 'résolue',
    item: 'Énigme {number}, {variant}',
    itemSolved: 'Énigme {number}, {variant}, résolue',
    facts: '{variant} · {grade}',
    name: 'Énigme {number} : {kind}',
    bar: 'Énigme',
    begin: '{name}. {goal}',

    goal: {
      most: 'Vous jouez Sud. Pris jusqu’ici : {seeds}.',
      win: 'Vous jouez Sud. Semez la case qui gagne.',
    },
    right: {
      most: 'Trouvé : {seeds}, et aucun ordre n’en prend plus.',
      win: 'Trouvé : avec le meilleur jeu, {house} gagne de {seeds}.',
    },
    less: 'Ce tour a rapporté {taken} ; il peut rapporter {seeds}.',
    draws: 'Avec le meilleur jeu, {house} ne fait que nulle.',
    loses: 'Avec le meilleur jeu, {house} perd de {seeds}.',
    plays: 'La solution : {line}',
    shown: {
      most: 'La solution, {line}, prend {seeds}.',
      win: 'La solution : {line}. La victoire est désormais certaine.',
    },

    again: 'Réessayer', solution: 'Solution', playOn: 'Jouer la suite', next: 'Suivante',
    list: 'Énigmes', leave: 'Ma partie',

    notKept: {
      forbidden: 'Ce navigateur ne permet pas à la page de retenir les énigmes résolues.',
      full: 'Le stockage du navigateur est plein : désormais, les énigmes résolues ne sont plus '
        + 'retenues.',
    },
  },
};
