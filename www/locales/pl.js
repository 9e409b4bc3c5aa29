// @ts-check

/** Every text that a person sees or hears. `{name}` is filled in; `n` chooses the plural form. */
export default {
  side: { south: 'Południe', north: 'Północ' },
  seeds: { one: 'jedno ziarno', few: '{n} ziarna', many: '{n} ziaren', other: '{n} ziarna' },
  laps: {
    one: 'jedno okrążenie', few: '{n} okrążenia', many: '{n} okrążeń', other: '{n} okrążenia',
  },
  houses: { south: '{houses} Południa', north: '{houses} Północy' },

  variant: {
    'hoyito-2': { name: 'Hoyito II' },
    'hoyito-3': { name: 'Hoyito III' },
    'hoyito-2-12': { name: 'Hoyito II, długie rzędy' },
    'hoyito-1': { name: 'Hoyito I' },
  },

  level: {
    newcomer: { name: 'Nowicjusz' },
    beginner: { name: 'Początkujący' },
    casual: { name: 'Amator' },
    strong: { name: 'Mocny' },
    expert: { name: 'Ekspert' },
    perfect: { name: 'Bezbłędny' },
  },

  say: {
    sows: '{side} sieje z {house}, {laps}.',
    captures: '{side} sieje z {house}, {laps}, i zbija {seeds}: {houses}.',
    lastFour: 'Ostatnie cztery bierze {side}.',
    passes: '{side} nie ma ruchu i pasuje.',
    again: '{side} sieje jeszcze raz.',
    turn: 'Ruch ma {side}.',
    sown: '{sowing} {next}',
    newGame: 'Nowa gra: {variant}. {next}',
    round: '{round}. {next}',
    restored: 'Twoja partia wróciła. {next}',
    undone: 'Cofnięto. {next}',
    at: 'Ruch {ply} z {plies}. {sowing} {next}',
    over: '{next}',
    flipped: 'Plansza obrócona.',
    paused: 'Pauza.',
    resumed: 'Gramy dalej.',
  },

  over: {
    wins: '{side} wygrywa {seeds} do {other}', draw: 'Remis po {seeds}',
    resigned: 'Wygrywa {side}', agreed: 'Remis',
  },
  told: '{name}: {text}',
  reason: {
    'final-four': 'Ostatnie zbicie zabrało też cztery ostatnie ziarna.',
    swept: 'Plansza jest pusta.',
    repetition: 'Ta sama plansza powtórzyła się po raz trzeci.',
    quiet: 'Sto ruchów z rzędu bez zbicia.',
    stuck: 'Żadna ze stron nie ma już ruchu.',
    'last-four': 'Ostatnie cztery bierze {side} za wygranie poprzedniej rundy.',
    resigned: '{side} poddaje partię.',
    agreed: 'Gracze tak się umówili.',
  },

  match: {
    at: {
      rounds: 'Runda {round} z {length}: {south}–{north}',
      wins: 'Runda {round}, gra do {length}: {south}–{north}',
    },
    won: 'Wygrane', seeds: 'Ziarna',
    over: {
      won: '{side} wygrywa mecz. Rundy {won}–{lost}, ziarna {seeds}–{left}.',
      drawn: 'Mecz kończy się remisem. Rundy {won}–{lost}, ziarna {seeds}–{left}.',
      'no-house': '{side} wygrywa mecz: {other} nie ma dość ziaren, by zapełnić choć jeden dołek.',
    },
  },

  house: {
    playable: '{house}, {side}, {seeds}, można siać',
    empty: '{house}, {side}, {seeds}, nie można siać: pusty',
    'not-yours': '{house}, {side}, {seeds}, nie można siać: ruch ma druga strona',
    endless: '{house}, {side}, {seeds}, nie można siać: siew nigdy by się nie skończył',
    over: '{house}, {side}, {seeds}, nie można siać: koniec partii',
    closed: '{house}, {side}, zamknięty w tej rundzie',
    seen: '{house}, {side}, {seeds}, tylko podgląd',
  },
  why: {
    empty: '{house}: ten dołek jest pusty.',
    'not-yours': '{house}: stąd sieje tylko {side}.',
    endless: '{house}: siew stąd nigdy by się nie skończył, więc jest niedozwolony.',
    over: 'Partia jest skończona.',
    closed: '{house}: ten dołek jest zamknięty w tej rundzie.',
    computer: 'Teraz kolej komputera.',
  },
  preview: {
    ends: '{laps}, ostatnie ziarno: {end}',
    captures: '{laps}, ostatnie ziarno: {end}, zbija {seeds}: {houses}',
    again: '; potem kolejny siew',
    over: '; koniec partii',
  },

  status: {
    turn: 'Ruch ma {side}',
    turnAgain: '{side} sieje jeszcze raz',
    turnPassed: '{passed} pasuje: ruch ma {side}',
    yours: 'Twój ruch',
    yoursAgain: 'Siejesz jeszcze raz',
    yoursPassed: '{passed} pasuje: twój ruch',
    sows: '{side} sieje z {house}',
    replay: 'Ostatnia tura: {side} sieje z {house}',
    thinking: 'Komputer myśli',
    thinkingLong: 'Komputer zastanawia się dłużej…',
    plays: '{level} · {lead}',
    looks: '{level} · {lead} · głębokość {depth}',
    tables: 'Dokładne końcówki: {percent}%',
    chosen: 'Komputer wybiera {house}',
    waits: 'Komputer czeka',
    failed: 'Komputer nie odpowiada',
    you: 'Grasz jako {side} · Komputer: {level}',
    choose: 'Wybierz dołek w zaznaczonym rzędzie',
    afterCapture: 'Zbicie daje kolejny siew',
    noSowing: '{side} nie ma czego siać',
    lap: 'Okrążenie {lap} z {laps}',
    lapTaken: 'Okrążenie {lap} z {laps}, zbite: {taken}',
    paused: 'Pauza',
    at: 'Ruch {ply} z {plies}',
    sowed: '{side}: siew z {sown}',
    took: '{side}: siew z {sown}, zbito {seeds} ({houses})',
    leads: '{side} prowadzi {seeds} do {other}',
    level: 'Po {seeds}',
  },

  do: {
    newGame: 'Nowa gra', more: 'Więcej', settings: 'Ustawienia', help: 'Pomoc', moves: 'Ruchy',
    nextRound: 'Następna runda', undo: 'Cofnij',
    redo: 'Ponów', replay: 'Odtwórz', pause: 'Pauza', resume: 'Dalej', skip: 'Pomiń',
    flip: 'Obróć planszę', draw: 'Zaproponuj remis', resign: 'Poddaj partię', goOn: 'Niech gra',
    hint: 'Podpowiedź', analysis: 'Analiza', review: 'Przegląd', learn: 'Nauka gry',
    demo: 'Pokaz', declineTables: 'Zatrzymaj', toEnd: 'Na koniec',
    retry: 'Zapytaj ponownie', close: 'Zamknij', start: 'Zacznij', cancel: 'Anuluj',
    accept: 'Przyjmij', decline: 'Odrzuć', controls: 'Gra', menu: 'Menu', key: '{label} ({key})',
    escape: 'Esc',
  },

  board: { heap: '{side}, zdobycz: {seeds}' },

  moves: {
    opening: 'Początek', pass: 'pas', lastFour: 'ostatnie 4', taken: '{house} +{seeds}',
    label: '{ply}: {sentence}',
  },

  notice: {
    forbidden: 'Przeglądarka nie pozwala zachować partii: po zamknięciu strony partia przepadnie.',
    full: 'Pamięć przeglądarki jest pełna: od tej chwili partia nie jest zachowywana.',
    damaged: 'Zachowana partia była uszkodzona w wierszu {line}; wróciła do tego miejsca.',
    lost: 'Zachowanej partii nie dało się odczytać; oto nowa.',
    matchLost: 'Meczu tej rundy nie dało się odczytać; sama runda jest tutaj.',
    otherTab: 'Inna karta zachowała tymczasem swoją partię; ta stąd trafia do: Więcej, Zapisane '
      + 'partie.',
    notShelved: 'Przerwanej partii nie udało się dodać do zapisanych.',
    drawAccepted: 'Komputer przyjmuje remis.',
    drawDeclined: 'Komputer prowadzi i gra dalej.',
    failed: 'Komputer dwa razy utknął na tym ruchu.',
    notLoaded: 'Nie udało się wczytać tej części. Spróbuj ponownie, gdy wróci internet.',
    startFailed: 'Nie udało się wczytać gry, która wymaga WebAssembly. Odśwież stronę, by '
      + 'spróbować ponownie.',
  },
};
