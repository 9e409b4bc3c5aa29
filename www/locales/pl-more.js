// @ts-check

/** What the menu says; loaded with it. */
export default {
  more: {
    title: 'Więcej',
    tutorial: { name: 'Nauka gry', about: 'Dziesięć krótkich lekcji na planszy' },
    share: { name: 'Udostępnij', about: 'Link, zapis, obraz planszy; otwarcie zapisu' },
    library: { name: 'Zapisane partie', about: 'Rozegrane tu partie: otwórz, eksportuj, importuj' },
    replay: { name: 'Powtórka', about: 'Partia jeszcze raz: turami, ruchami, okrążeniami' },
    editor: { name: 'Ustaw pozycję', about: 'Dowolna plansza do gry, analizy lub wysłania' },
    puzzles: { name: 'Zadania', about: 'Zbij jak najwięcej; znajdź jedyny wygrywający dołek' },
    statistics: {
      name: 'Statystyki', about: 'Partie, wygrane, najdłuższa tura i największy łańcuch',
    },
    rules: { name: 'Zasady', about: 'Cztery gry w obrazkach, ich pochodzenie, klawisze' },
    offline: { name: 'Offline', about: 'Co jest zapisane na tym urządzeniu, i nowe wersje' },
  },
};
