// @ts-check

/** The dialog of the settings. */
export default {
  settings: {
    title: 'Ustawienia',
    group: {
      look: 'Wygląd', board: 'Plansza', sound: 'Dźwięk i wibracje', play: 'Gra', language: 'Język',
      data: 'Te ustawienia',
    },
    theme: {
      name: 'Motyw', earth: 'Ziemia', chalk: 'Beton i kreda', wood: 'Drewno',
      contrast: 'Wysoki kontrast',
    },
    scheme: {
      name: 'Tryb', system: 'Jak w urządzeniu', light: 'Jasny', dark: 'Ciemny',
    },
    speed: {
      name: 'Tempo', slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko', instant: 'Od razu',
    },
    told: { name: 'Czytanie na głos', brief: 'Krótko', normal: 'Zwyczajnie', full: 'W pełni' },
    calm: 'Spokojnie: każdy krok siewu czeka na klawisz lub dotknięcie',
    language: { browser: 'Jak w przeglądarce' },
    leftHanded: 'Dla leworęcznych: ruchy i przyciski po lewej stronie planszy',
    numbers: 'Liczby przy dołkach',
    names: 'Litery dołków',
    flipped: 'Rząd Północy po mojej stronie',
    facing: 'Twarzą w twarz: dla dwóch osób, z ekranem leżącym między nimi',
    sound: 'Dźwięk ziaren',
    volume: 'Głośność',
    vibration: 'Wibracja przy zbiciu',
    twice: 'Siew po dwóch dotknięciach: pierwsze pokazuje, drugie gra',
    preview: 'Pokazuj, gdzie skończy się siew',
    letters: 'Gra klawiszami liter',
    bigTables: 'Licz dokładne końcówki w tle',
    export: 'Zapisz jako plik', import: 'Wczytaj z pliku', reset: 'Przywróć domyślne',
    resets: 'Wszystkie ustawienia będą takie jak na początku. Zapisane partie zostaną.',
    resetTitle: 'Przywrócić ustawienia domyślne?',
    wasReset: 'Wszystkie ustawienia są takie jak na początku.',
    wasRead: 'Obowiązują ustawienia z pliku.',
    refused: {
      long: 'Ten plik jest za duży na plik ustawień. Nic się nie zmieniło.',
      broken: 'Ten plik jest uszkodzony albo nie zawiera ustawień. Nic się nie zmieniło.',
      other: 'Ten plik zawiera coś innego niż ustawienia Hoyito. Nic się nie zmieniło.',
      version: 'Ten plik pochodzi z innej wersji Hoyito. Nic się nie zmieniło.',
      wrong: 'Plik podaje dla „{setting}” nieznaną wartość. Nic się nie zmieniło.',
      unread: 'Tego pliku nie dało się odczytać. Nic się nie zmieniło.',
    },
  },
};
