// @ts-check

export default {
  side: { south: 'Sur', north: 'Norte' },
  seeds: { one: 'una semilla', many: '{n} de semillas', other: '{n} semillas' },
  laps: { one: 'una vuelta', many: '{n} de vueltas', other: '{n} vueltas' },
  houses: { south: '{houses} de Sur', north: '{houses} de Norte' },

  variant: {
    'hoyito-2': { name: 'Hoyito II' },
    'hoyito-3': { name: 'Hoyito III' },
    'hoyito-2-12': { name: 'Hoyito II largo' },
    'hoyito-1': { name: 'Hoyito I' },
  },

  level: {
    newcomer: { name: 'Novato' },
    beginner: { name: 'Principiante' },
    casual: { name: 'Aficionado' },
    strong: { name: 'Fuerte' },
    expert: { name: 'Experto' },
    perfect: { name: 'Perfecto' },
  },

  say: {
    sows: '{side} siembra {house}, {laps}.',
    captures: '{side} siembra {house}, {laps}, y captura {seeds}: {houses}.',
    lastFour: 'Las cuatro últimas son para {side}.',
    passes: '{side} no puede sembrar y pasa.',
    again: '{side} juega otra vez.',
    turn: 'Le toca a {side}.',
    sown: '{sowing} {next}',
    newGame: 'Nueva partida: {variant}. {next}',
    round: '{round}. {next}',
    restored: 'Aquí está de nuevo tu partida. {next}',
    undone: 'Deshecho. {next}',
    at: 'Siembra {ply} de {plies}. {sowing} {next}',
    over: '{next}',
    flipped: 'Tablero girado.',
    paused: 'En pausa.',
    resumed: 'Sigue.',
  },

  over: {
    wins: '{side} gana por {seeds} a {other}', draw: 'Empate a {seeds}',
    resigned: 'Gana {side}', agreed: 'Empate',
  },
  told: '{name}: {text}',
  reason: {
    'final-four': 'La última captura se llevó también las cuatro que quedaban.',
    swept: 'El tablero está vacío.',
    repetition: 'El mismo tablero salió por tercera vez.',
    quiet: 'Van cien siembras seguidas sin captura.',
    stuck: 'Ya nadie puede sembrar.',
    'last-four': 'Las cuatro últimas fueron para {side} por haber ganado la ronda anterior.',
    resigned: '{side} se rindió.',
    agreed: 'De común acuerdo.',
  },

  match: {
    at: {
      rounds: 'Ronda {round} de {length}: {south}–{north}',
      wins: 'Ronda {round}, gana quien llegue a {length}: {south}–{north}',
    },
    won: 'Ganadas', seeds: 'Semillas',
    over: {
      won: '{side} gana la serie. Rondas {won}–{lost}, semillas {seeds}–{left}.',
      drawn: 'La serie acaba en empate. Rondas {won}–{lost}, semillas {seeds}–{left}.',
      'no-house': '{side} gana la serie: a {other} no le alcanzan las semillas para una casita.',
    },
  },

  house: {
    playable: '{house}, {side}, {seeds}, se puede sembrar',
    empty: '{house}, {side}, {seeds}, no se puede sembrar: vacía',
    'not-yours': '{house}, {side}, {seeds}, no se puede sembrar: no es su turno',
    endless: '{house}, {side}, {seeds}, no se puede sembrar: la siembra no acabaría nunca',
    over: '{house}, {side}, {seeds}, no se puede sembrar: la partida ha terminado',
    closed: '{house}, {side}, cerrada en esta ronda',
    seen: '{house}, {side}, {seeds}, solo para mirar',
  },
  why: {
    empty: 'La casita {house} está vacía.',
    'not-yours': 'La casita {house} es de {side}.',
    endless: 'Una siembra desde {house} no acabaría nunca; por eso no se permite.',
    over: 'La partida ha terminado.',
    closed: 'La casita {house} está cerrada en esta ronda.',
    computer: 'Le toca a la computadora.',
  },
  preview: {
    ends: '{laps}, acaba en {end}',
    captures: '{laps}, acaba en {end}, captura {seeds}: {houses}',
    again: '; después, otra siembra',
    over: '; termina la partida',
  },

  status: {
    turn: 'Juega {side}',
    turnAgain: '{side} juega otra vez',
    turnPassed: '{passed} pasa: juega {side}',
    yours: 'Te toca',
    yoursAgain: 'Te toca otra vez',
    yoursPassed: '{passed} pasa: te toca',
    sows: '{side} siembra {house}',
    replay: 'Último turno: {side} sembró {house}',
    thinking: 'La computadora piensa',
    thinkingLong: 'La computadora lo piensa bien…',
    plays: '{level} · {lead}',
    looks: '{level} · {lead} · siembras por delante: {depth}',
    tables: 'Finales exactos: {percent} %',
    chosen: 'La computadora elige {house}',
    waits: 'La computadora espera',
    failed: 'La computadora no responde',
    you: 'Eres {side} · Computadora: {level}',
    choose: 'Elige una casita de la fila marcada',
    afterCapture: 'La captura da otra siembra',
    noSowing: '{side} no tiene nada que sembrar',
    lap: 'Vuelta {lap} de {laps}',
    lapTaken: 'Vuelta {lap} de {laps}, {taken} capturadas',
    paused: 'En pausa',
    at: 'Siembra {ply} de {plies}',
    sowed: '{side} sembró {sown}',
    took: '{side} sembró {sown} y capturó {seeds}: {houses}',
    leads: '{side} va ganando {seeds} a {other}',
    level: 'Empate a {seeds}',
  },

  do: {
    newGame: 'Nueva partida', more: 'Más', settings: 'Ajustes', help: 'Ayuda', moves: 'Jugadas',
    nextRound: 'Otra ronda', undo: 'Deshacer',
    redo: 'Rehacer', replay: 'Repetir', pause: 'Pausa', resume: 'Seguir', skip: 'Saltar',
    flip: 'Girar tablero', draw: 'Ofrecer empate', resign: 'Rendirse', goOn: 'Que juegue',
    hint: 'Pista', analysis: 'Análisis', review: 'Repaso', learn: 'Aprender a jugar',
    demo: 'Demostración', declineTables: 'Detener', toEnd: 'Al final',
    retry: 'Reintentar', close: 'Cerrar', start: 'Empezar', cancel: 'Cancelar',
    accept: 'Aceptar', decline: 'Rechazar', controls: 'Partida', menu: 'Menú',
    key: '{label} ({key})',
    escape: 'Esc',
  },

  board: { heap: 'Montón de {side}: {seeds}' },

  moves: {
    opening: 'Apertura', pass: 'pasa', lastFour: 'últimas 4', taken: '{house} +{seeds}',
    label: '{ply}: {sentence}',
  },

  notice: {
    forbidden: 'Este navegador no deja que la página guarde tu partida: si la cierras, se pierde.',
    full: 'El almacenamiento del navegador está lleno: desde aquí tu partida no se guarda.',
    damaged: 'La partida guardada estaba dañada en la línea {line}; se recuperó hasta ahí.',
    lost: 'No se pudo leer la partida guardada; aquí tienes una nueva.',
    matchLost: 'No se pudo leer la serie de esta ronda; la ronda sí está aquí.',
    otherTab: 'Otra pestaña guardó después una partida; la de aquí pasa a Más, Partidas '
      + 'guardadas.',
    notShelved: 'La partida que dejaste no se pudo poner entre las guardadas.',
    drawAccepted: 'La computadora acepta el empate.',
    drawDeclined: 'La computadora va ganando y sigue jugando.',
    failed: 'La computadora se detuvo dos veces en esta jugada.',
    notLoaded: 'Esta parte no se pudo cargar. Inténtalo de nuevo cuando tengas conexión.',
    startFailed: 'No se pudo cargar el juego, que necesita WebAssembly. Vuelve a cargar la página '
      + 'para intentarlo otra vez.',
  },
};
