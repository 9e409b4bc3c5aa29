// @ts-check

export default {
  puzzles: {
    title: 'Problemes',
    today: 'El problema d’avui',
    kind: {
      most: 'Captura tant com puguis en aquest torn', win: 'Troba l’únic forat que guanya',
    },
    about: {
      most: 'Cada captura dona una altra sembra. En quin ordre se’n capturen més?',
      win: 'Un forat guanya, respongui el que respongui l’altre bàndol; els altres empaten o '
        + 'perden.',
    },
    grade: {
      1: 'Fins a dues sembres', 2: 'Tres sembres', 3: 'Quatre sembres', 4: 'Cinc o sis sembres',
      5: 'Set sembres o més',
    },
    short: { 'hoyito-2': 'II', 'hoyito-3': 'III', 'hoyito-2-12': 'II llarg' },
    count: '{solved} de {all} resolts',
    solved: 'resolt',
    item: 'Problema {number}, {variant}',
    itemSolved: 'Problema {number}, {variant}, resolt',
    facts: '{variant} · {grade}',
    name: 'Problema {number}: {kind}',
    bar: 'Problema',
    begin: '{name}. {goal}',

    goal: {
      most: 'Ets Sud. Capturat fins ara: {seeds}.',
      win: 'Ets Sud. Sembra el forat que guanya.',
    },
    right: {
      most: 'Resolt: {seeds}, i en cap ordre no se’n capturen més.',
      win: 'Resolt: amb el millor joc, {house} guanya per {seeds}.',
    },
    less: 'Aquest torn ha capturat {taken}; es poden capturar {seeds}.',
    draws: 'Amb el millor joc, {house} només empata.',
    loses: 'Amb el millor joc, {house} perd per {seeds}.',
    plays: 'La solució: {line}',
    shown: {
      most: 'La solució, {line}, captura {seeds}.',
      win: 'La solució: {line}. Aquí la victòria és segura.',
    },

    again: 'Repeteix', solution: 'Solució', playOn: 'Continua', next: 'Següent',
    list: 'Llista', leave: 'A la partida',

    notKept: {
      forbidden: 'Aquest navegador no deixa que la pàgina desi quins problemes estan resolts.',
      full: 'L’emmagatzematge del navegador és ple: a partir d’ara no es desa quins problemes '
        + 'estan resolts.',
    },
  },
};
