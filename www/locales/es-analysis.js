// @ts-check

export default {
  value: {
    wins: 'gana por {seeds}',
    loses: 'pierde por {seeds}',
    draw: 'empate',
    winsAbout: 'gana, cerca de {figure}',
    losesAbout: 'pierde, cerca de {figure}',
    about: 'cerca de {figure}',
    exact: 'exacto',
    estimate: 'estimado',
    label: '{words}, {kind}',
  },

  hint: {
    looking: 'Buscando una buena casita…',
    text: '{house}: {deed}{next}; {value} ({kind})',
    takes: 'captura {seeds}',
    takesNothing: 'no captura nada',
    again: ', luego siembra otra vez',
    ends: ', termina la partida',
    failed: 'No se encontró ninguna pista.',
    over: 'La partida ha terminado.',
    task: 'Aquí no hay pista: lo que se busca está encima del tablero.',
  },

  analysis: {
    on: 'Análisis activado.',
    off: 'Análisis desactivado.',
    table: 'Cómo acaba la partida para {side}, que juega ahora, según lo que siembre',
    house: 'Casita', ending: 'Final', kind: 'Certeza',
    waiting: 'Espera a que el tablero esté en reposo.',
    over: 'La partida ha terminado.',
    thinking: 'Pensando…',
    depth: 'Profundidad en siembras sin captura: {depth}…',
    reached: 'Profundidad alcanzada en siembras sin captura: {depth}.',
    proven: 'Todo demostrado: no queda nada por averiguar.',
    failed: 'La computadora se detuvo en esta posición.',
    best: '{house} es la mejor: {words}, {kind}.',
    line: 'Mejor línea',
    step: 'Recorrer',
    lookup: 'Ver mejor línea',
    lining: 'Buscando la mejor línea…',
    bar: 'Mejor línea',
    first: 'Al principio', back: 'Atrás', forward: 'Adelante', done: 'A la partida',
    at: 'Mejor línea, {at} de {of}',
    start: 'Mejor línea, desde aquí',
    lookOnly: 'Solo para mirar: la partida queda como está',
  },

  review: {
    title: 'Repaso de la partida',
    progress: {
      one: 'Queda una siembra por mirar…', many: 'Quedan {n} de siembras por mirar…',
      other: 'Quedan {n} siembras por mirar…',
    },
    stopped: 'Detenido: {done} de {plies} siembras miradas.',
    stop: 'Detener',
    start: 'Mirar el resto',
    curve: 'Ventaja final prevista después de cada siembra, si ambos bandos siguen jugando lo '
      + 'mejor posible. Por encima de la línea va ganando Sur; por debajo, Norte.',
    curveLabel: 'Curva de la ventaja prevista, de {from} en la apertura a {to} al final. La tabla '
      + 'de abajo la cuenta con palabras.',
    ahead: '{side} va ganando',
    turning: 'Vuelco',
    legend: 'Los rombos marcan los vuelcos. Pulsa la curva o una fila para ir a una posición.',
    lostNothing: 'Ninguna siembra regaló una sola semilla.',
    lost: '{side} regaló {seeds}.',
    lostAbout: '{side} regaló cerca de {seeds}.',
    nothing: 'Ninguna siembra le dio un vuelco a la partida.',
    turns: { one: 'Un vuelco.', many: '{n} de vuelcos.', other: '{n} vuelcos.' },
    number: 'N.º', sowing: 'Siembra', loss: 'Pérdida', better: 'Mejor', foreseen: 'Ventaja',
    sown: '{side} {house}',
    none: '0',
    about: '≈{seeds}',
    goTo: 'A la siembra {ply}, {side} {house}',
    short: 'Todavía no hay ninguna siembra que repasar.',
    leads: '{side} {seeds}',
    level: 'igualdad',
  },

  solved: {
    title: 'El juego resuelto',
    answer: 'Con dos filas de seis, el juego está calculado de la primera siembra a la última. Si '
      + 'ambos bandos juegan lo mejor posible, gana quien juega en segundo lugar.',
    second: 'En el Hoyito II gana por {two} semillas y en el Hoyito III por {three}, si quien '
      + 'empieza abre lo mejor que se puede. Ninguna apertura salva la partida, pero con unas se '
      + 'pierde menos que con otras.',
    openings: 'Por cuántas semillas pierde quien empieza, según su apertura',
    opening: 'Apertura',
    loses: '{seeds}',
    least: '{seeds}, la mínima',
    why: '¿Por qué gana el segundo?',
    whyText: 'Las seis aperturas se parecen: cinco vueltas, ninguna captura y el mismo dibujo, '
      + 'girado a lo largo del anillo. Pero le dejan al otro bando un tablero lleno de cuatros a '
      + 'punto de formarse. En el Hoyito II puede capturar 28, 24, 40, 32, 36 o 32 semillas en su '
      + 'primer turno después de A, B, C, D, E o F, una captura tras otra.',
    how: 'Cómo lo sabemos',
    howText: 'No por haber jugado muchas partidas, sino porque está demostrado. Primero se le dio '
      + 'su valor exacto a cada tablero con pocas semillas, empezando por los más pequeños: 75.582 '
      + 'tableros de ocho semillas, 1.352.078 de doce, 13.037.895 de dieciséis. Después una '
      + 'búsqueda miró todo lo que puede seguir a cada apertura, hasta que todas las líneas '
      + 'terminaron en una partida acabada o en uno de esos tableros, o se vio que no influían.',
    check: 'No tienes que creernos: abre el análisis en una partida nueva y espera. Vuelve a '
      + 'demostrar las mismas cifras en tu propio dispositivo, y al terminar marca cada casita '
      + 'como exacta.',
    rests: 'En qué se apoya',
    restsText: 'Las descripciones del Hoyito dejan algunos puntos abiertos. Las cifras valen para '
      + 'el juego tal como se juega aquí:',
    points: {
      endless: 'No se permite una siembra que daría vueltas para siempre.',
      circle: 'Una partida que da vueltas sin capturas se termina; las semillas que quedan en el '
        + 'tablero no son de nadie.',
      origin: 'Al sembrar doce semillas o más, cae una también en la casita de la que salieron.',
      pass: 'Quien no puede sembrar pasa.',
      lastFour: 'Quien captura se lleva las cuatro últimas, como en una partida suelta.',
    },
    longRows: 'Las filas de doce son otra historia: nadie sabe quién gana ahí.',
  },
};
