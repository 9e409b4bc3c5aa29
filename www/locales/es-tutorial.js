// @ts-check

export default {
  tutorial: {
    title: 'Aprender a jugar',
    about: 'Diez lecciones cortas. En cada una Sur tiene que hacer una cosa en el tablero, y tú '
      + 'eres Sur. Mientras tanto, tu propia partida espera.',
    all: 'Ya hiciste las diez lecciones. Repite la que quieras o juega una partida.',
    start: 'Empezar', goOn: 'Seguir con la lección {number}',
    entry: '{number}. {title}',
    done: 'Hecha',
    at: '{number} de {of} · {title}:',
    task: '{about} {wish}', going: 'Capturaste, así que siembra otra vez. {wish}',
    do: {
      leave: 'A la partida', choose: 'Lecciones', again: 'Otra vez', next: 'Siguiente',
      finish: 'Terminar',
    },

    lesson: {
      sow: {
        name: 'Sembrar',
        about: 'Elige una casita de tu fila, de la A a la F. Sus semillas caen de una en una en '
          + 'las siguientes, en sentido antihorario.',
        wish: 'Haz que la última caiga en c, del lado de Norte.',
        missed: 'Esa siembra no acabó en c. Cuenta las semillas de una casita a lo largo del '
          + 'anillo.',
        done: 'Bien: la última semilla cayó en una casita vacía, y con eso se acaba una siembra.',
      },
      relay: {
        name: 'Relevo',
        about: 'Si la última semilla cae donde hay otras, esa casita también se recoge y se sigue '
          + 'sembrando: es otra vuelta.',
        wish: 'Haz una siembra de tres vueltas.',
        missed: 'Tienen que ser tres vueltas: la última semilla debe caer dos veces donde hay '
          + 'otras.',
        done: 'Bien: siguió, vuelta tras vuelta, hasta que la última semilla cayó en una casita '
          + 'vacía.',
      },
      casa: {
        name: 'Casa',
        about: 'Si la última semilla forma exactamente cuatro, la casita es una casa y las cuatro '
          + 'son tuyas.',
        wish: 'Captura una casa.',
        missed: 'Busca una casita con tres semillas a la que pueda llegar una última semilla.',
        done: 'Bien. Las cuatro de f se quedan: solo es casa el cuatro que forma tu última '
          + 'semilla.',
      },
      rows: {
        name: 'De cualquier fila',
        about: 'No importa de quién es la fila donde está una casa.',
        wish: 'Captura una en tu fila y otra en la de Norte.',
        missed: 'Tu turno se acabó sin una casa de cada fila.',
        done: 'Bien: las semillas de Norte valen tanto como las tuyas.',
      },
      chain: {
        name: 'Cadena',
        about: 'Los cuatros que haya justo detrás de la casa también son tuyos, casita por casita '
          + 'hacia atrás.',
        wish: 'Captura tres casitas con una sola siembra.',
        missed: 'Tienen que ser tres a la vez. Busca una siembra que forme cuatros de camino a la '
          + 'casa.',
        done: 'Bien: hacia atrás desde la casa, hasta la primera casita que no tenía cuatro.',
      },
      again: {
        name: 'Otra siembra',
        about: 'Cada captura da otra siembra en el mismo turno.',
        wish: 'Captura dos veces.',
        missed: 'Tu turno se acabó demasiado pronto. ¿Qué captura deja otra por hacer?',
        done: 'Bien. No puedes renunciar a la otra siembra, así que piensa bien qué va a hacer.',
      },
      pass: {
        name: 'Pasar',
        about: 'Quien no tiene nada que sembrar pasa.',
        wish: 'La fila de Norte está vacía: déjala así y haz que Norte pase.',
        missed: 'Ahora Norte tiene semillas que sembrar. Quédate en tu propia fila.',
        done: 'Bien: Norte pasó y tú siembras otra vez. Seguirá pasando hasta que lleguen semillas '
          + 'a su fila.',
      },
      lastFour: {
        name: 'Las cuatro últimas',
        about: 'Quedan ocho semillas. Una captura que deja solo cuatro se lleva también esas.',
        wish: 'Gana la partida.',
        missed: 'Todavía no hay casa: la partida sigue, y Norte puede llegar antes.',
        done: 'Bien: capturaste cuatro y, con ellas, las cuatro últimas; la partida ha terminado.',
      },
      endless: {
        name: 'Sin fin',
        about: 'Algunas siembras darían vueltas para siempre; por eso no se permiten. Una casita '
          + 'de tu fila es así.',
        wish: 'Intenta sembrarla.',
        missed: 'Esa siembra sí se acabó. Vuelve atrás y encuentra la casita que no se puede '
          + 'sembrar.',
        done: 'Bien: desde ahí las semillas darían vueltas hasta dejar el tablero como antes, y '
          + 'así para siempre. Esa casita espera hasta que el tablero haya cambiado.',
      },
      turn: {
        name: 'Un turno entero',
        about: 'Todo junto: relevos, cadenas y más siembras.',
        wish: 'Captura veinte semillas en un turno.',
        missed: 'Tu turno capturó {seeds}. Se puede llegar a veinte.',
        done: 'Veinte semillas en un turno. Ya sabes jugar: ¡suerte!',
      },
    },
  },
};
