// @ts-check

/** What analysis, review and the page on the solved game say; loaded with them. */
export default {
  value: {
    wins: 'wygrywa o {seeds}',
    loses: 'przegrywa o {seeds}',
    draw: 'remis',
    winsAbout: 'wygrywa, około {figure}',
    losesAbout: 'przegrywa, około {figure}',
    about: 'około {figure}',
    exact: 'dokładnie',
    estimate: 'szacunkowo',
    label: '{words}, {kind}',
  },

  hint: {
    looking: 'Szukanie dobrego dołka…',
    text: '{house}: {deed}{next}; {value} ({kind})',
    takes: 'zbija {seeds}',
    takesNothing: 'nic nie zbija',
    again: ', potem kolejny siew',
    ends: ', koniec partii',
    failed: 'Nie udało się znaleźć podpowiedzi.',
    over: 'Partia jest skończona.',
    task: 'Tu nie ma podpowiedzi: zadanie jest nad planszą.',
  },

  analysis: {
    on: 'Analiza włączona.',
    off: 'Analiza wyłączona.',
    table: 'Ruch ma {side}. Jak skończy się partia po siewie z dołka',
    house: 'Dołek', ending: 'Wynik', kind: 'Pewność',
    waiting: 'Czeka, aż ziarna się zatrzymają.',
    over: 'Partia jest skończona.',
    thinking: 'Myśli…',
    depth: 'Głębokość {depth}, nie licząc zbić…',
    reached: 'Sprawdzono do głębokości {depth}, nie licząc zbić.',
    proven: 'Wszystko udowodnione: nie ma już czego szukać.',
    failed: 'Komputer utknął na tej pozycji.',
    best: 'Najlepszy dołek: {house}, {words}, {kind}.',
    line: 'Najlepszy wariant',
    step: 'Przejdź po kolei',
    lookup: 'Pokaż najlepszy wariant',
    lining: 'Szukanie najlepszego wariantu…',
    bar: 'Najlepszy wariant',
    first: 'Na początek', back: 'Wstecz', forward: 'Naprzód', done: 'Wróć do partii',
    at: 'Najlepszy wariant, {at} z {of}',
    start: 'Najlepszy wariant, od tego miejsca',
    lookOnly: 'Tylko podgląd: partia się nie zmieniła',
  },

  review: {
    title: 'Przegląd partii',
    progress: {
      one: 'Do przejrzenia jeden ruch…', few: 'Do przejrzenia {n} ruchy…',
      many: 'Do przejrzenia {n} ruchów…', other: 'Do przejrzenia {n} ruchu…',
    },
    stopped: 'Zatrzymano. Przejrzane ruchy: {done} z {plies}.',
    stop: 'Zatrzymaj',
    start: 'Przejrzyj resztę',
    curve: 'Przewaga na końcu partii, przewidywana po każdym ruchu przy najlepszej dalszej grze '
      + 'obu stron. Nad linią prowadzi Południe, pod nią Północ.',
    curveLabel: 'Wykres przewidywanej przewagi, od {from} na początku do {to} na końcu. Tabela '
      + 'poniżej opisuje go słowami.',
    ahead: 'Prowadzi {side}',
    turning: 'Punkt zwrotny',
    legend: 'Romby to punkty zwrotne. Kliknij wykres lub wiersz, by przejść do pozycji.',
    lostNothing: 'Żaden ruch nie oddał ani jednego ziarna.',
    lost: '{side} traci {seeds}.',
    lostAbout: '{side} traci mniej więcej {seeds}.',
    nothing: 'Żaden ruch nie odwrócił partii.',
    turns: {
      one: 'Jeden punkt zwrotny.', few: '{n} punkty zwrotne.', many: '{n} punktów zwrotnych.',
      other: '{n} punktu zwrotnego.',
    },
    number: 'Nr', sowing: 'Ruch', loss: 'Strata', better: 'Najlepszy', foreseen: 'Przewaga',
    sown: '{side} {house}',
    none: '0',
    about: '≈{seeds}',
    goTo: 'Do ruchu {ply}, {side} {house}',
    short: 'Nie ma jeszcze ruchów do przejrzenia.',
    leads: '{side} {seeds}',
    level: 'równo',
  },

  solved: {
    title: 'Gra rozwiązana',
    answer: 'Grę na dwóch rzędach po sześć dołków policzono od pierwszego ruchu do ostatniego. '
      + 'Jeśli obie strony grają najlepiej, wygrywa drugi gracz.',
    second: 'W Hoyito II drugi gracz wygrywa różnicą {two} ziaren, w Hoyito III różnicą {three}, '
      + 'jeśli pierwszy zacznie najlepiej, jak można. Żadne otwarcie nie ratuje partii, ale po '
      + 'niektórych przegrywa się mniej.',
    openings: 'Iloma ziarnami przegrywa pierwszy gracz po każdym z otwarć',
    opening: 'Otwarcie',
    loses: '{seeds}',
    least: '{seeds}, najmniej',
    why: 'Dlaczego drugi gracz?',
    whyText: 'Wszystkie sześć otwarć jest do siebie podobnych: pięć okrążeń, żadnego zbicia, ten '
      + 'sam układ, tylko przesunięty wzdłuż planszy. Zostawiają jednak drugiej stronie planszę '
      + 'pełną zaczątków czwórek. W Hoyito II może ona już w swojej pierwszej turze zbić 28, 24, '
      + '40, 32, 36 lub 32 ziarna, odpowiednio po A, B, C, D, E lub F, jedno zbicie po drugim.',
    how: 'Skąd to wiemy',
    howText: 'Nie z rozegrania wielu partii, lecz z dowodu. Najpierw każda plansza z niewielką '
      + 'liczbą ziaren dostała dokładną wartość, począwszy od najmniejszych: 75 582 plansze z '
      + 'ośmioma ziarnami, 1 352 078 z dwunastoma, 13 037 895 z szesnastoma. Potem przeszukano '
      + 'wszystko, co może nastąpić po każdym otwarciu, aż każdy wariant skończył się końcem '
      + 'partii lub jedną z tych plansz albo dało się wykazać, że nie ma już znaczenia.',
    check: 'Nie trzeba wierzyć na słowo: włącz analizę na początku nowej gry i poczekaj. Na twoim '
      + 'urządzeniu udowodni ona od nowa te same liczby, a każdy dołek po skończeniu oznaczy jako '
      + 'policzony dokładnie.',
    rests: 'Na czym się to opiera',
    restsText: 'Opisy Hoyito pozostawiają kilka spraw otwartych. Liczby dotyczą gry w takiej '
      + 'postaci, w jakiej gra się w nią tutaj:',
    points: {
      endless: 'Siew, który krążyłby bez końca, jest niedozwolony.',
      circle: 'Partia, która kręci się w kółko bez zbić, jest skończona; ziarna pozostałe na '
        + 'planszy są niczyje.',
      origin: 'Siew dwunastu lub więcej ziaren wrzuca jedno także do dołka, z którego je wzięto.',
      pass: 'Strona, która nie ma ruchu, pasuje.',
      lastFour: 'Ostatnie cztery bierze ten, kto zbijał przed nimi, jak w pojedynczej partii.',
    },
    longRows: 'Z rzędami po dwanaście jest inaczej: nikt nie wie, kto tam wygrywa.',
  },
};
