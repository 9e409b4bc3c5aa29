// @ts-check

export default {
  value: {
    wins: 'gagne de {seeds}',
    loses: 'perd de {seeds}',
    draw: 'nulle',
    winsAbout: 'gagne, environ {figure}',
    losesAbout: 'perd, environ {figure}',
    about: 'environ {figure}',
    exact: 'exact',
    estimate: 'estimé',
    label: '{words}, {kind}',
  },

  hint: {
    looking: 'Recherche d’une bonne case…',
    text: '{house} : {deed}{next} ; {value} ({kind})',
    takes: 'prend {seeds}',
    takesNothing: 'ne prend rien',
    again: ', puis sème à nouveau',
    ends: ', finit la partie',
    failed: 'Aucun indice n’a pu être trouvé.',
    over: 'La partie est finie.',
    task: 'Pas d’indice ici : ce qu’il faut trouver est écrit au-dessus du plateau.',
  },

  analysis: {
    on: 'L’analyse est activée.',
    off: 'L’analyse est désactivée.',
    table: 'Issue de la partie pour {side}, dont c’est le tour, selon la case semée',
    house: 'Case', ending: 'Issue', kind: 'Certitude',
    waiting: 'Attend que le plateau soit au repos.',
    over: 'La partie est finie.',
    thinking: 'Réflexion…',
    depth: 'Regarde {depth} semis sans prise à l’avance…',
    reached: 'A regardé {depth} semis sans prise à l’avance.',
    proven: 'Tout est prouvé : il n’y a plus rien à découvrir.',
    failed: 'L’ordinateur s’est arrêté sur cette position.',
    best: '{house} est le meilleur choix : {words}, {kind}.',
    line: 'Meilleure suite',
    step: 'Parcourir',
    lookup: 'Voir la suite',
    lining: 'Recherche de la meilleure suite…',
    bar: 'Meilleure suite',
    first: 'Au début', back: 'En arrière', forward: 'En avant', done: 'Retour à la partie',
    at: 'Meilleure suite, {at} sur {of}',
    start: 'Meilleure suite, à partir d’ici',
    lookOnly: 'Ce n’était qu’un aperçu : la partie reste comme elle est',
  },

  review: {
    title: 'Bilan de la partie',
    progress: {
      one: 'Encore {n} semis à examiner…',
      many: 'Encore {n} de semis à examiner…',
      other: 'Encore {n} semis à examiner…',
    },
    stopped: 'Arrêté : {done} semis examinés sur {plies}.',
    stop: 'Arrêter',
    start: 'Examiner le reste',
    curve: 'Avance finale prévue après chaque semis, si les deux camps poursuivent au mieux. '
      + 'Au-dessus de la ligne, Sud est en tête ; au-dessous, Nord.',
    curveLabel: 'Courbe de l’avance prévue, de {from} au départ à {to} à la fin. Le tableau '
      + 'ci-dessous la donne en toutes lettres.',
    ahead: '{side} en tête',
    turning: 'Tournant',
    legend: 'Les losanges sont des tournants. Cliquez sur la courbe ou sur une ligne pour aller à '
      + 'une position.',
    lostNothing: 'Aucun semis n’a laissé échapper de graine.',
    lost: '{side} a laissé échapper {seeds}.',
    lostAbout: '{side} a laissé échapper environ {seeds}.',
    nothing: 'Aucun semis n’a fait basculer la partie.',
    turns: { one: 'Un tournant.', many: '{n} de tournants.', other: '{n} tournants.' },
    number: 'N°', sowing: 'Semis', loss: 'Perte', better: 'Mieux', foreseen: 'Avance',
    sown: '{side} {house}',
    none: '0',
    about: '≈{seeds}',
    goTo: 'Au semis {ply}, {side} {house}',
    short: 'Il n’y a encore aucun semis à examiner.',
    leads: '{side} {seeds}',
    level: 'égalité',
  },

  solved: {
    title: 'Le jeu résolu',
    answer: 'Le jeu à deux rangées de six a été calculé du premier semis au dernier. Si les deux '
      + 'camps jouent au mieux, c’est le second joueur qui gagne.',
    second: 'À Hoyito II, le second joueur gagne de {two} graines, à Hoyito III de {three}, si le '
      + 'premier ouvre aussi bien que possible. Aucune ouverture ne sauve la partie, mais '
      + 'certaines limitent la perte.',
    openings: 'Nombre de graines dont le premier joueur perd, selon l’ouverture',
    opening: 'Ouverture',
    loses: '{seeds}',
    least: '{seeds}, le minimum',
    why: 'Pourquoi le second joueur ?',
    whyText: 'Les six ouvertures se ressemblent toutes : cinq relais, aucune capture, le même '
      + 'motif décalé le long du circuit. Mais elles laissent à l’adversaire un plateau plein de '
      + 'groupes de quatre en formation. À Hoyito II, il peut prendre 28, 24, 40, 32, 36 ou 32 '
      + 'graines dès son premier tour après A, B, C, D, E ou F, une capture après l’autre.',
    how: 'Comment on le sait',
    howText: 'Non pas en jouant beaucoup de parties, mais par une preuve. On a d’abord donné leur '
      + 'valeur exacte à tous les plateaux de peu de graines, en commençant par les plus petits : '
      + '75 582 plateaux de huit graines, 1 352 078 de douze, 13 037 895 de seize. Puis une '
      + 'recherche a examiné tout ce qui peut suivre chaque ouverture, jusqu’à ce que chaque suite '
      + 'aboutisse à une partie finie ou à l’un de ces plateaux, ou se révèle sans importance.',
    check: 'Rien ne vous oblige à nous croire : ouvrez l’analyse sur une nouvelle partie et '
      + 'attendez. Elle prouve à nouveau les mêmes nombres sur votre propre machine, et marque '
      + 'chaque case comme exacte une fois le calcul fini.',
    rests: 'Sur quoi cela repose',
    restsText: 'Les descriptions du Hoyito laissent quelques points ouverts. Les nombres valent '
      + 'pour le jeu tel qu’on le joue ici :',
    points: {
      endless: 'Un semis qui tournerait sans fin n’est pas permis.',
      circle: 'Une partie qui tourne en rond sans capture est finie ; les graines restées sur le '
        + 'plateau ne sont à personne.',
      origin: 'Un semis de douze graines ou plus passe aussi par sa case de départ.',
      pass: 'Un camp qui n’a rien à semer passe.',
      lastFour: 'L’auteur de la capture prend les quatre dernières, comme dans une partie seule.',
    },
    longRows: 'Les rangées de douze sont une autre affaire : nul ne sait qui y gagne.',
  },
};
