// @ts-check

/** What the puzzles say; loaded with them. */
export default {
  puzzles: {
    title: 'Zadania',
    today: 'Zadanie dnia',
    kind: { most: 'Zbij w tej turze jak najwięcej', win: 'Znajdź jedyny wygrywający dołek' },
    about: {
      most: 'Każde zbicie daje kolejny siew. W jakiej kolejności przyniosą najwięcej?',
      win: 'Jeden dołek wygrywa bez względu na odpowiedź drugiej strony; pozostałe dają remis albo '
        + 'przegraną.',
    },
    grade: {
      1: 'Najwyżej dwa ruchy', 2: 'Trzy ruchy', 3: 'Cztery ruchy', 4: 'Pięć lub sześć ruchów',
      5: 'Siedem ruchów i więcej',
    },
    short: { 'hoyito-2': 'II', 'hoyito-3': 'III', 'hoyito-2-12': 'II, długie' },
    count: 'rozwiązane: {solved} z {all}',
    solved: 'rozwiązane',
    item: 'Zadanie {number}, {variant}',
    itemSolved: 'Zadanie {number}, {variant}, rozwiązane',
    facts: '{variant} · {grade}',
    name: 'Zadanie {number}: {kind}',
    bar: 'Zadanie',
    begin: '{name}. {goal}',

    goal: {
      most: 'Grasz jako Południe. Zbite do tej pory: {seeds}.',
      win: 'Grasz jako Południe. Siej z dołka, który wygrywa.',
    },
    right: {
      most: 'Rozwiązane: {seeds}, żadna kolejność nie da więcej.',
      win: 'Rozwiązane: przy najlepszej grze {house} wygrywa o {seeds}.',
    },
    less: 'Ta tura dała {taken}; można zbić {seeds}.',
    draws: 'Przy najlepszej grze {house} daje tylko remis.',
    loses: 'Przy najlepszej grze {house} przegrywa o {seeds}.',
    plays: 'Rozwiązanie: {line}',
    shown: {
      most: 'Rozwiązanie, {line}, daje {seeds}.',
      win: 'Rozwiązanie: {line}. Tu wygrana jest już pewna.',
    },

    again: 'Jeszcze raz', solution: 'Rozwiązanie', playOn: 'Graj dalej', next: 'Następne',
    list: 'Zadania',
    leave: 'Moja partia',

    notKept: {
      forbidden: 'Przeglądarka nie pozwala pamiętać, które zadania są rozwiązane.',
      full: 'Pamięć przeglądarki jest pełna: od tej chwili rozwiązane zadania nie są '
        + 'zapamiętywane.',
    },
  },
};
