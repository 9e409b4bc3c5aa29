// @ts-check

export default {
  library: {
    title: 'Partidas guardadas',
    count: { one: 'Una partida', many: '{n} de partidas', other: '{n} partidas' },
    some: '{n} de {all} partidas',
    none: 'Todavía no hay partidas. Una partida se guarda aquí cuando termina o cuando otra ocupa '
      + 'su lugar.',
    noneSuch: 'Ninguna partida guardada es así.',
    held: 'El navegador no conserva todas estas partidas. Expórtalas antes de cerrar la página.',
    filters: 'Qué partidas',
    variant: 'Juego', opponent: 'Rival', result: 'Resultado', order: 'Orden', any: 'Todos',
    orders: { newest: 'Más nuevas primero', oldest: 'Más viejas primero' },
    against: { person: 'Persona', computer: 'Computadora', computers: 'Solo computadoras' },
    results: {
      won: 'Ganaste', lost: 'Perdiste', south: 'Ganó Sur', north: 'Ganó Norte', draw: 'Empate',
      open: 'Sin terminar',
    },
    more: 'Mostrar {n} más',

    noDate: 'Sin fecha',
    head: '{date} · {variant}',
    you: 'Tú, {side}; rival: {opponent}',
    two: { person: 'Dos personas', computer: 'La computadora contra sí misma' },
    computer: 'Computadora, {level}',
    names: '{one} contra {other}',
    outcome: {
      won: 'Ganada', lost: 'Perdida', side: 'Ganó {side}', draw: 'Empate', open: 'Sin terminar',
    },
    sowings: { one: 'una siembra', many: '{n} de siembras', other: '{n} siembras' },
    onBoard: 'En el tablero',

    damaged: 'Entrada dañada', damagedName: 'Entrada dañada {key}',
    damagedAbout: 'No se puede leer ({key}). Expórtala tal cual o bórrala.',
    exportRaw: 'Exportar',
    exportRawLabel: 'Exportar tal cual: {game}',
    delete: 'Borrar', deleteLabel: 'Borrar: {game}',
    deleted: 'Borrada: {game}', undo: 'Deshacer', undoLabel: 'Deshacer: no borrar {game}',
    gone: {
      one: 'Una partida borrada.',
      many: '{n} de partidas borradas.',
      other: '{n} partidas borradas.',
    },
    restored: {
      one: 'La partida está de vuelta.',
      many: '{n} de partidas están de vuelta.',
      other: '{n} partidas están de vuelta.',
    },

    export: 'Exportar todo', import: 'Importar…',
    exported: {
      one: 'Una partida exportada.', many: '{n} de partidas exportadas.',
      other: '{n} partidas exportadas.',
    },
    leftOut: {
      one: 'Una entrada dañada no está en el archivo: expórtala desde la lista.',
      many: '{n} de entradas dañadas no están en el archivo: expórtalas desde la lista.',
      other: '{n} entradas dañadas no están en el archivo: expórtalas desde la lista.',
    },
    nothing: 'Todavía no hay nada que exportar.',
    reading: 'Leyendo la partida {done} de {of}…',
    added: {
      one: 'Una partida importada.', many: '{n} de partidas importadas.',
      other: '{n} partidas importadas.',
    },
    doubles: {
      one: 'Una ya estaba aquí.', many: '{n} ya estaban aquí.', other: '{n} ya estaban aquí.',
    },
    refused: {
      one: 'Una quedó fuera:', many: '{n} quedaron fuera:', other: '{n} quedaron fuera:',
    },
    refusedOne: 'N.º {number}: {reason} (línea {line})',
    refusedMore: { one: 'y una más', many: 'y {n} más', other: 'y {n} más' },
    large: 'Ese archivo es demasiado grande: el máximo son 8 MB.',
    noText: 'Ese archivo no es de texto, así que no contiene partidas.',
    emptyFile: 'Ese archivo está vacío.',
    stopped: 'La importación se detuvo a medio camino. Lo leído hasta entonces está aquí.',

    rescued: 'El texto que no se pudo leer está entre las partidas guardadas, para exportarlo.',
    refusal: {
      'no-result': 'no lleva el resultado al final: puede faltar algo',
      'no-record': 'esto no es el registro de una partida',
      'too-long': 'es más largo que cualquier partida',
      variant: 'sus primeras líneas no nombran ningún juego que aquí se juegue',
      start: 'no puede empezar desde su posición',
      tag: 'una línea del principio no se puede leer',
      twice: 'una línea del principio está dos veces',
      'bad-text': 'no es un texto',
      'unknown-variant': 'es de un juego que aquí no se juega',
      'bad-position': 'su posición inicial no tiene sentido',
      'bad-house': 'esa casita no existe',
      'not-yours': 'la casita es del otro bando',
      'empty-house': 'la casita está vacía',
      'closed-house': 'la casita está cerrada',
      'endless-sowing': 'la siembra no acabaría nunca',
      'game-over': 'la partida ya había terminado',
      'wrong-pass': 'falta un pase, o hay uno que no toca',
      'wrong-result': 'el resultado no se sigue de las siembras',
      'wrong-ending': 'la partida no puede haber terminado así',
      'open-comment': 'hay un comentario sin cerrar',
      other: 'la partida no se puede leer',
    },

    unreadable: 'Esta partida guardada no se puede abrir: {reason}.',
    upTo: 'Esta partida guardada está dañada en la línea {line}; aquí está hasta ahí.',
    visit: 'Guardada: {date}',
    visitLabel: 'Partida guardada',
    goOn: 'Seguir jugando', back: 'A mi partida', replay: 'Repetición',

    trouble: {
      forbidden: 'Este navegador no conserva las partidas guardadas. Duran hasta que cierres la '
        + 'página: expórtalas en Más, Partidas guardadas.',
      full: 'El almacenamiento del navegador está lleno. Las partidas se guardan solo hasta que '
        + 'cierres la página: expórtalas en Más, Partidas guardadas.',
      otherTab: 'Otra pestaña tiene las partidas guardadas de una versión más nueva de la página. '
        + 'Vuelve a cargar esta; hasta entonces las partidas se guardan solo para esta visita.',
      letGo: 'Otra pestaña renovó o quitó las partidas guardadas. Vuelve a cargar esta '
        + 'página si falta alguna.',
    },
  },

  statistics: {
    title: 'Estadísticas',
    about: 'Tus partidas terminadas contra la computadora, en este navegador.',
    none: 'Todavía no hay nada que contar. Termina una partida contra la computadora.',
    level: 'Nivel', all: 'Todos',
    games: 'Parti\u00addas', won: 'Gana\u00addas', lost: 'Perdi\u00addas',
    drawn: 'Empa\u00adtadas',
    longestTurn: 'Turno más largo', biggestChain: 'Cadena mayor',
    legend: 'Turno más largo: tu mayor número de siembras en un turno. Cadena mayor: el mayor '
      + 'número de casitas que capturó una siembra tuya.',
    leftOut: {
      one: 'Una entrada no se puede leer y no se cuenta.',
      many: '{n} de entradas no se pueden leer y no se cuentan.',
      other: '{n} entradas no se pueden leer y no se cuentan.',
    },
    reset: 'Poner a cero', gone: 'Las estadísticas están a cero.', undo: 'Deshacer',
  },
};
