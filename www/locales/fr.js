// @ts-check

export default {
  side: { south: 'Sud', north: 'Nord' },
  seeds: { one: '{n} graine', many: '{n} de graines', other: '{n} graines' },
  laps: { one: 'un relais', many: '{n} de relais', other: '{n} relais' },
  houses: { south: '{houses} de Sud', north: '{houses} de Nord' },

  variant: {
    'hoyito-2': { name: 'Hoyito II' },
    'hoyito-3': { name: 'Hoyito III' },
    'hoyito-2-12': { name: 'Hoyito II, longues rangées' },
    'hoyito-1': { name: 'Hoyito I' },
  },

  level: {
    newcomer: { name: 'Novice' },
    beginner: { name: 'Débutant' },
    casual: { name: 'Amateur' },
    strong: { name: 'Fort' },
    expert: { name: 'Expert' },
    perfect: { name: 'Parfait' },
  },

  say: {
    sows: '{side} sème {house} en {laps}.',
    captures: '{side} sème {house} en {laps} et prend {seeds} graines : {houses}.',
    lastFour: 'Les quatre dernières vont à {side}.',
    passes: '{side} n’a rien à semer et passe.',
    again: '{side} rejoue.',
    turn: 'À {side} de jouer.',
    sown: '{sowing} {next}',
    newGame: 'Nouvelle partie : {variant}. {next}',
    round: '{round}. {next}',
    restored: 'Revoici votre partie. {next}',
    undone: 'Coup annulé. {next}',
    at: 'Semis {ply} sur {plies}. {sowing} {next}',
    over: '{next}',
    flipped: 'Plateau retourné.',
    paused: 'En pause.',
    resumed: 'Reprise.',
  },

  over: {
    wins: '{side} gagne {seeds} à {other}', draw: 'Partie nulle, {seeds} partout',
    resigned: '{side} gagne', agreed: 'Partie nulle',
  },
  told: '{name} : {text}',
  reason: {
    'final-four': 'La dernière capture a emporté les quatre dernières graines.',
    swept: 'Le plateau est vide.',
    repetition: 'Le même plateau est revenu pour la troisième fois.',
    quiet: 'Cent semis de suite sans aucune prise.',
    stuck: 'Aucun des deux camps ne peut plus semer.',
    'last-four': 'Les quatre dernières sont allées à {side}, vainqueur de la manche précédente.',
    resigned: '{side} a abandonné.',
    agreed: 'D’un commun accord.',
  },

  match: {
    at: {
      rounds: 'Manche {round} sur {length} : {south}–{north}',
      wins: 'Manche {round}, premier à {length} : {south}–{north}',
    },
    won: 'Gagnées', seeds: 'Graines',
    over: {
      won: '{side} remporte le match. Manches {won}–{lost}, graines {seeds}–{left}.',
      drawn: 'Match nul. Manches {won}–{lost}, graines {seeds}–{left}.',
      'no-house': '{side} remporte le match : {other} n’a plus de quoi remplir une case.',
    },
  },

  house: {
    playable: '{house}, {side}, {seeds}, jouable',
    empty: '{house}, {side}, {seeds}, non jouable : vide',
    'not-yours': '{house}, {side}, {seeds}, non jouable : ce n’est pas à ce camp de jouer',
    endless: '{house}, {side}, {seeds}, non jouable : le semis ne finirait jamais',
    over: '{house}, {side}, {seeds}, non jouable : la partie est finie',
    closed: '{house}, {side}, fermée pour cette manche',
    seen: '{house}, {side}, {seeds}, à regarder seulement',
  },
  why: {
    empty: '{house} est vide.',
    'not-yours': '{house} appartient à {side}.',
    endless: 'Un semis de {house} ne finirait jamais : il n’est pas permis.',
    over: 'La partie est finie.',
    closed: '{house} est fermée pour cette manche.',
    computer: 'C’est à l’ordinateur de jouer.',
  },
  preview: {
    ends: '{laps}, fin en {end}',
    captures: '{laps}, fin en {end}, prend {seeds} graines : {houses}',
    again: ' ; puis un autre semis',
    over: ' ; finit la partie',
  },

  status: {
    turn: 'À {side} de jouer',
    turnAgain: '{side} rejoue',
    turnPassed: '{passed} passe : à {side} de jouer',
    yours: 'À vous de jouer',
    yoursAgain: 'Rejouez',
    yoursPassed: '{passed} passe : à vous de jouer',
    sows: '{side} sème {house}',
    replay: 'Dernier tour : {side} a semé {house}',
    thinking: 'L’ordinateur réfléchit',
    thinkingLong: 'L’ordinateur réfléchit à fond…',
    plays: '{level} · {lead}',
    looks: '{level} · {lead} · voit {depth} semis à l’avance',
    tables: 'Fins de partie exactes : {percent} %',
    chosen: 'L’ordinateur choisit {house}',
    waits: 'L’ordinateur attend',
    failed: 'L’ordinateur ne répond pas',
    you: 'Vous jouez {side} · Ordinateur : {level}',
    choose: 'Choisissez une case de la rangée marquée',
    afterCapture: 'Une capture donne droit à un autre semis',
    noSowing: '{side} n’a rien à semer',
    lap: 'Relais {lap} sur {laps}',
    lapTaken: 'Relais {lap} sur {laps}, {taken} graines prises',
    paused: 'En pause',
    at: 'Semis {ply} sur {plies}',
    sowed: '{side} a semé {sown}',
    took: '{side} a semé {sown} et pris {seeds} graines : {houses}',
    leads: '{side} mène {seeds} à {other}',
    level: '{seeds} partout',
  },

  do: {
    newGame: 'Nouvelle partie', more: 'Plus', settings: 'Réglages', help: 'Aide', moves: 'Coups',
    nextRound: 'Manche suivante', undo: 'Annuler',
    redo: 'Rétablir', replay: 'Revoir', pause: 'Pause', resume: 'Reprendre', skip: 'Sauter',
    flip: 'Retourner', draw: 'Proposer nulle', resign: 'Abandonner', goOn: 'Le laisser jouer',
    hint: 'Indice', analysis: 'Analyse', review: 'Bilan', learn: 'Apprendre à jouer',
    demo: 'Démonstration', declineTables: 'Arrêter', toEnd: 'À la fin',
    retry: 'Réessayer', close: 'Fermer', start: 'Commencer', cancel: 'Annuler',
    accept: 'Accepter', decline: 'Refuser', controls: 'Partie', menu: 'Menu',
    key: '{label} ({key})',
    escape: 'Échap',
  },

  board: { heap: 'Tas de {side} : {seeds}' },

  moves: {
    opening: 'Départ', pass: 'passe', lastFour: '4 dernières', taken: '{house} +{seeds}',
    label: '{ply} : {sentence}',
  },

  notice: {
    forbidden: 'Ce navigateur ne permet pas à la page de conserver votre partie : la fermer y met '
      + 'fin.',
    full: 'Le stockage du navigateur est plein : désormais, votre partie n’est plus conservée.',
    damaged: 'La partie conservée était abîmée à la ligne {line} ; la voici jusque-là.',
    lost: 'La partie conservée est illisible ; en voici une nouvelle.',
    matchLost: 'Le match de cette manche est illisible ; la manche elle-même est là.',
    otherTab: 'Un autre onglet a conservé une partie entre-temps : celle d’ici rejoint Plus, '
      + 'Parties enregistrées.',
    notShelved: 'La partie quittée n’a pas pu rejoindre les parties enregistrées.',
    drawAccepted: 'L’ordinateur accepte la nulle.',
    drawDeclined: 'L’ordinateur est en tête et continue.',
    failed: 'L’ordinateur s’est arrêté deux fois sur ce coup.',
    notLoaded: 'Cet élément n’a pas pu être chargé. Réessayez une fois en ligne.',
    startFailed: 'Le jeu, qui demande WebAssembly, n’a pas pu être chargé. Rechargez la page pour '
      + 'réessayer.',
  },
};
