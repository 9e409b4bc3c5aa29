// @ts-check

/** What the saved games and the statistics say; loaded with them. */
export default {
  library: {
    title: 'Zapisane partie',
    count: { one: 'Jedna partia', few: '{n} partie', many: '{n} partii', other: '{n} partii' },
    some: '{n} z {all} partii',
    none: 'Nie ma jeszcze partii. Partia zapisuje się tutaj, gdy się skończy albo gdy zastąpi ją '
      + 'inna.',
    noneSuch: 'Nie ma takiej zapisanej partii.',
    held: 'Przeglądarka nie przechowuje wszystkich tych partii. Wyeksportuj je przed zamknięciem '
      + 'strony.',
    filters: 'Które partie',
    variant: 'Gra', opponent: 'Przeciwnik', result: 'Wynik', order: 'Kolejność', any: 'Wszystkie',
    orders: { newest: 'Od najnowszych', oldest: 'Od najstarszych' },
    against: { person: 'Człowiek', computer: 'Komputer', computers: 'Same komputery' },
    results: {
      won: 'Wygrana', lost: 'Przegrana', south: 'Wygrywa Południe', north: 'Wygrywa Północ',
      draw: 'Remis', open: 'Nieskończona',
    },
    more: 'Pokaż kolejne: {n}',

    noDate: 'Bez daty',
    head: '{date} · {variant}',
    you: 'Ty ({side}) kontra {opponent}',
    two: { person: 'Dwie osoby', computer: 'Komputer sam ze sobą' },
    computer: 'Komputer, {level}',
    names: '{one} kontra {other}',
    outcome: {
      won: 'Wygrana', lost: 'Przegrana', side: 'Wygrywa {side}', draw: 'Remis',
      open: 'Nieskończona',
    },
    sowings: { one: 'jeden ruch', few: '{n} ruchy', many: '{n} ruchów', other: '{n} ruchu' },
    onBoard: 'Na planszy',

    damaged: 'Uszkodzony wpis', damagedName: 'Uszkodzony wpis {key}',
    damagedAbout: 'Nie da się go odczytać ({key}). Wyeksportuj go tak, jak jest, albo usuń.',
    exportRaw: 'Eksportuj',
    exportRawLabel: 'Eksportuj tak, jak jest: {game}',
    delete: 'Usuń', deleteLabel: 'Usuń: {game}',
    deleted: 'Usunięto: {game}', undo: 'Cofnij', undoLabel: 'Cofnij usunięcie: {game}',
    gone: {
      one: 'Usunięto jedną partię.',
      few: 'Usunięto {n} partie.',
      many: 'Usunięto {n} partii.',
      other: 'Usunięto {n} partii.',
    },
    restored: {
      one: 'Partia wróciła.',
      few: 'Wróciły {n} partie.',
      many: 'Wróciło {n} partii.',
      other: 'Wróciło {n} partii.',
    },

    export: 'Eksportuj wszystko', import: 'Importuj…',
    exported: {
      one: 'Wyeksportowano jedną partię.', few: 'Wyeksportowano {n} partie.',
      many: 'Wyeksportowano {n} partii.', other: 'Wyeksportowano {n} partii.',
    },
    leftOut: {
      one: 'Jednego uszkodzonego wpisu nie ma w pliku: wyeksportuj go z listy.',
      few: '{n} uszkodzonych wpisów nie ma w pliku: wyeksportuj je z listy.',
      many: '{n} uszkodzonych wpisów nie ma w pliku: wyeksportuj je z listy.',
      other: '{n} uszkodzonego wpisu nie ma w pliku: wyeksportuj je z listy.',
    },
    nothing: 'Nie ma jeszcze czego eksportować.',
    reading: 'Wczytywanie partii {done} z {of}…',
    added: {
      one: 'Zaimportowano jedną partię.', few: 'Zaimportowano {n} partie.',
      many: 'Zaimportowano {n} partii.', other: 'Zaimportowano {n} partii.',
    },
    doubles: {
      one: 'Jedna już tu była.', few: '{n} już tu były.', many: '{n} już tu było.',
      other: '{n} już tu było.',
    },
    refused: {
      one: 'Jedną pominięto:', few: 'Pominięto {n}:', many: 'Pominięto {n}:',
      other: 'Pominięto {n}:',
    },
    refusedOne: 'Nr {number}: {reason} (wiersz {line})',
    refusedMore: {
      one: 'i jeszcze jedną', few: 'i jeszcze {n}', many: 'i jeszcze {n}', other: 'i jeszcze {n}',
    },
    large: 'Ten plik jest za duży: najwyżej 8 MB.',
    noText: 'Ten plik nie jest tekstem, więc nie zawiera partii.',
    emptyFile: 'Ten plik jest pusty.',
    stopped: 'Import przerwał się w połowie. To, co odczytano do tej chwili, jest tutaj.',

    rescued: 'Tekst, którego nie udało się odczytać, jest wśród zapisanych partii; można '
      + 'go wyeksportować.',
    refusal: {
      'no-result': 'nie kończy się wynikiem, więc może czegoś brakować',
      'no-record': 'to nie jest zapis partii',
      'too-long': 'zapis jest dłuższy niż jakakolwiek partia',
      variant: 'pierwsze wiersze nie wymieniają gry dostępnej tutaj',
      start: 'nie da się zacząć z tej pozycji',
      tag: 'wiersza na początku nie da się odczytać',
      twice: 'wiersz na początku jest tam dwa razy',
      'bad-text': 'to nie jest tekst',
      'unknown-variant': 'w tę grę tu się nie gra',
      'bad-position': 'pozycja początkowa nie ma sensu',
      'bad-house': 'nie ma takiego dołka',
      'not-yours': 'dołek należy do drugiej strony',
      'empty-house': 'dołek jest pusty',
      'closed-house': 'dołek jest zamknięty',
      'endless-sowing': 'siew nigdy by się nie skończył',
      'game-over': 'partia skończyła się wcześniej',
      'wrong-pass': 'brakuje pasu albo jest zbędny',
      'wrong-result': 'wynik nie wynika z ruchów',
      'wrong-ending': 'partia nie mogła się tak skończyć',
      'open-comment': 'komentarz nie ma końca',
      other: 'partii nie da się odczytać',
    },

    unreadable: 'Tej zapisanej partii nie da się otworzyć: {reason}.',
    upTo: 'Ta zapisana partia jest uszkodzona w wierszu {line}; tutaj jest do tego miejsca.',
    visit: 'Zapisano: {date}',
    visitLabel: 'Zapisana partia',
    goOn: 'Graj dalej', back: 'Wróć do mojej partii', replay: 'Powtórka',

    trouble: {
      forbidden: 'Ta przeglądarka nie zapisuje partii. Znikną po zamknięciu strony: wyeksportuj je '
        + 'przez Więcej, Zapisane partie.',
      full: 'Pamięć przeglądarki jest pełna. Partie znikną po zamknięciu strony: wyeksportuj je '
        + 'przez Więcej, Zapisane partie.',
      otherTab: 'Inna karta ma zapisane partie z nowszej wersji strony. Odśwież tę kartę; do tego '
        + 'czasu partie zapisują się tylko na czas tej wizyty.',
      letGo: 'Inna karta odnowiła lub usunęła zapisane partie. Odśwież stronę, jeśli którejś '
        + 'brakuje.',
    },
  },

  statistics: {
    title: 'Statystyki',
    about: 'Twoje skończone partie z komputerem, w tej przeglądarce.',
    none: 'Nie ma jeszcze czego liczyć. Dokończ partię z komputerem.',
    level: 'Poziom', all: 'Wszystkie',
    games: 'Partie', won: 'Wygrane', lost: 'Przegrane', drawn: 'Remisy',
    longestTurn: 'Najdłuższa tura', biggestChain: 'Największy łańcuch',
    legend: 'Najdłuższa tura: najwięcej twoich ruchów w jednej turze. Największy łańcuch: '
      + 'najwięcej dołków zbitych jednym twoim ruchem.',
    leftOut: {
      one: 'Jednego wpisu nie da się odczytać i nie jest liczony.',
      few: '{n} wpisów nie da się odczytać i nie są liczone.',
      many: '{n} wpisów nie da się odczytać i nie są liczone.',
      other: '{n} wpisu nie da się odczytać i nie jest liczony.',
    },
    reset: 'Wyzeruj', gone: 'Statystyki wyzerowano.', undo: 'Cofnij',
  },
};
