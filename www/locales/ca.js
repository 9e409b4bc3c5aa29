// @ts-check

export default {
  side: { south: 'Sud', north: 'Nord' },
  seeds: { one: 'una llavor', many: '{n} de llavors', other: '{n} llavors' },
  laps: { one: 'una volta', many: '{n} de voltes', other: '{n} voltes' },
  houses: { south: '{houses} de Sud', north: '{houses} de Nord' },

  variant: {
    'hoyito-2': { name: 'Hoyito II' },
    'hoyito-3': { name: 'Hoyito III' },
    'hoyito-2-12': { name: 'Hoyito II llarg' },
    'hoyito-1': { name: 'Hoyito I' },
  },

  level: {
    newcomer: { name: 'Novell' },
    beginner: { name: 'Principiant' },
    casual: { name: 'Aficionat' },
    strong: { name: 'Fort' },
    expert: { name: 'Expert' },
    perfect: { name: 'Perfecte' },
  },

  say: {
    sows: '{side} sembra {house}, {laps}.',
    captures: '{side} sembra {house}, {laps}, i captura {seeds}: {houses}.',
    lastFour: 'Les quatre últimes són per a {side}.',
    passes: '{side} no pot sembrar i passa.',
    again: '{side} torna a jugar.',
    turn: 'Toca a {side}.',
    sown: '{sowing} {next}',
    newGame: 'Partida nova: {variant}. {next}',
    round: '{round}. {next}',
    restored: 'Aquí tens un altre cop la teva partida. {next}',
    undone: 'Desfet. {next}',
    at: 'Sembra {ply} de {plies}. {sowing} {next}',
    over: '{next}',
    flipped: 'Tauler girat.',
    paused: 'En pausa.',
    resumed: 'Continua.',
  },

  over: {
    wins: '{side} guanya per {seeds} a {other}', draw: 'Empat a {seeds}',
    resigned: 'Guanya {side}', agreed: 'Empat',
  },
  told: '{name}: {text}',
  reason: {
    'final-four': 'L’última captura s’ha endut també les quatre que quedaven.',
    swept: 'El tauler és buit.',
    repetition: 'El mateix tauler ha sortit per tercera vegada.',
    quiet: 'Ja van cent sembres seguides sense captura.',
    stuck: 'Ja no pot sembrar ningú.',
    'last-four': 'Les quatre últimes han estat per a {side} per haver guanyat la ronda anterior.',
    resigned: '{side} ha abandonat.',
    agreed: 'De comú acord.',
  },

  match: {
    at: {
      rounds: 'Ronda {round} de {length}: {south}–{north}',
      wins: 'Ronda {round}, guanya qui arribi a {length}: {south}–{north}',
    },
    won: 'Guanyades', seeds: 'Llavors',
    over: {
      won: '{side} guanya el partit. Rondes {won}–{lost}, llavors {seeds}–{left}.',
      drawn: 'El partit acaba en empat. Rondes {won}–{lost}, llavors {seeds}–{left}.',
      'no-house': '{side} guanya el partit: {other} no té prou llavors per omplir un forat.',
    },
  },

  house: {
    playable: '{house}, {side}, {seeds}, es pot sembrar',
    empty: '{house}, {side}, {seeds}, no es pot sembrar: buit',
    'not-yours': '{house}, {side}, {seeds}, no es pot sembrar: no és el seu torn',
    endless: '{house}, {side}, {seeds}, no es pot sembrar: la sembra no s’acabaria mai',
    over: '{house}, {side}, {seeds}, no es pot sembrar: la partida s’ha acabat',
    closed: '{house}, {side}, tancat en aquesta ronda',
    seen: '{house}, {side}, {seeds}, només per mirar',
  },
  why: {
    empty: 'El forat {house} és buit.',
    'not-yours': 'El forat {house} és de {side}.',
    endless: 'La sembra del forat {house} no s’acabaria mai; per això no es permet.',
    over: 'La partida s’ha acabat.',
    closed: 'El forat {house} està tancat en aquesta ronda.',
    computer: 'Toca a l’ordinador.',
  },
  preview: {
    ends: '{laps}, acaba al forat {end}',
    captures: '{laps}, acaba al forat {end}, captura {seeds}: {houses}',
    again: '; després, una altra sembra',
    over: '; s’acaba la partida',
  },

  status: {
    turn: 'Juga {side}',
    turnAgain: '{side} torna a jugar',
    turnPassed: '{passed} passa: juga {side}',
    yours: 'Et toca',
    yoursAgain: 'Et torna a tocar',
    yoursPassed: '{passed} passa: et toca',
    sows: '{side} sembra {house}',
    replay: 'Últim torn: {side} ha sembrat {house}',
    thinking: 'L’ordinador pensa',
    thinkingLong: 'L’ordinador s’ho pensa bé…',
    plays: '{level} · {lead}',
    looks: '{level} · {lead} · sembres endavant: {depth}',
    tables: 'Finals exactes: {percent} %',
    chosen: 'L’ordinador tria {house}',
    waits: 'L’ordinador espera',
    failed: 'L’ordinador no respon',
    you: 'Ets {side} · Ordinador: {level}',
    choose: 'Tria un forat de la fila marcada',
    afterCapture: 'La captura dona una altra sembra',
    noSowing: '{side} no té res per sembrar',
    lap: 'Volta {lap} de {laps}',
    lapTaken: 'Volta {lap} de {laps}, {taken} capturades',
    paused: 'En pausa',
    at: 'Sembra {ply} de {plies}',
    sowed: '{side} ha sembrat {sown}',
    took: '{side} ha sembrat {sown} i ha capturat {seeds}: {houses}',
    leads: '{side} va guanyant {seeds} a {other}',
    level: 'Empat a {seeds}',
  },

  do: {
    newGame: 'Partida nova', more: 'Més', settings: 'Opcions', help: 'Ajuda', moves: 'Jugades',
    nextRound: 'Ronda següent', undo: 'Desfés',
    redo: 'Refés', replay: 'Repeteix', pause: 'Pausa', resume: 'Continua', skip: 'Salta',
    flip: 'Gira el tauler', draw: 'Ofereix empat', resign: 'Abandona', goOn: 'Que jugui',
    hint: 'Pista', analysis: 'Anàlisi', review: 'Repàs', learn: 'Aprèn a jugar',
    demo: 'Demostració', declineTables: 'Atura', toEnd: 'Al final',
    retry: 'Reintenta', close: 'Tanca', start: 'Comença', cancel: 'Cancel·la',
    accept: 'Accepta', decline: 'Rebutja', controls: 'Partida', menu: 'Menú',
    key: '{label} ({key})',
    escape: 'Esc',
  },

  board: { heap: 'Munt de {side}: {seeds}' },

  moves: {
    opening: 'Obertura', pass: 'passa', lastFour: 'últimes 4', taken: '{house} +{seeds}',
    label: '{ply}: {sentence}',
  },

  notice: {
    forbidden: 'Aquest navegador no deixa que la pàgina desi la teva partida: si la tanques, es '
      + 'perd.',
    full: 'L’emmagatzematge del navegador és ple: a partir d’ara la teva partida no es desa.',
    damaged: 'La partida desada estava malmesa a la línia {line}; s’ha recuperat fins allà.',
    lost: 'No s’ha pogut llegir la partida desada; aquí en tens una de nova.',
    matchLost: 'No s’ha pogut llegir el partit d’aquesta ronda; la ronda sí que és aquí.',
    otherTab: 'Una altra pestanya ha desat després una partida; la d’aquí passa a Més, Partides '
      + 'desades.',
    notShelved: 'La partida que has deixat no s’ha pogut posar entre les desades.',
    drawAccepted: 'L’ordinador accepta l’empat.',
    drawDeclined: 'L’ordinador va guanyant i continua jugant.',
    failed: 'L’ordinador s’ha aturat dues vegades en aquesta jugada.',
    notLoaded: 'Aquesta part no s’ha pogut carregar. Torna-ho a provar quan tinguis connexió.',
    startFailed: 'No s’ha pogut carregar el joc, que necessita WebAssembly. Torna a carregar la '
      + 'pàgina per provar-ho un altre cop.',
  },
};
