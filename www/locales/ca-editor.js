// @ts-check

export default {
  editor: {
    title: 'Munta una posició',
    board: 'El tauler',
    tap: 'Un toc',
    adds: 'afegeix una llavor',
    takes: 'en treu una',
    keys: 'Amb el teclat: les fletxes van de forat en forat, les xifres en fixen les llavors, + '
      + 'afegeix una llavor, − en treu una, Suprimir buida el forat.',
    house: '{house}, {side}, {seeds}',
    heap: '{side} ha capturat',
    rest: 'La resta',
    restTo: 'Les llavors que falten, al munt de {side}',
    turn: 'Juga',
    again: 'torna a sembrar',
    fill: 'Comença des de',
    empty: 'Tauler buit', opening: 'Obertura', present: 'La partida',
    text: 'Com a text',
    players: 'Jugadors',
    seats: {
      both: 'Dues persones', south: 'Jo soc Sud; l’ordinador, Nord',
      north: 'Jo soc Nord; l’ordinador, Sud',
    },
    play: 'Juga', analyse: 'Analitza', share: 'Comparteix',

    onBoard: {
      one: 'Una llavor al tauler', many: '{n} de llavors al tauler', other: '{n} llavors al tauler',
    },
    all: 'no en falta cap de {total}',
    left: {
      one: 'en falta una de {total}', many: 'en falten {n} de {total}',
      other: 'en falten {n} de {total}',
    },
    tooMany: {
      one: 'en sobra una per a {total}', many: 'en sobren {n} per a {total}',
      other: 'en sobren {n} per a {total}',
    },

    hint: {
      missing: {
        one: 'Falta una llavor de les {total}. No és de ningú.',
        many: 'Falten {n} de llavors de les {total}. No són de ningú.',
        other: 'Falten {n} llavors de les {total}. No són de ningú.',
      },
      fours: {
        one: 'Una sola llavor no es pot capturar mai: la partida acaba donant voltes.',
        many: '{n} de llavors al tauler no són múltiple de quatre. Les últimes no es podran '
          + 'capturar mai: la partida acaba donant voltes.',
        other: '{n} llavors al tauler no són múltiple de quatre. Les últimes no es podran capturar '
          + 'mai: la partida acaba donant voltes.',
      },
      passes: '{side} no pot sembrar i passa de seguida: juga {next}.',
      over: 'La partida s’acaba de seguida. {result}. {reason}',
      lastFour: 'Les quatre últimes són per a {side}, faci qui faci la captura anterior.',
      closed: 'Tancats en aquesta ronda: {houses}.',
    },

    fault: {
      variant: 'Primer va el nom d’un joc: hoyito-1, hoyito-2, hoyito-2-12 o hoyito-3.',
      seeds: 'Aquí van les llavors d’un forat: una xifra, o un nombre entre parèntesis, com (12).',
      row: 'Aquesta fila no té tants forats com el joc.',
      captured: 'Aquí van les llavors capturades, les de Sud i les de Nord, com ara 8-12.',
      total: 'Hi ha més llavors de les que té el joc.',
      turn: 'Aquí va el bàndol que juga: S o N, amb un + si torna a sembrar.',
      last4: 'Aquí només hi pot anar last4=S o last4=N.',
      closed: 'Aquests forats no es poden tancar: un forat tancat és buit, i cada bàndol en '
        + 'necessita un d’obert.',
      rest: 'Aquí no hi va res més.',
      place: 'A partir del caràcter {n} això no és una posició.',
      tooLong: 'Aquest text és massa llarg per a una posició.',
      record: 'Això és el registre d’una partida sencera, no una posició.',
    },

    bar: 'Una posició muntada per tu',
    keep: 'Fes-la meva',
    edit: 'Torna a editar',
    back: 'A la meva partida',
    visited: 'Una posició muntada per tu. {next}',
    kept: 'Aquesta és ara la teva partida.',
  },
};
