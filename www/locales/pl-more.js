// @ts-check

/** What the menu says; loaded with it. */
export default {
  more: {
    title: 'Więcej',
    share: { name: 'Udostępnij', about: 'Link, zapis, obraz planszy; otwarcie zapisu' },
    library: { name: 'Zapisane partie', about: 'Wszystko, co tu rozegrano: otwórz, eksportuj' },
    replay: { name: 'Powtórka', about: 'Partia jeszcze raz: turami, ruchami, okrążeniami' },
    editor: { name: 'Ustaw pozycję', about: 'Dowolna plansza do gry, analizy lub wysłania' },
    puzzles: { name: 'Zadania', about: 'Zbij jak najwięcej; znajdź jedyny wygrywający dołek' },
    statistics: { name: 'Statystyki', about: 'Partie, wygrane, najdłuższa tura i łańcuch' },
  },
};
