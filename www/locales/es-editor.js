// @ts-check

export default {
  editor: {
    title: 'Montar una posición',
    board: 'El tablero',
    tap: 'Un toque',
    adds: 'añade una semilla',
    takes: 'quita una',
    keys: 'Con el teclado: las flechas van de casita en casita, las cifras fijan sus semillas, + '
      + 'añade una semilla, − quita una, Suprimir vacía la casita.',
    house: '{house}, {side}, {seeds}',
    heap: '{side} ha capturado',
    rest: 'El resto',
    restTo: 'Las semillas que faltan, al montón de {side}',
    turn: 'Juega',
    again: 'siembra otra vez',
    fill: 'Empezar desde',
    empty: 'Tablero vacío', opening: 'Apertura', present: 'La partida',
    text: 'Como texto',
    players: 'Jugadores',
    seats: {
      both: 'Dos personas', south: 'Yo soy Sur; la computadora, Norte',
      north: 'Yo soy Norte; la computadora, Sur',
    },
    play: 'Jugar', analyse: 'Analizar', share: 'Compartir',

    onBoard: {
      one: 'Una semilla en el tablero', many: '{n} de semillas en el tablero',
      other: '{n} semillas en el tablero',
    },
    all: 'no falta ninguna de {total}',
    left: {
      one: 'falta una de {total}', many: 'faltan {n} de {total}', other: 'faltan {n} de {total}',
    },
    tooMany: {
      one: 'sobra una para {total}', many: 'sobran {n} para {total}',
      other: 'sobran {n} para {total}',
    },

    hint: {
      missing: {
        one: 'Falta una semilla de las {total}. No es de nadie.',
        many: 'Faltan {n} de semillas de las {total}. No son de nadie.',
        other: 'Faltan {n} semillas de las {total}. No son de nadie.',
      },
      fours: {
        one: 'Una sola semilla no se puede capturar nunca: la partida acaba dando vueltas.',
        many: '{n} de semillas en el tablero no son múltiplo de cuatro. Las últimas no se podrán '
          + 'capturar nunca: la partida acaba dando vueltas.',
        other: '{n} semillas en el tablero no son múltiplo de cuatro. Las últimas no se podrán '
          + 'capturar nunca: la partida acaba dando vueltas.',
      },
      passes: '{side} no puede sembrar y pasa enseguida: juega {next}.',
      over: 'La partida termina enseguida. {result}. {reason}',
      lastFour: 'Las cuatro últimas son para {side}, haga quien haga la captura anterior.',
      closed: 'Cerradas en esta ronda: {houses}.',
    },

    fault: {
      variant: 'Primero va el nombre de un juego: hoyito-1, hoyito-2, hoyito-2-12 o hoyito-3.',
      seeds: 'Aquí van las semillas de una casita: una cifra, o un número entre paréntesis, como '
        + '(12).',
      row: 'Esta fila no tiene tantas casitas como el juego.',
      captured: 'Aquí van las semillas capturadas, las de Sur y las de Norte, como 8-12.',
      total: 'Hay más semillas de las que tiene el juego.',
      turn: 'Aquí va el bando que juega: S o N, con un + si siembra otra vez.',
      last4: 'Aquí solo puede ir last4=S o last4=N.',
      closed: 'Estas casitas no se pueden cerrar: una casita cerrada está vacía, y cada bando '
        + 'necesita una abierta.',
      rest: 'Aquí no va nada más.',
      place: 'Desde el carácter {n} esto no es una posición.',
      tooLong: 'Este texto es demasiado largo para una posición.',
      record: 'Esto es el registro de una partida entera, no una posición.',
    },

    bar: 'Una posición montada por ti',
    keep: 'Quedármela',
    edit: 'Volver a editar',
    back: 'A mi partida',
    visited: 'Una posición montada por ti. {next}',
    kept: 'Esta es ahora tu partida.',
  },
};
