// @ts-check

export default {
  player: { person: 'Człowiek', computer: 'Komputer' },

  variant: {
    'hoyito-2': {
      about: 'Dwa rzędy po sześć. Zbija ostatnie ziarno, razem z czwórkami za nim; potem '
        + 'kolejny siew.',
    },
    'hoyito-3': {
      about: 'Dwa rzędy po sześć. Ostatnie ziarno zbija tylko własny dołek; potem kolejny siew.',
    },
    'hoyito-2-12': {
      about: 'Dwa rzędy po dwanaście, 96 ziaren: zasady Hoyito II, a liczenia o wiele więcej.',
    },
    'hoyito-1': {
      about: 'Dwa rzędy po sześć. Każda czwórka po drodze jest od razu zbita; bez drugiego siewu.',
    },
  },

  level: {
    newcomer: {
      about: 'Zna zasady i niewiele więcej. Na pierwszą partię.',
    },
    beginner: {
      about: 'Widzi zbicia, ale wiele z nich przepuszcza.',
    },
    casual: {
      about: 'Widzi własne zbicia i zwykle z nich korzysta.',
    },
    strong: {
      about: 'Widzi twoją odpowiedź i to, co może zrobić po niej.',
    },
    expert: {
      about: 'Patrzy dalej i niewiele wybacza.',
    },
    perfect: {
      about: 'Na rzędach po sześć nigdy się nie myli. Myśli bez pośpiechu.',
    },
  },

  match: {
    unit: { one: 'Jedna partia', rounds: 'Stała liczba rund', wins: 'Do liczby wygranych rund' },
    way: {
      full: 'W każdej rundzie pełne rzędy',
      filled: 'Każdy zapełnia swój rząd zdobytymi ziarnami; puste dołki są zamknięte',
    },
  },

  dialog: {
    leaveMatch: 'Przerwać mecz?',
    leavesMatch: 'Mecz na planszy kończy się tutaj. Jego rundy zostają wśród zapisanych partii.',
    leaveIt: 'Przerwij',
    newGame: 'Nowa gra', variant: 'Gra', starter: 'Kto zaczyna', match: 'Mecz', length: 'Ile',
    way: 'Następne rundy',
    leaves: 'Partia na planszy zostanie przerwana.',
    level: 'Poziom',
    resign: 'Poddać partię?', resigns: '{side} poddaje partię.',
    draw: '{side} proponuje remis', accept: '{side}, przyjmujesz?',
    crash: 'Gra się potknęła',
    kept: 'Coś poszło nie tak. Partia jest zachowana do ostatniego ruchu.',
    goOn: 'Graj dalej od tego miejsca',
  },
};
