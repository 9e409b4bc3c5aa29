// @ts-check

export default {
  rules: {
    title: 'Reglas',
    game: 'Juego',
    solved: 'El juego resuelto',
    of: 'Las reglas del {variant}',
    legend: 'Las imágenes muestran posiciones de partidas. Un anillo de puntos marca la casita que '
      + 'se va a sembrar; uno continuo, dónde cayó la última semilla; uno de rayas, lo que se '
      + 'captura.',
    ours: 'Decidido por nosotros',
    oursWhy: 'Las descripciones del juego no dicen nada de estos puntos. Así los jugamos.',
    mark: 'Nuestra',
    board: 'Tablero. Sur, desde su izquierda: {near}. Norte, desde la suya: {far}.',

    point: {
      aim: 'Captura más semillas que el otro bando. Hay {seeds}, cuatro en cada casita al empezar. '
        + 'La fila de tu lado es la de Sur; la de enfrente, la de Norte.',
      sow: 'Recoge todas las semillas de una casita de tu fila y déjalas caer de una en una en las '
        + 'casitas siguientes, en sentido contrario a las agujas del reloj, por las dos filas.',
      relay: 'Si la última cae donde hay otras, recoge también esa casita, con la última incluida, '
        + 'y sigue sembrando desde la siguiente: es otra vuelta. Si cae en una casita vacía, la '
        + 'siembra se acaba.',
      casa: 'Si la última semilla forma exactamente cuatro, en cualquiera de las filas, la casita '
        + 'es una casa: las cuatro son tuyas y la siembra se acaba. Los cuatros que se forman por '
        + 'el camino se quedan.',
      passing: 'Cada casita que dejes con exactamente cuatro, en cualquiera de las filas, es tuya '
        + 'al momento, y la siembra sigue. Si es la última semilla la que forma el cuatro, tu '
        + 'turno se acaba ahí.',
      chain: 'Después mira hacia atrás desde esa casita: cada una que tenga exactamente cuatro es '
        + 'tuya también, hasta la primera que no los tenga.',
      single: 'Solo se captura esa casita; los demás cuatros se quedan donde están.',
      again: 'Después de una captura siembras otra vez, mientras sigas capturando. No puedes '
        + 'renunciar a ello.',
      once: 'Un turno es una sola siembra, capture lo que capture.',
      pass: 'Quien no tiene nada que sembrar pasa hasta que lleguen semillas a su fila.',
      lastFour: 'Una captura que deja solo cuatro semillas se lleva también esas y termina la '
        + 'partida. Gana quien tenga más semillas.',
      rounds: 'En una serie, lo de las cuatro últimas vale solo para las dos primeras rondas: '
        + 'desde la tercera son para quien ganó la ronda anterior.',
      origin: 'Con {houses} semillas o más, la siembra no se salta la casita de la que salió.',
      endless: 'No se permite una siembra que daría vueltas para siempre. Se indica que esa casita '
        + 'no se puede sembrar, y por qué.',
      stall: 'La partida termina también cuando el mismo tablero, con el mismo bando al turno, '
        + 'sale por tercera vez desde la última captura, tras cien siembras seguidas sin captura, '
        + 'o cuando nadie puede sembrar. Las semillas que queden en el tablero no son de nadie.',
      match: 'En una serie los bandos se alternan para empezar, y cuentan primero las rondas '
        + 'ganadas y luego las semillas. Las filas que se llenan con los montones, con casitas '
        + 'cerradas, también son propuesta nuestra.',
      drawn: 'Tras una ronda empatada, las cuatro últimas son para quien hizo la captura anterior.',
      first: 'Del Hoyito I solo sabemos en qué se distingue de él el Hoyito II. Lo que eso deja '
        + 'abierto lo jugamos como en el Hoyito II.',
    },

    frame: {
      before: '{side} siembra {house}: {seeds}.',
      relay: 'La última semilla cae en {house}, donde hay otras, y se recogen todas.',
      empty: 'La última semilla cae en {house}, que estaba vacía. La siembra se acaba.',
      casa: {
        one: 'La última semilla forma cuatro en {house}. Se capturan.',
        many: 'La última semilla forma cuatro en {house}. Se captura en {houses}.',
        other: 'La última semilla forma cuatro en {house}. Se captura en {houses}.',
      },
      passing: 'Cuatros formados por el camino y capturados: {houses}.',
      endless: 'Una siembra desde {house} no acabaría nunca.',
    },

    table: {
      title: 'En qué se distinguen los juegos',
      yes: 'Sí', no: 'No',
      rows: 'Casitas por fila',
      rowsOf: { 'hoyito-1': '6', 'hoyito-2': '6, también 12', 'hoyito-3': '6' },
      captures: 'Qué se captura',
      passing: 'Cada cuatro que se forma por el camino',
      last: 'Solo el cuatro que forma la última semilla',
      chain: 'También los cuatros de detrás',
      again: 'Otra siembra tras una captura',
      lastFour: 'Las cuatro últimas',
      captor: 'Para quien hizo la captura anterior',
      rounds: 'Igual, pero desde la ronda 3 de una serie, para quien ganó la ronda anterior',
      found: 'Documentado',
      foundOf: {
        'hoyito-1': 'En la misma tradición',
        'hoyito-2': 'Suroeste del país; filas largas en Villa Jaragua, 2005',
        'hoyito-3': 'Barahona, 2005',
      },
    },

    history: 'De dónde viene',
    past: {
      what: 'El Hoyito, llamado también Casitas o Mate, es el mancala de la República Dominicana. '
        + 'Las casitas se cavan en la tierra o se pintan con tiza en un piso duro. No hay '
        + 'almacén: lo que capturas lo guardas al lado del tablero.',
      study: 'Lo conocemos gracias a Víktor Bautista i Roca, que anotó cómo se jugaba durante un '
        + 'trabajo de campo en el suroeste del país en 2005.',
      jaragua: 'El Hoyito II con filas de doce se documentó en Villa Jaragua en febrero de 2005. '
        + 'Se considera la manera más difícil de jugar.',
      barahona: 'El Hoyito III viene de Barahona. Lo explicó Johnny, un jugador de veinte años del '
        + 'batey de un ingenio azucarero. Los jóvenes de la zona cañera lo mantienen vivo.',
      first: 'El Hoyito I, el más sencillo de ellos, captura por el camino y no conoce ni la '
        + 'cadena ni la otra siembra.',
    },
    sources: 'Fuentes',
    source: {
      study: 'Víktor Bautista i Roca, trabajo de campo en la República Dominicana, 2005: Villa '
        + 'Jaragua, Barahona',
      two: 'Mancala World, «Hoyito II», leído en francés, polaco, portugués y neerlandés',
      three: 'Mancala World, «Hoyito III», leído en catalán',
    },
    sourcesHow: 'No hemos visto las notas de campo mismas, solo lo que estas páginas cuentan de '
      + 'ellas.',

    // Of the page of rules that stands beside the game.
    page: {
      title: 'Las reglas del Hoyito',
      play: 'Jugar al Hoyito',
      about: 'Cómo se juega al Hoyito, el mancala de la República Dominicana: las reglas de sus '
        + 'cuatro juegos, paso a paso en tableros de partidas reales, y de dónde vienen.',
    },
  },

  keys: {
    title: 'Teclas',
    arrowKeys: 'Flechas', arrows: 'De casita en casita',
    sowKeys: 'Enter, Espacio', sow: 'Sembrar la casita',
    skipKeys: 'Espacio, Esc', skip: 'Saltar hasta que las semillas descansen',
    letters: 'Sembrar esa casita del bando que juega',
    whoseTurn: 'Decir a quién le toca',
    myRow: 'Decir mi fila',
    otherRow: 'Decir la otra fila',
    heaps: 'Decir los montones',
    lastTurn: 'Decir el último turno',
  },
};
