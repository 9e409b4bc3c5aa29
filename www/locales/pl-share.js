// @ts-check

/** What is said where games go out and come in; loaded with it. */
export default {
  share: {
    title: 'Udostępnij',
    part: {
      link: 'Link', record: 'Zapis', picture: 'Obraz planszy', load: 'Otwórz partię',
    },

    link: 'Link',
    what: 'Co zawiera link',
    wholeGame: 'Cała partia',
    positionOnly: 'Tylko ta pozycja',
    copyLink: 'Kopiuj link',
    send: 'Wyślij…',
    aboutLink: 'Link zawiera całą partię: nic nie jest przechowywane gdzie indziej. Aby grać na '
      + 'odległość, wyślij go po swojej turze; odpowiedź wróci tą samą drogą.',
    onDisk: 'Link prowadzi do tego pliku na tym urządzeniu. Gdzie indziej otwiera się po '
      + 'wklejeniu w „{part}”.',

    record: 'Zapis partii',
    copy: 'Kopiuj',
    save: 'Zapisz jako plik',
    copied: 'Skopiowano.',
    copyByHand: 'Przeglądarka nie pozwala stronie kopiować. Tekst jest zaznaczony: skopiuj go '
      + 'przez Ctrl+C (⌘C na Macu) albo dotknięciem.',

    caption: 'Tytuł',
    start: '{game}',
    after: {
      one: '{game} po jednym ruchu', few: '{game} po {n} ruchach', many: '{game} po {n} ruchach',
      other: '{game} po {n} ruchu',
    },
    captured: 'zbite',
    toPlay: 'ma ruch',
    preview: 'Podgląd obrazu',
    svg: 'Zapisz SVG',
    png: 'Zapisz PNG',
    wikitext: 'Kopiuj wikitekst',
    plainText: 'Kopiuj zwykły tekst',
    text: 'Tekst planszy',
    noBitmap: 'Przeglądarka nie mogła utworzyć PNG. SVG zawiera ten sam obraz.',

    paste: 'Zapis, pozycja lub link',
    pasteHere: 'Wklej tutaj zapis, pozycję lub link',
    open: 'Otwórz',
    file: 'Wybierz plik…',
    openSound: {
      one: 'Otwórz pierwszy ruch', few: 'Otwórz pierwsze {n} ruchy',
      many: 'Otwórz pierwszych {n} ruchów', other: 'Otwórz pierwsze {n} ruchu',
    },

    bar: { visit: 'Inna partia na planszy', post: 'Partia przez link' },
    back: 'Wróć do mojej partii',
    goOn: 'Graj tę partię dalej',
    keepIt: 'Zachowaj tę partię',
    myCopy: 'Zobacz moją kopię',
    playOn: { computer: 'Graj z komputerem', persons: 'Graj dalej w dwie osoby' },
    arrived: {
      position: 'Otwarta pozycja.',
      link: 'Partia z linku.',
      record: 'Otwarta partia.',
      ended: 'Starszy link: w twojej kopii ta partia jest zakończona.',
      older: {
        one: 'Starszy link: twoja kopia tej partii ma o jeden ruch więcej.',
        few: 'Starszy link: twoja kopia tej partii ma o {n} ruchy więcej.',
        many: 'Starszy link: twoja kopia tej partii ma o {n} ruchów więcej.',
        other: 'Starszy link: twoja kopia tej partii ma o {n} ruchu więcej.',
      },
    },
    changed: {
      title: 'Przeszłość się zmieniła',
      text: 'Masz już kopię tej partii, a jej ruchy są inne niż w tej otwartej. Otwarta nie '
        + 'została przejęta; twoja kopia jest taka, jak była.',
      ways: 'Jeśli chcecie wspólnie cofnąć tury, zacznijcie nową partię od tamtej pozycji.',
    },
    badLink: 'Tego linku nie da się otworzyć',
    nothingChanged: 'W twojej własnej partii nic się nie zmieniło.',

    due: 'Twoja tura zakończona.',
    copyForOther: 'Kopiuj link dla drugiej osoby',
    gone: 'Link jest w drodze: otwórz ten, który wróci.',
    sent: 'Link skopiowany: wyślij go drugiej osobie i otwórz ten, który wróci.',

    trouble: {
      long: 'To za długie na partię Hoyito.',
      unknown: 'To nie jest link do partii Hoyito.',
      cut: 'Brakuje końca, jak wtedy, gdy wiadomość ucina link. Poproś o niego jeszcze raz albo '
        + 'skopiuj go w całości.',
      changed: 'Coś się po drodze zmieniło. Poproś o link jeszcze raz.',
      binary: 'To nie jest tekst. Zapis partii to zwykły plik tekstowy, taki, jaki zapisuje ta '
        + 'strona.',
      empty: 'Nie ma jeszcze czego otworzyć.',
    },
    // Each is followed by its place, or by nothing.
    refused: {
      game: {
        variant: 'Nie wiadomo, która to gra Hoyito, albo nie gra się w nią tutaj',
        start: 'Od tej pozycji nie da się zacząć',
        tag: 'Potrzebny jest znacznik taki jak [Date "2026-11-30"]',
        twice: 'Taki znacznik jest już wyżej',
        'too-long': 'To za długie na partię Hoyito',
        other: 'To nie jest zapis partii Hoyito',
      },
      position: {
        variant: 'To ani zapis, ani pozycja; pozycja zaczyna się od nazwy gry, np. hoyito-2',
        seeds: 'Potrzebna jest liczba ziaren w dołku, od 0 do 9, większa w nawiasie',
        row: 'Rząd nie ma tylu dołków co ta gra',
        captured: 'Potrzebne są zbite ziarna, np. 8-12',
        total: 'Jest więcej ziaren, niż ma gra',
        turn: 'Potrzebna jest strona, która ma ruch: S, N, S+ lub N+',
        last4: 'Potrzebne jest last4=S lub last4=N',
        closed: 'Po closed= potrzebne są litery pustych dołków',
        rest: 'Tam nic więcej nie powinno być',
        other: 'To ani zapis, ani pozycja Hoyito',
      },
    },
    here: 'To partia z twojej planszy.',
    damage: {
      'no-result': 'Nie kończy się wynikiem, więc może czegoś brakować',
      'bad-house': 'Żaden dołek nie ma tej litery',
      'not-yours': 'Dołek należy do strony, która nie ma ruchu',
      'empty-house': 'Dołek jest pusty',
      'endless-sowing': 'Siew nigdy by się nie skończył',
      'closed-house': 'Dołek jest zamknięty w tej rundzie',
      'game-over': 'Partia jest już wtedy skończona',
      'wrong-pass': 'Jest pas tam, gdzie go być nie powinno, albo go brakuje',
      'wrong-result': 'To nie jest wynik tej partii',
      'wrong-ending': 'Partia nie mogła się tak skończyć',
      'open-comment': 'Komentarz nie jest zamknięty',
    },
    place: {
      none: '{what}.',
      sign: '{what} (znak {at}).',
      line: '{what} (wiersz {line}).',
      column: '{what} (wiersz {line}, kolumna {column}).',
      sowing: 'Błąd przy ruchu {at}. {what}.',
    },
  },
};
