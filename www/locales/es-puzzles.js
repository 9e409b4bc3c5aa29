// @ts-check

export default {
  puzzles: {
    title: 'Problemas',
    today: 'El problema de hoy',
    kind: {
      most: 'Captura lo máximo en este turno', win: 'Encuentra la única casita que gana',
    },
    about: {
      most: 'Cada captura da otra siembra. ¿En qué orden se captura más?',
      win: 'Una casita gana, responda lo que responda el otro bando; las demás empatan o pierden.',
    },
    grade: {
      1: 'Hasta dos siembras', 2: 'Tres siembras', 3: 'Cuatro siembras',
      4: 'Cinco o seis siembras', 5: 'Siete siembras o más',
    },
    short: { 'hoyito-2': 'II', 'hoyito-3': 'III', 'hoyito-2-12': 'II largo' },
    count: '{solved} de {all} resueltos',
    solved: 'resuelto',
    item: 'Problema {number}, {variant}',
    itemSolved: 'Problema {number}, {variant}, resuelto',
    facts: '{variant} · {grade}',
    name: 'Problema {number}: {kind}',
    bar: 'Problema',
    begin: '{name}. {goal}',

    goal: {
      most: 'Eres Sur. Capturado hasta ahora: {seeds}.',
      win: 'Eres Sur. Siembra la casita que gana.',
    },
    right: {
      most: 'Resuelto: {seeds}, y en ningún orden se captura más.',
      win: 'Resuelto: con el mejor juego, {house} gana por {seeds}.',
    },
    less: 'Ese turno capturó {taken}; se pueden capturar {seeds}.',
    draws: 'Con el mejor juego, {house} solo empata.',
    loses: 'Con el mejor juego, {house} pierde por {seeds}.',
    plays: 'La solución: {line}',
    shown: {
      most: 'La solución, {line}, captura {seeds}.',
      win: 'La solución: {line}. Aquí la victoria es segura.',
    },

    again: 'Otra vez', solution: 'Solución', playOn: 'Seguir', next: 'Siguiente',
    list: 'Lista', leave: 'Mi partida',

    notKept: {
      forbidden: 'Este navegador no deja que la página guarde qué problemas están resueltos.',
      full: 'El almacenamiento del navegador está lleno: desde aquí no se guarda qué problemas '
        + 'están resueltos.',
    },
  },
};
