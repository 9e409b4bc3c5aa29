// @ts-check

/** The rules, where they come from, and the keys; loaded with them. */
export default {
  rules: {
    title: 'Zasady',
    game: 'Gra',
    solved: 'Gra rozwiązana',
    of: 'Zasady gry {variant}',
    legend: 'Obrazki pokazują pozycje z partii. Kropkowana obwódka oznacza dołek, z którego zaraz '
      + 'będzie siew, ciągła – dołek, do którego wpadło ostatnie ziarno, a kreskowana – to, co '
      + 'zostaje zbite.',
    ours: 'Nasze ustalenia',
    oursWhy: 'Opisy gry nic o tym nie mówią. Gramy w ten sposób.',
    mark: 'Nasze',
    board: 'Plansza. Południe, licząc od lewej: {near}. Północ, licząc od swojej lewej: {far}.',

    point: {
      aim: 'Trzeba zbić więcej ziaren niż druga strona. Ziaren jest {seeds}, na początku po cztery '
        + 'w każdym dołku. Bliższy rząd należy do Południa, dalszy do Północy.',
      sow: 'Weź wszystkie ziarna z jednego dołka w swoim rzędzie i wrzucaj je po jednym do '
        + 'kolejnych dołków, przeciwnie do ruchu wskazówek zegara, przez oba rzędy.',
      relay: 'Gdy ostatnie ziarno wpada między inne, weź także zawartość tego dołka, razem z tym '
        + 'ostatnim ziarnem, i siej dalej od następnego: to nowe okrążenie. Gdy wpada do pustego '
        + 'dołka, siew się kończy.',
      casa: 'Gdy po wpadnięciu ostatniego ziarna w dołku są dokładnie cztery, obojętnie w którym '
        + 'rzędzie, dołek staje się casą: czwórka jest twoja i siew się kończy. Czwórki powstałe '
        + 'po drodze zostają.',
      passing: 'Każdy dołek, w którym twój siew zrobi dokładnie cztery, obojętnie w którym '
        + 'rzędzie, jest od razu twój, a siew trwa dalej. Jeśli czwórkę robi ostatnie ziarno, '
        + 'kończy się też tura.',
      chain: 'Potem spójrz wstecz od tego dołka: każdy, w którym są dokładnie cztery, także jest '
        + 'twój, aż do pierwszego, w którym nie ma czwórki.',
      single: 'Zbijasz tylko ten jeden dołek; inne czwórki zostają na miejscu.',
      again: 'Po zbiciu siejesz jeszcze raz, dopóki zbijasz. Zrezygnować nie wolno.',
      once: 'Tura to jeden siew, bez względu na to, co zbije.',
      pass: 'Strona, która nie ma czego siać, pasuje, aż w jej rzędzie pojawią się ziarna.',
      lastFour: 'Zbicie, po którym zostają tylko cztery ziarna, zabiera także je i kończy partię. '
        + 'Wygrywa, kto ma więcej ziaren.',
      rounds: 'W meczu ostatnie cztery bierze ten, kto zbijał przed nimi, tylko w rundach '
        + 'pierwszej i drugiej. Od trzeciej rundy bierze je zwycięzca poprzedniej.',
      origin: 'Siew {houses} lub więcej ziaren nie omija dołka, z którego je wzięto.',
      endless: 'Siew, który krążyłby bez końca, jest niedozwolony. Taki dołek jest oznaczony jako '
        + 'niedostępny i podaje przyczynę.',
      stall: 'Partia kończy się też, gdy od ostatniego zbicia po raz trzeci pojawi się ta sama '
        + 'plansza z tą samą stroną na ruchu, po stu siewach z rzędu bez zbicia albo gdy żadna ze '
        + 'stron nie może siać. Ziarna, które zostały wtedy na planszy, są niczyje.',
      match: 'W meczu strony zaczynają na zmianę, a wygrane rundy są ważniejsze od ziaren. Rzędy '
        + 'zapełniane zdobytymi ziarnami, z zamkniętymi dołkami, to także nasz pomysł.',
      drawn: 'Po rundzie zremisowanej ostatnie cztery bierze ten, kto zbija przed nimi.',
      first: 'O Hoyito I wiemy tylko, czym różni się od niego Hoyito II. W tym, czego to nie '
        + 'rozstrzyga, gramy jak w Hoyito II.',
    },

    frame: {
      before: '{side} sieje z {house}: {seeds}.',
      relay: 'Ostatnie ziarno wpada między inne ({house}): bierze się je wszystkie i sieje dalej.',
      empty: 'Ostatnie ziarno wpada do pustego dołka: {house}. Siew się kończy.',
      casa: {
        one: 'Ostatnie ziarno robi czwórkę: {house}. Jest zbita.',
        few: 'Ostatnie ziarno robi czwórkę: {house}. Zbite: {houses}.',
        many: 'Ostatnie ziarno robi czwórkę: {house}. Zbite: {houses}.',
        other: 'Ostatnie ziarno robi czwórkę: {house}. Zbite: {houses}.',
      },
      passing: 'Czwórki powstałe po drodze i zbite: {houses}.',
      endless: '{house}: siew stąd nigdy by się nie skończył.',
    },

    table: {
      title: 'Czym różnią się gry',
      yes: 'Tak', no: 'Nie',
      rows: 'Dołki w rzędzie',
      rowsOf: { 'hoyito-1': '6', 'hoyito-2': '6, także 12', 'hoyito-3': '6' },
      captures: 'Co się zbija',
      passing: 'Każdą czwórkę powstałą po drodze',
      last: 'Tylko czwórkę z ostatniego ziarna',
      chain: 'Także czwórki za nią',
      again: 'Kolejny siew po zbiciu',
      lastFour: 'Ostatnie cztery ziarna',
      captor: 'Dla tego, kto zbija przed nimi',
      rounds: 'Tak samo, ale od 3. rundy meczu dla zwycięzcy poprzedniej rundy',
      found: 'Gdzie zapisano',
      foundOf: {
        'hoyito-1': 'W tej samej tradycji',
        'hoyito-2': 'Południowy zachód kraju; długie rzędy w Villa Jaragua, 2005',
        'hoyito-3': 'Barahona, 2005',
      },
    },

    history: 'Skąd pochodzi gra',
    past: {
      what: 'Hoyito, zwane też Casitas lub Mate, to mankala z Dominikany. Dołki, casitas, czyli '
        + 'domki, wykopuje się w ziemi albo rysuje kredą na twardym podłożu. Magazynu nie ma: '
        + 'zbite ziarna trzyma się obok planszy.',
      study: 'Opisał ją Víktor Bautista i Roca: w 2005 roku, podczas badań terenowych na '
        + 'południowym zachodzie kraju, zapisał, jak się w nią gra.',
      jaragua: 'Hoyito II z rzędami po dwanaście dołków zapisano w Villa Jaragua w lutym 2005 '
        + 'roku. Uchodzi za najtrudniejszą odmianę.',
      barahona: 'Hoyito III pochodzi z Barahony. Objaśnił je dwudziestoletni gracz Johnny z batey, '
        + 'osady przy cukrowni. Młodzi z okolic cukrowni podtrzymują tę grę przy życiu.',
      first: 'Hoyito I, prostsza z tych gier, zbija po drodze i nie zna ani łańcucha, ani drugiego '
        + 'siewu.',
    },
    sources: 'Źródła',
    source: {
      study: 'Víktor Bautista i Roca, badania terenowe na Dominikanie, 2005: Villa Jaragua, '
        + 'Barahona',
      two: 'Mancala World, „Hoyito II”, czytane po francusku, polsku, portugalsku i niderlandzku',
      three: 'Mancala World, „Hoyito III”, czytane po katalońsku',
    },
    sourcesHow: 'Samych notatek z badań nie widzieliśmy, tylko to, co mówią o nich te strony.',

    // Of the page of rules that stands beside the game.
    page: {
      title: 'Zasady gry Hoyito',
      play: 'Zagraj w Hoyito',
      about: 'Jak grać w Hoyito, mankalę z Dominikany: zasady czterech odmian, pokazane krok po '
        + 'kroku na planszach z prawdziwych partii, i skąd pochodzą.',
    },
  },

  keys: {
    title: 'Klawisze',
    arrowKeys: 'Strzałki', arrows: 'Od dołka do dołka',
    sowKeys: 'Enter, spacja', sow: 'Siej z tego dołka',
    skipKeys: 'Spacja, Esc', skip: 'Od razu do miejsca, w którym ziarna się zatrzymają',
    letters: 'Siej z dołka o tej literze, po stronie, która ma ruch',
    whoseTurn: 'Powiedz, kto ma ruch',
    myRow: 'Odczytaj mój rząd',
    otherRow: 'Odczytaj drugi rząd',
    heaps: 'Odczytaj zdobycze',
    lastTurn: 'Odczytaj ostatnią kolejkę',
  },
};
