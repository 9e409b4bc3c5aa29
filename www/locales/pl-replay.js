// @ts-check

/** What the replay says; loaded with it. */
export default {
  replay: {
    bar: 'Powtórka',
    first: 'Na początek', back: 'Wstecz', play: 'Odtwarzaj', pause: 'Pauza',
    forward: 'Naprzód',
    last: 'Na koniec',
    slider: 'Miejsce w partii',
    unit: 'Krok',
    units: { turn: 'Co turę', sowing: 'Co ruch', lap: 'Co okrążenie' },
    speed: 'Tempo',
    speeds: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko', instant: 'Od razu' },
    leave: 'Wyjdź',
    place: '{headline}. {detail}',
    beginning: 'Początek',
    lap: 'Ruch {ply} z {plies}, okrążenie {lap} z {laps}',
    end: 'Koniec. {result}',
    open: 'Powtórka. Strzałki: krok; spacja: odtwarzanie; Escape: wyjście. {place}',
    left: 'Powrót do partii.',
    nothing: 'Nie ma jeszcze ruchów do powtórzenia.',
  },
};
