// @ts-check

export default {
  share: {
    title: 'Compartir',
    part: {
      link: 'Enlace', record: 'Registro', picture: 'Imagen del tablero', load: 'Abrir una partida',
    },

    link: 'Enlace',
    what: 'Qué contiene el enlace',
    wholeGame: 'Toda la partida',
    positionOnly: 'Solo esta posición',
    copyLink: 'Copiar enlace',
    send: 'Enviar…',
    aboutLink: 'El enlace contiene toda la partida: no se guarda nada en ningún otro sitio. Para '
      + 'jugar a distancia, envíalo después de tu turno; la respuesta llega de la misma manera.',
    onDisk: 'El enlace lleva a este archivo en este dispositivo. En otro lugar se abre si se '
      + 'pega en «{part}».',

    record: 'Registro de la partida',
    copy: 'Copiar',
    save: 'Guardar como archivo',
    copied: 'Copiado.',
    copyByHand: 'El navegador no deja copiar a la página. El texto está seleccionado: cópialo con '
      + 'Ctrl+C (⌘C en un Mac), o tocándolo.',

    caption: 'Título',
    start: '{game}',
    after: {
      one: '{game} después de una siembra', many: '{game} después de {n} de siembras',
      other: '{game} después de {n} siembras',
    },
    captured: 'capturadas',
    toPlay: 'le toca',
    preview: 'Vista previa de la imagen',
    svg: 'Guardar SVG',
    png: 'Guardar PNG',
    wikitext: 'Copiar wikitexto',
    plainText: 'Copiar texto plano',
    text: 'Texto del tablero',
    noBitmap: 'El navegador no pudo crear un PNG. El SVG contiene la misma imagen.',

    paste: 'Registro, posición o enlace',
    pasteHere: 'Pega aquí un registro, una posición o un enlace',
    open: 'Abrir',
    file: 'Elegir un archivo…',
    openSound: {
      one: 'Abrir la primera siembra', many: 'Abrir los primeros {n} de siembras',
      other: 'Abrir las primeras {n} siembras',
    },

    bar: { visit: 'Otra partida en el tablero', post: 'Partida por enlace' },
    back: 'A mi partida',
    goOn: 'Seguir con esta partida',
    keepIt: 'Quedarme con esta partida',
    myCopy: 'Ver mi copia',
    playOn: { computer: 'Contra la computadora', persons: 'Seguir, dos personas' },
    arrived: {
      position: 'Una posición que abriste.',
      link: 'Una partida que llegó por enlace.',
      record: 'Una partida que abriste.',
      ended: 'Un enlace anterior: en tu copia esta partida ha terminado.',
      older: {
        one: 'Un enlace anterior: tu copia de esta partida tiene una siembra más.',
        many: 'Un enlace anterior: tu copia de esta partida tiene {n} de siembras más.',
        other: 'Un enlace anterior: tu copia de esta partida tiene {n} siembras más.',
      },
    },
    changed: {
      title: 'El pasado ha cambiado',
      text: 'Tienes una copia de esta partida, y sus siembras no son las de la que abriste. Esta '
        + 'no se ha aceptado, y tu copia queda como estaba.',
      ways: 'Si entre los dos quieren deshacer turnos, empiecen una partida nueva desde esa '
        + 'posición.',
    },
    badLink: 'Este enlace no se puede abrir',
    nothingChanged: 'En tu propia partida no ha cambiado nada.',

    due: 'Ya jugaste tu turno.',
    copyForOther: 'Copiar el enlace para tu rival',
    gone: 'El enlace va en camino: abre el que te llegue de vuelta.',
    sent: 'Enlace copiado: envíaselo a tu rival y abre el que te llegue de vuelta.',

    trouble: {
      long: 'Es demasiado largo para cualquier partida de Hoyito.',
      unknown: 'No es un enlace a una partida de Hoyito.',
      cut: 'Le falta el final, como cuando un mensaje corta un enlace. Pídelo otra vez, o cópialo '
        + 'entero.',
      changed: 'Algo cambió por el camino. Pídelo otra vez.',
      binary: 'No es un texto. Un registro es un archivo de texto plano, como lo guarda la página.',
      empty: 'Todavía no hay nada que abrir.',
    },
    refused: {
      game: {
        variant: 'No dice de qué juego de Hoyito es, o es de uno que aquí no se juega',
        start: 'No puede empezar desde esa posición',
        tag: 'Aquí va una etiqueta como [Date "2026-11-30"]',
        twice: 'Esa etiqueta ya está puesta más arriba',
        'too-long': 'Es demasiado largo para cualquier partida de Hoyito',
        other: 'No es el registro de una partida de Hoyito',
      },
      position: {
        variant: 'No es un registro ni una posición, que empieza con el nombre de un juego, como '
          + 'hoyito-2',
        seeds: 'Aquí van las semillas de una casita, de 0 a 9, o más entre paréntesis',
        row: 'Una fila no tiene tantas casitas como ese juego',
        captured: 'Aquí van las semillas capturadas, como 8-12',
        total: 'Hay más semillas de las que tiene el juego',
        turn: 'Aquí va el bando que juega: S, N, S+ o N+',
        last4: 'Aquí va last4=S o last4=N',
        closed: 'Después de closed= van las letras de casitas vacías',
        rest: 'Ahí no va nada más',
        other: 'No es un registro ni una posición de una partida de Hoyito',
      },
    },
    here: 'Esta es la partida de tu tablero.',
    damage: {
      'no-result': 'No lleva el resultado al final: puede faltar algo',
      'bad-house': 'Ninguna casita tiene esa letra',
      'not-yours': 'La casita no es del bando que juega',
      'empty-house': 'La casita está vacía',
      'endless-sowing': 'La siembra no acabaría nunca',
      'closed-house': 'La casita está cerrada en esta ronda',
      'game-over': 'La partida ya ha terminado para entonces',
      'wrong-pass': 'Hay un pase donde no toca, o falta uno',
      'wrong-result': 'El resultado no es el de la partida',
      'wrong-ending': 'La partida no puede haber terminado así',
      'open-comment': 'Hay un comentario sin cerrar',
    },
    place: {
      none: '{what}.',
      sign: '{what} (carácter {at}).',
      line: '{what} (línea {line}).',
      column: '{what} (línea {line}, columna {column}).',
      sowing: 'Falla en la siembra {at}. {what}.',
    },
  },
};
