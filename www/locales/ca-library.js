// @ts-check

export default {
  library: {
    title: 'Partides desades',
    count: { one: 'Una partida', many: '{n} de partides', other: '{n} partides' },
    some: '{n} de {all} partides',
    none: 'Encara no hi ha partides. Una partida es desa aquí quan s’acaba o quan una altra '
      + 'n’ocupa el lloc.',
    noneSuch: 'No hi ha cap partida desada així.',
    held: 'El navegador no conserva totes aquestes partides. Exporta-les abans de tancar la '
      + 'pàgina.',
    filters: 'Quines partides',
    variant: 'Joc', opponent: 'Rival', result: 'Resultat', order: 'Ordre', any: 'Tots',
    orders: { newest: 'Primer les més noves', oldest: 'Primer les més antigues' },
    against: { person: 'Persona', computer: 'Ordinador', computers: 'Només ordinadors' },
    results: {
      won: 'Has guanyat', lost: 'Has perdut', south: 'Ha guanyat Sud', north: 'Ha guanyat Nord',
      draw: 'Empat', open: 'Sense acabar',
    },
    more: 'Mostra’n {n} més',

    noDate: 'Sense data',
    head: '{date} · {variant}',
    you: 'Tu, {side}; rival: {opponent}',
    two: { person: 'Dues persones', computer: 'L’ordinador contra si mateix' },
    computer: 'Ordinador, {level}',
    names: '{one} contra {other}',
    outcome: {
      won: 'Guanyada', lost: 'Perduda', side: 'Ha guanyat {side}', draw: 'Empat',
      open: 'Sense acabar',
    },
    sowings: { one: 'una sembra', many: '{n} de sembres', other: '{n} sembres' },
    onBoard: 'Al tauler',

    damaged: 'Entrada malmesa', damagedName: 'Entrada malmesa {key}',
    damagedAbout: 'No es pot llegir ({key}). Exporta-la tal com és o esborra-la.',
    exportRaw: 'Exporta',
    exportRawLabel: 'Exporta tal com és: {game}',
    delete: 'Esborra', deleteLabel: 'Esborra: {game}',
    deleted: 'Esborrada: {game}', undo: 'Desfés', undoLabel: 'Desfés: no esborris {game}',
    gone: {
      one: 'Una partida esborrada.',
      many: '{n} de partides esborrades.',
      other: '{n} partides esborrades.',
    },
    restored: {
      one: 'La partida torna a ser aquí.',
      many: '{n} de partides tornen a ser aquí.',
      other: '{n} partides tornen a ser aquí.',
    },

    export: 'Exporta-ho tot', import: 'Importa…',
    exported: {
      one: 'Una partida exportada.', many: '{n} de partides exportades.',
      other: '{n} partides exportades.',
    },
    leftOut: {
      one: 'Una entrada malmesa no és al fitxer: exporta-la des de la llista.',
      many: '{n} d’entrades malmeses no són al fitxer: exporta-les des de la llista.',
      other: '{n} entrades malmeses no són al fitxer: exporta-les des de la llista.',
    },
    nothing: 'Encara no hi ha res per exportar.',
    reading: 'S’està llegint la partida {done} de {of}…',
    added: {
      one: 'Una partida importada.', many: '{n} de partides importades.',
      other: '{n} partides importades.',
    },
    doubles: {
      one: 'Una ja era aquí.', many: '{n} ja eren aquí.', other: '{n} ja eren aquí.',
    },
    refused: {
      one: 'Una ha quedat fora:', many: '{n} han quedat fora:', other: '{n} han quedat fora:',
    },
    refusedOne: 'Núm. {number}: {reason} (línia {line})',
    refusedMore: { one: 'i una més', many: 'i {n} més', other: 'i {n} més' },
    large: 'Aquest fitxer és massa gros: el màxim són 8 MB.',
    noText: 'Aquest fitxer no és de text; per tant, no conté partides.',
    emptyFile: 'Aquest fitxer és buit.',
    stopped: 'La importació s’ha aturat a mig camí. El que s’ha llegit fins aleshores és aquí.',

    rescued: 'El text que no s’ha pogut llegir és entre les partides desades, per exportar-lo.',
    refusal: {
      'no-result': 'no porta el resultat al final: potser hi falta alguna cosa',
      'no-record': 'això no és el registre d’una partida',
      'too-long': 'és més llarg que qualsevol partida',
      variant: 'les primeres línies no anomenen cap joc que aquí es jugui',
      start: 'no pot començar des de la seva posició',
      tag: 'una línia del principi no es pot llegir',
      twice: 'una línia del principi hi és dues vegades',
      'bad-text': 'no és un text',
      'unknown-variant': 'és d’un joc que aquí no es juga',
      'bad-position': 'la posició inicial no té sentit',
      'bad-house': 'aquest forat no existeix',
      'not-yours': 'el forat és de l’altre bàndol',
      'empty-house': 'el forat és buit',
      'closed-house': 'el forat està tancat',
      'endless-sowing': 'la sembra no s’acabaria mai',
      'game-over': 'la partida ja s’havia acabat',
      'wrong-pass': 'falta una passada, o n’hi ha una que no toca',
      'wrong-result': 'el resultat no és el que donen les sembres',
      'wrong-ending': 'la partida no pot haver acabat així',
      'open-comment': 'hi ha un comentari sense tancar',
      other: 'la partida no es pot llegir',
    },

    unreadable: 'Aquesta partida desada no es pot obrir: {reason}.',
    upTo: 'Aquesta partida desada està malmesa a la línia {line}; aquí la tens fins allà.',
    visit: 'Desada: {date}',
    visitLabel: 'Partida desada',
    goOn: 'Continua jugant', back: 'A la meva partida', replay: 'Repetició',

    trouble: {
      forbidden: 'Aquest navegador no conserva les partides desades. Duren fins que tanquis la '
        + 'pàgina: exporta-les a Més, Partides desades.',
      full: 'L’emmagatzematge del navegador és ple. Les partides es desen només fins que tanquis '
        + 'la pàgina: exporta-les a Més, Partides desades.',
      otherTab: 'Una altra pestanya té les partides desades d’una versió més nova de la pàgina. '
        + 'Torna a carregar aquesta; fins aleshores les partides es desen només per a aquesta '
        + 'visita.',
      letGo: 'Una altra pestanya ha renovat o tret les partides desades. Torna a carregar aquesta '
        + 'pàgina si en falta alguna.',
    },
  },

  statistics: {
    title: 'Estadístiques',
    about: 'Les teves partides acabades contra l’ordinador, en aquest navegador.',
    none: 'Encara no hi ha res per comptar. Acaba una partida contra l’ordinador.',
    level: 'Nivell', all: 'Tots',
    games: 'Parti\u00addes', won: 'Guanya\u00addes', lost: 'Perdu\u00addes',
    drawn: 'Empa\u00adtades',
    longestTurn: 'Torn més llarg', biggestChain: 'Cadena més gran',
    legend: 'Torn més llarg: el nombre més alt de sembres que has fet en un torn. Cadena més gran: '
      + 'el nombre més alt de forats que ha capturat una sembra teva.',
    leftOut: {
      one: 'Una entrada no es pot llegir i no es compta.',
      many: '{n} d’entrades no es poden llegir i no es compten.',
      other: '{n} entrades no es poden llegir i no es compten.',
    },
    reset: 'Posa a zero', gone: 'Les estadístiques són a zero.', undo: 'Desfés',
  },
};
