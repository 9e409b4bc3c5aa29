// @ts-check

export default {
  player: { person: 'Persona', computer: 'Computadora' },

  variant: {
    'hoyito-2': {
      about: 'Dos filas de seis. La última semilla captura, con los cuatros que haya detrás; '
        + 'luego se siembra otra vez.',
    },
    'hoyito-3': {
      about: 'Dos filas de seis. La última semilla captura solo en su casita; luego se siembra '
        + 'otra vez.',
    },
    'hoyito-2-12': {
      about: 'Dos filas de doce, 96 semillas: las reglas del Hoyito II, y mucho más que calcular.',
    },
    'hoyito-1': {
      about: 'Dos filas de seis. Cada cuatro que se forma por el camino se captura al momento; '
        + 'no hay otra siembra.',
    },
  },

  level: {
    newcomer: {
      about: 'Conoce las reglas y poco más. Para una primera partida.',
    },
    beginner: {
      about: 'Ve las capturas, pero deja pasar muchas.',
    },
    casual: {
      about: 'Ve sus propias capturas y aprovecha casi todas.',
    },
    strong: {
      about: 'Ve lo que vas a responder y lo que podrá hacer después.',
    },
    expert: {
      about: 'Mira más lejos y perdona poco.',
    },
    perfect: {
      about: 'No comete errores en filas de seis. Se toma su tiempo para pensar.',
    },
  },

  match: {
    unit: { one: 'Una partida', rounds: 'Rondas', wins: 'Hasta tantas victorias' },
    way: {
      full: 'Filas llenas en cada ronda',
      filled: 'Cada cual llena su fila con su montón; las casitas que queden vacías se cierran',
    },
  },

  dialog: {
    leaveMatch: '¿Dejar la serie?',
    leavesMatch: 'La serie del tablero termina aquí. Sus rondas quedan entre las partidas '
      + 'guardadas.',
    leaveIt: 'Dejarla',
    newGame: 'Nueva partida', variant: 'Juego', starter: 'Empieza', match: 'Serie',
    length: 'Cuántas', way: 'Rondas siguientes',
    leaves: 'Vas a dejar la partida que está en el tablero.',
    level: 'Nivel',
    resign: '¿Rendirse?', resigns: '{side} da la partida por perdida.',
    draw: '{side} ofrece empate', accept: '{side}, ¿aceptas?',
    crash: 'El juego tropezó',
    kept: 'Algo falló por dentro. Tu partida se conserva hasta la última siembra.',
    goOn: 'Seguir desde ahí',
  },
};
