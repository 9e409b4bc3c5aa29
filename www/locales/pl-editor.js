// @ts-check

/** What the position editor says; loaded with it. */
export default {
  editor: {
    title: 'Ustaw pozycję',
    board: 'Plansza',
    tap: 'Dotknięcie',
    adds: 'dodaje ziarno',
    takes: 'zabiera ziarno',
    keys: 'Klawisze: strzałki przechodzą od dołka do dołka, cyfry ustawiają liczbę ziaren, + '
      + 'dodaje ziarno, − zabiera je, Delete opróżnia dołek.',
    house: '{house}, {side}, {seeds}',
    heap: '{side}, zdobycz',
    rest: 'Reszta',
    restTo: 'Resztę ziaren dostaje {side}',
    turn: 'Ruch ma',
    again: 'sieje jeszcze raz',
    fill: 'Zacznij od',
    empty: 'Pusta plansza', opening: 'Początek gry', present: 'Moja partia',
    text: 'Jako tekst',
    players: 'Gracze',
    seats: {
      both: 'Dwie osoby', south: 'Ja: Południe, komputer: Północ',
      north: 'Ja: Północ, komputer: Południe',
    },
    play: 'Graj', analyse: 'Analizuj', share: 'Udostępnij',

    onBoard: {
      one: 'Jedno ziarno na planszy', few: '{n} ziarna na planszy', many: '{n} ziaren na planszy',
      other: '{n} ziarna na planszy',
    },
    all: 'rozłożone wszystkie {total}',
    left: {
      one: 'zostało jedno z {total}', few: 'zostały {n} z {total}', many: 'zostało {n} z {total}',
      other: 'zostało {n} z {total}',
    },
    tooMany: {
      one: 'o jedno za dużo na {total}', few: 'o {n} za dużo na {total}',
      many: 'o {n} za dużo na {total}', other: 'o {n} za dużo na {total}',
    },

    hint: {
      missing: {
        one: 'Z {total} ziaren brakuje jednego. Nie należy do nikogo.',
        few: 'Z {total} ziaren brakuje {n}. Nie należą do nikogo.',
        many: 'Z {total} ziaren brakuje {n}. Nie należą do nikogo.',
        other: 'Z {total} ziaren brakuje {n}. Nie należą do nikogo.',
      },
      fours: {
        one: 'Jednego ziarna nigdy nie da się zbić: będzie krążyć, aż partia się przez to skończy.',
        few: 'Liczba ziaren na planszy, {n}, nie dzieli się przez cztery. Ostatnich nigdy nie da '
          + 'się zbić: będą krążyć, aż partia się przez to skończy.',
        many: 'Liczba ziaren na planszy, {n}, nie dzieli się przez cztery. Ostatnich nigdy nie da '
          + 'się zbić: będą krążyć, aż partia się przez to skończy.',
        other: 'Liczba ziaren na planszy, {n}, nie dzieli się przez cztery. Ostatnich nigdy nie da '
          + 'się zbić: będą krążyć, aż partia się przez to skończy.',
      },
      passes: '{side} nie ma ruchu i od razu pasuje: ruch ma {next}.',
      over: 'Partia od razu się kończy. {result}. {reason}',
      lastFour: 'Ostatnie cztery bierze {side}, bez względu na to, kto zbija przed nimi.',
      closed: 'Zamknięte w tej rundzie: {houses}.',
    },

    fault: {
      variant: 'Najpierw potrzebna jest nazwa gry: hoyito-1, hoyito-2, hoyito-2-12 lub hoyito-3.',
      seeds: 'Tu potrzebna jest liczba ziaren w dołku: cyfra albo liczba w nawiasie, np. (12).',
      row: 'Ten rząd nie ma tylu dołków co gra.',
      captured: 'Tu potrzebne są zbite ziarna, najpierw Południa, potem Północy, np. 8-12.',
      total: 'Jest więcej ziaren, niż ma gra.',
      turn: 'Tu potrzebna jest strona, która ma ruch: S (Południe) lub N (Północ), z + przy '
        + 'kolejnym siewie.',
      last4: 'Tu może być tylko last4=S albo last4=N.',
      closed: 'Te dołki nie mogą być zamknięte: zamknięty dołek jest pusty, a każda strona musi '
        + 'mieć choć jeden otwarty.',
      rest: 'Tu nic więcej nie powinno być.',
      place: 'Od znaku {n} to nie jest pozycja.',
      tooLong: 'Ten tekst jest za długi na pozycję.',
      record: 'To zapis całej partii, a nie pozycja.',
    },

    bar: 'Pozycja ustawiona ręcznie',
    keep: 'Zachowaj jako moją partię',
    edit: 'Zmień jeszcze raz',
    back: 'Wróć do mojej partii',
    visited: 'Pozycja ustawiona ręcznie. {next}',
    kept: 'To jest teraz twoja partia.',
  },
};
