// @ts-check

export default {
  share: {
    title: 'Comparteix',
    part: {
      link: 'Enllaç', record: 'Registre', picture: 'Imatge del tauler', load: 'Obre una partida',
    },

    link: 'Enllaç',
    what: 'Què conté l’enllaç',
    wholeGame: 'Tota la partida',
    positionOnly: 'Només aquesta posició',
    copyLink: 'Copia l’enllaç',
    send: 'Envia…',
    aboutLink: 'L’enllaç conté tota la partida: no es desa res enlloc més. Per jugar a distància, '
      + 'envia’l després del teu torn; la resposta arriba de la mateixa manera.',
    onDisk: 'L’enllaç porta a aquest fitxer en aquest dispositiu. En un altre lloc s’obre si '
      + 's’enganxa a «{part}».',

    record: 'Registre de la partida',
    copy: 'Copia',
    save: 'Desa com a fitxer',
    copied: 'Copiat.',
    copyByHand: 'El navegador no deixa que la pàgina copiï. El text està seleccionat: copia’l amb '
      + 'Ctrl+C (⌘C en un Mac), o tocant-lo.',

    caption: 'Títol',
    start: '{game}',
    after: {
      one: '{game} després d’una sembra', many: '{game} després de {n} de sembres',
      other: '{game} després de {n} sembres',
    },
    captured: 'capturades',
    toPlay: 'li toca',
    preview: 'Vista prèvia de la imatge',
    svg: 'Desa l’SVG',
    png: 'Desa el PNG',
    wikitext: 'Copia el wikitext',
    plainText: 'Copia el text pla',
    text: 'Text del tauler',
    noBitmap: 'El navegador no ha pogut crear un PNG. L’SVG conté la mateixa imatge.',

    paste: 'Registre, posició o enllaç',
    pasteHere: 'Enganxa aquí un registre, una posició o un enllaç',
    open: 'Obre',
    file: 'Tria un fitxer…',
    openSound: {
      one: 'Obre la primera sembra', many: 'Obre els primers {n} de sembres',
      other: 'Obre les primeres {n} sembres',
    },

    bar: { visit: 'Una altra partida al tauler', post: 'Partida per enllaç' },
    back: 'A la meva partida',
    goOn: 'Continua amb aquesta partida',
    keepIt: 'Queda’t aquesta partida',
    myCopy: 'Mira la meva còpia',
    playOn: { computer: 'Contra l’ordinador', persons: 'Continua, dues persones' },
    arrived: {
      position: 'Una posició que has obert.',
      link: 'Una partida arribada per enllaç.',
      record: 'Una partida que has obert.',
      ended: 'Un enllaç anterior: a la teva còpia aquesta partida s’ha acabat.',
      older: {
        one: 'Un enllaç anterior: la teva còpia d’aquesta partida té una sembra més.',
        many: 'Un enllaç anterior: la teva còpia d’aquesta partida té {n} de sembres més.',
        other: 'Un enllaç anterior: la teva còpia d’aquesta partida té {n} sembres més.',
      },
    },
    changed: {
      title: 'El passat ha canviat',
      text: 'Tens una còpia d’aquesta partida, i les seves sembres no són les de la que has obert. '
        + 'Aquesta no s’ha acceptat, i la teva còpia queda com estava.',
      ways: 'Si entre tots dos voleu desfer torns, comenceu una partida nova des d’aquesta '
        + 'posició.',
    },
    badLink: 'Aquest enllaç no es pot obrir',
    nothingChanged: 'A la teva partida no ha canviat res.',

    due: 'Ja has jugat el teu torn.',
    copyForOther: 'Copia l’enllaç per al rival',
    gone: 'L’enllaç ja va de camí: obre el que et torni.',
    sent: 'Enllaç copiat: envia’l al rival i obre el que et torni.',

    trouble: {
      long: 'És massa llarg per a qualsevol partida d’Hoyito.',
      unknown: 'No és cap enllaç a una partida d’Hoyito.',
      cut: 'N’hi falta el final, com quan un missatge talla un enllaç. Torna’l a demanar, o '
        + 'copia’l sencer.',
      changed: 'Alguna cosa ha canviat pel camí. Torna’l a demanar.',
      binary: 'No és un text. Un registre és un fitxer de text pla, tal com el desa la pàgina.',
      empty: 'Encara no hi ha res per obrir.',
    },
    refused: {
      game: {
        variant: 'No diu de quin joc d’Hoyito és, o és d’un que aquí no es juga',
        start: 'No pot començar des d’aquesta posició',
        tag: 'Aquí va una etiqueta com ara [Date "2026-11-30"]',
        twice: 'Aquesta etiqueta ja hi és més amunt',
        'too-long': 'És massa llarg per a qualsevol partida d’Hoyito',
        other: 'No és el registre d’una partida d’Hoyito',
      },
      position: {
        variant: 'No és ni un registre ni una posició, que comença amb el nom d’un joc, com ara '
          + 'hoyito-2',
        seeds: 'Aquí van les llavors d’un forat, de 0 a 9, o més entre parèntesis',
        row: 'Una fila no té tants forats com aquest joc',
        captured: 'Aquí van les llavors capturades, com ara 8-12',
        total: 'Hi ha més llavors de les que té el joc',
        turn: 'Aquí va el bàndol que juga: S, N, S+ o N+',
        last4: 'Aquí va last4=S o last4=N',
        closed: 'Després de closed= van les lletres de forats buits',
        rest: 'Aquí no hi va res més',
        other: 'No és ni un registre ni una posició d’una partida d’Hoyito',
      },
    },
    here: 'Aquesta és la partida del teu tauler.',
    damage: {
      'no-result': 'No porta el resultat al final: potser hi falta alguna cosa',
      'bad-house': 'Cap forat no té aquesta lletra',
      'not-yours': 'El forat no és del bàndol que juga',
      'empty-house': 'El forat és buit',
      'endless-sowing': 'La sembra no s’acabaria mai',
      'closed-house': 'El forat està tancat en aquesta ronda',
      'game-over': 'En aquest punt la partida ja s’ha acabat',
      'wrong-pass': 'Hi ha una passada on no toca, o en falta una',
      'wrong-result': 'El resultat no és el de la partida',
      'wrong-ending': 'La partida no pot haver acabat així',
      'open-comment': 'Hi ha un comentari sense tancar',
    },
    place: {
      none: '{what}.',
      sign: '{what} (caràcter {at}).',
      line: '{what} (línia {line}).',
      column: '{what} (línia {line}, columna {column}).',
      sowing: 'Falla a la sembra {at}. {what}.',
    },
  },
};
