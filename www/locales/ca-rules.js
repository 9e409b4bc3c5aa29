// @ts-check

export default {
  rules: {
    title: 'Regles',
    game: 'Joc',
    solved: 'El joc resolt',
    of: 'Les regles de l’{variant}',
    legend: 'Les imatges mostren posicions de partides. Un anell de punts marca el forat que se '
      + 'sembrarà; un de continu, on ha caigut l’última llavor; un de ratlles, el que es captura.',
    ours: 'Decidit per nosaltres',
    oursWhy: 'Les descripcions del joc no diuen res d’aquests punts. Així els juguem.',
    mark: 'Nostra',
    board: 'Tauler. Sud, des de la seva esquerra: {near}. Nord, des de la seva: {far}.',

    point: {
      aim: 'Captura més llavors que l’altre bàndol. Hi ha {seeds}, quatre a cada forat al '
        + 'començament. La fila del teu costat és la de Sud; la d’enfront, la de Nord.',
      sow: 'Agafa totes les llavors d’un forat de la teva fila i deixa-les caure d’una en una als '
        + 'forats següents, en sentit contrari a les agulles del rellotge, per totes dues files.',
      relay: 'Si l’última cau on n’hi ha d’altres, agafa també les d’aquest forat, amb l’última '
        + 'inclosa, i continua sembrant a partir del següent: és una altra volta. Si cau en un '
        + 'forat buit, la sembra s’acaba.',
      casa: 'Si l’última llavor fa exactament quatre, a qualsevol de les files, el forat és una '
        + 'casa: les quatre són teves i la sembra s’acaba. Els quatres que es formen pel camí es '
        + 'queden.',
      passing: 'Cada forat que deixis amb exactament quatre, a qualsevol de les files, és teu a '
        + 'l’acte, i la sembra continua. Si és l’última llavor la que fa el quatre, el teu torn '
        + 's’acaba aquí.',
      chain: 'Després mira enrere des d’aquest forat: cada un que tingui exactament quatre llavors '
        + 'també és teu, fins al primer que no les tingui.',
      single: 'Només es captura aquest forat; els altres quatres es queden on són.',
      again: 'Després d’una captura sembres un altre cop, mentre continuïs capturant. No hi pots '
        + 'renunciar.',
      once: 'Un torn és una sola sembra, capturi el que capturi.',
      pass: 'Qui no té res per sembrar passa fins que arribin llavors a la seva fila.',
      lastFour: 'Una captura que deixa només quatre llavors s’endú també aquestes i acaba la '
        + 'partida. Guanya qui tingui més llavors.',
      rounds: 'En un partit, això de les quatre últimes només val per a les dues primeres rondes: '
        + 'a partir de la tercera són per a qui ha guanyat la ronda anterior.',
      origin: 'Amb {houses} llavors o més, la sembra no se salta el forat d’on ha sortit.',
      endless: 'No es permet una sembra que donaria voltes per sempre. S’indica que aquest forat '
        + 'no es pot sembrar, i per què.',
      stall: 'La partida també s’acaba quan el mateix tauler, amb el mateix bàndol al torn, surt '
        + 'per tercera vegada des de l’última captura, després de cent sembres seguides sense '
        + 'captura, o quan ningú no pot sembrar. Les llavors que quedin al tauler no són de ningú.',
      match: 'En un partit els bàndols s’alternen per començar, i compten primer les rondes '
        + 'guanyades i després les llavors. Les files que s’omplen amb els munts, amb forats '
        + 'tancats, també són proposta nostra.',
      drawn: 'Després d’una ronda empatada, les quatre últimes són per a qui ha fet la captura '
        + 'anterior.',
      first: 'De l’Hoyito I només sabem en què se’n distingeix l’Hoyito II. El que això deixa '
        + 'obert ho juguem com a l’Hoyito II.',
    },

    frame: {
      before: '{side} sembra {house}: {seeds}.',
      relay: 'L’última llavor cau al forat {house}, on n’hi ha d’altres, i s’agafen totes.',
      empty: 'L’última llavor cau al forat {house}, que era buit. La sembra s’acaba.',
      casa: {
        one: 'L’última llavor fa quatre al forat {house}. Es capturen.',
        many: 'L’última llavor fa quatre al forat {house}. Es captura en {houses}.',
        other: 'L’última llavor fa quatre al forat {house}. Es captura en {houses}.',
      },
      passing: 'Quatres formats pel camí i capturats: {houses}.',
      endless: 'La sembra del forat {house} no s’acabaria mai.',
    },

    table: {
      title: 'En què es distingeixen els jocs',
      yes: 'Sí', no: 'No',
      rows: 'Forats per fila',
      rowsOf: { 'hoyito-1': '6', 'hoyito-2': '6, també 12', 'hoyito-3': '6' },
      captures: 'Què es captura',
      passing: 'Cada quatre que es forma pel camí',
      last: 'Només el quatre que fa l’última llavor',
      chain: 'També els quatres del darrere',
      again: 'Una altra sembra després d’una captura',
      lastFour: 'Les quatre últimes',
      captor: 'Per a qui ha fet la captura anterior',
      rounds: 'Igual, però a partir de la ronda 3 d’un partit, per a qui ha guanyat la ronda '
        + 'anterior',
      found: 'Documentat',
      foundOf: {
        'hoyito-1': 'En la mateixa tradició',
        'hoyito-2': 'Sud-oest del país; files llargues a Villa Jaragua, 2005',
        'hoyito-3': 'Barahona, 2005',
      },
    },

    history: 'D’on ve',
    past: {
      what: 'L’Hoyito, que també es diu Casitas o Mate, és el mancala de la República Dominicana. '
        + 'Els forats, casitas («casetes»), s’excaven a terra o es dibuixen amb guix en un '
        + 'paviment dur. No hi ha magatzem: el que captures ho deixes al costat del tauler.',
      study: 'El coneixem gràcies a Víktor Bautista i Roca, que va anotar com s’hi jugava durant '
        + 'un treball de camp al sud-oest del país el 2005.',
      jaragua: 'L’Hoyito II amb files de dotze es va documentar a Villa Jaragua el febrer de 2005. '
        + 'Es considera la manera més difícil de jugar-hi.',
      barahona: 'L’Hoyito III ve de Barahona. El va explicar Johnny, un jugador de vint anys d’un '
        + 'batey, el poblat d’una fàbrica de sucre. Els joves de la zona sucrera el mantenen viu.',
      first: 'L’Hoyito I, el més senzill de tots, captura pel camí i no coneix ni la cadena ni '
        + 'l’altra sembra.',
    },
    sources: 'Fonts',
    source: {
      study: 'Víktor Bautista i Roca, treball de camp a la República Dominicana, 2005: Villa '
        + 'Jaragua, Barahona',
      two: 'Mancala World, «Hoyito II», llegit en francès, polonès, portuguès i neerlandès',
      three: 'Mancala World, «Hoyito III», llegit en català',
    },
    sourcesHow: 'No hem vist les notes de camp mateixes, només el que en diuen aquestes pàgines.',

    // Of the page of rules that stands beside the game.
    page: {
      title: 'Les regles de l’Hoyito',
      play: 'Juga a l’Hoyito',
      about: 'Com es juga a l’Hoyito, el mancala de la República Dominicana: les regles dels seus '
        + 'quatre jocs, pas a pas en taulers de partides reals, i d’on venen.',
    },
  },

  keys: {
    title: 'Tecles',
    arrowKeys: 'Fletxes', arrows: 'De forat en forat',
    sowKeys: 'Retorn, Espai', sow: 'Sembra el forat',
    skipKeys: 'Espai, Esc', skip: 'Salta fins que les llavors reposin',
    letters: 'Sembra aquest forat del bàndol que juga',
    whoseTurn: 'Digues a qui toca',
    myRow: 'Digues la meva fila',
    otherRow: 'Digues l’altra fila',
    heaps: 'Digues els munts',
    lastTurn: 'Digues l’últim torn',
  },
};
