// @ts-check

export default {
  library: {
    title: 'Parties enregistrées',
    count: { one: '{n} partie', many: '{n} de parties', other: '{n} parties' },
    some: '{n} sur {all} parties',
    none: 'Aucune partie pour l’instant. Une partie est enregistrée ici quand elle finit, ou quand '
      + 'une autre prend sa place.',
    noneSuch: 'Aucune partie enregistrée ne correspond.',
    held: 'Le navigateur ne conserve pas toutes ces parties. Exportez-les avant de fermer la page.',
    filters: 'Quelles parties',
    variant: 'Jeu', opponent: 'Adversaire', result: 'Résultat', order: 'Ordre', any: 'Tous',
    orders: { newest: 'Plus récentes d’abord', oldest: 'Plus anciennes d’abord' },
    against: { person: 'Humain', computer: 'Ordinateur', computers: 'Ordinateur seul' },
    results: {
      won: 'Vous avez gagné', lost: 'Vous avez perdu', south: 'Sud a gagné', north: 'Nord a gagné',
      draw: 'Nulle', open: 'Inachevée',
    },
    more: 'En montrer {n} de plus',

    noDate: 'Sans date',
    head: '{date} · {variant}',
    you: 'Vous : {side}, adversaire : {opponent}',
    two: { person: 'Deux personnes', computer: 'L’ordinateur contre lui-même' },
    computer: 'Ordinateur, {level}',
    names: '{one} contre {other}',
    outcome: {
      won: 'Gagnée', lost: 'Perdue', side: '{side} a gagné', draw: 'Nulle', open: 'Inachevée',
    },
    sowings: { one: '{n} semis', many: '{n} de semis', other: '{n} semis' },
    onBoard: 'Sur le plateau',

    damaged: 'Entrée abîmée', damagedName: 'Entrée abîmée {key}',
    damagedAbout: 'Elle est illisible ({key}). Exportez-la telle quelle, ou supprimez-la.',
    exportRaw: 'Exporter',
    exportRawLabel: 'Exporter telle quelle : {game}',
    delete: 'Supprimer', deleteLabel: 'Supprimer : {game}',
    deleted: 'Supprimé : {game}', undo: 'Annuler',
    undoLabel: 'Annuler : ne pas supprimer {game}',
    gone: {
      one: 'Une partie supprimée.',
      many: '{n} de parties supprimées.',
      other: '{n} parties supprimées.',
    },
    restored: {
      one: 'La partie est revenue.',
      many: '{n} de parties sont revenues.',
      other: '{n} parties sont revenues.',
    },

    export: 'Tout exporter', import: 'Importer…',
    exported: {
      one: '{n} partie exportée.',
      many: '{n} de parties exportées.',
      other: '{n} parties exportées.',
    },
    leftOut: {
      one: 'Une entrée abîmée n’est pas dans le fichier : exportez-la depuis la liste.',
      many: '{n} d’entrées abîmées ne sont pas dans le fichier : exportez-les depuis la liste.',
      other: '{n} entrées abîmées ne sont pas dans le fichier : exportez-les depuis la liste.',
    },
    nothing: 'Il n’y a encore rien à exporter.',
    reading: 'Lecture de la partie {done} sur {of}…',
    added: {
      one: '{n} partie importée.',
      many: '{n} de parties importées.',
      other: '{n} parties importées.',
    },
    doubles: {
      one: 'Une était déjà là.', many: '{n} étaient déjà là.', other: '{n} étaient déjà là.',
    },
    refused: {
      one: 'Une a été écartée :',
      many: '{n} ont été écartées :',
      other: '{n} ont été écartées :',
    },
    refusedOne: 'N° {number} : {reason} (ligne {line})',
    refusedMore: { one: 'et une autre', many: 'et {n} autres', other: 'et {n} autres' },
    large: 'Ce fichier est trop gros : 8 Mo au plus.',
    noText: 'Ce fichier n’est pas un texte et ne contient donc aucune partie.',
    emptyFile: 'Ce fichier est vide.',
    stopped: 'L’importation s’est arrêtée en chemin. Ce qui a été lu jusque-là est ici.',

    rescued: 'Le texte illisible se trouve parmi les parties enregistrées, prêt à être exporté.',
    refusal: {
      'no-result': 'il ne se termine pas par un résultat\u00a0: la fin manque peut-être',
      'no-record': 'ce n’est pas la notation d’une partie',
      'too-long': 'elle est plus longue que toute partie',
      variant: 'ses premières lignes ne nomment aucun jeu qui se joue ici',
      start: 'elle ne peut pas partir de sa position',
      tag: 'une ligne du début est illisible',
      twice: 'une ligne du début s’y trouve deux fois',
      'bad-text': 'ce n’est pas un texte',
      'unknown-variant': 'le jeu ne se joue pas ici',
      'bad-position': 'la position de départ n’a pas de sens',
      'bad-house': 'cette case n’existe pas',
      'not-yours': 'la case appartient à l’autre camp',
      'empty-house': 'la case est vide',
      'closed-house': 'la case est fermée',
      'endless-sowing': 'le semis ne finirait jamais',
      'game-over': 'la partie était déjà finie',
      'wrong-pass': 'un tour passé manque, ou n’a pas lieu d’être',
      'wrong-result': 'le résultat ne découle pas des semis',
      'wrong-ending': 'la partie ne peut pas avoir fini ainsi',
      'open-comment': 'un commentaire n’est pas fermé',
      other: 'la partie est illisible',
    },

    unreadable: 'Impossible d’ouvrir cette partie enregistrée : {reason}.',
    upTo: 'Cette partie enregistrée est abîmée à la ligne {line} ; la voici jusque-là.',
    visit: 'Enregistrée : {date}',
    visitLabel: 'Partie enregistrée',
    goOn: 'Continuer', back: 'Retour à ma partie', replay: 'Revoir',

    trouble: {
      forbidden: 'Ce navigateur ne conserve pas les parties enregistrées. Elles durent jusqu’à la '
        + 'fermeture de la page : exportez-les sous Plus, Parties enregistrées.',
      full: 'Le stockage du navigateur est plein. Les parties ne sont enregistrées que jusqu’à la '
        + 'fermeture de la page : exportez-les sous Plus, Parties enregistrées.',
      otherTab: 'Un autre onglet détient les parties enregistrées d’une page plus récente. '
        + 'Rechargez celle-ci ; d’ici là, les parties ne sont enregistrées que pour cette visite.',
      letGo: 'Un autre onglet a renouvelé ou retiré les parties enregistrées. Rechargez cette page '
        + 's’il en manque.',
    },
  },

  statistics: {
    title: 'Statistiques',
    about: 'Vos parties finies contre l’ordinateur, dans ce navigateur.',
    none: 'Rien à compter pour l’instant. Finissez une partie contre l’ordinateur.',
    level: 'Niveau', all: 'Tous',
    games: 'Parties', won: 'Gagnées', lost: 'Perdues', drawn: 'Nulles',
    longestTurn: 'Plus long tour', biggestChain: 'Plus longue chaîne',
    legend: 'Plus long tour : le plus grand nombre de vos semis en un tour. Plus longue chaîne : '
      + 'le plus grand nombre de cases prises par un de vos semis.',
    leftOut: {
      one: 'Une entrée est illisible et n’est pas comptée.',
      many: '{n} d’entrées sont illisibles et ne sont pas comptées.',
      other: '{n} entrées sont illisibles et ne sont pas comptées.',
    },
    reset: 'Remettre à zéro', gone: 'Les statistiques sont remises à zéro.', undo: 'Annuler',
  },
};
