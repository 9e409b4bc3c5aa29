// @ts-check

/** What analysis, review and the page on the solved game say; loaded with them. */
export default {
  value: {
    wins: 'wint met {seeds} verschil',
    loses: 'verliest met {seeds} verschil',
    draw: 'remise',
    winsAbout: 'wint, ongeveer {figure}',
    losesAbout: 'verliest, ongeveer {figure}',
    about: 'ongeveer {figure}',
    exact: 'exact',
    estimate: 'schatting',
    label: '{words}, {kind}',
  },

  hint: {
    looking: 'Een goed kuiltje zoeken…',
    text: '{house}: {deed}{next}; {value} ({kind})',
    takes: 'vangt {seeds}',
    takesNothing: 'vangt niets',
    again: ', daarna nog een zaaiing',
    ends: ', einde van de partij',
    failed: 'Er was geen tip te vinden.',
    over: 'De partij is afgelopen.',
    task: 'Hier is geen hint: wat gezocht wordt, staat boven het bord.',
  },

  analysis: {
    on: 'Analyse staat aan.',
    off: 'Analyse staat uit.',
    table: 'Afloop voor {side}, aan zet, na zaaien vanuit',
    house: 'Kuiltje', ending: 'Afloop', kind: 'Bekend',
    waiting: 'Wacht tot het bord in rust is.',
    over: 'De partij is afgelopen.',
    thinking: 'Denkt na…',
    depth: 'Rekendiepte {depth}, vangsten niet meegeteld…',
    reached: 'Gerekend tot diepte {depth}, vangsten niet meegeteld.',
    proven: 'Alles bewezen: er valt niets meer uit te zoeken.',
    failed: 'De computer bleef steken bij deze stelling.',
    best: '{house} is het beste: {words}, {kind}.',
    line: 'Beste lijn',
    step: 'Doorlopen',
    lookup: 'Beste lijn tonen',
    lining: 'De beste lijn zoeken…',
    bar: 'Beste lijn',
    first: 'Naar het begin', back: 'Terug', forward: 'Vooruit', done: 'Terug naar de partij',
    at: 'Beste lijn, {at} van {of}',
    start: 'Beste lijn, vanaf hier',
    lookOnly: 'Alleen gekeken: aan de partij is niets veranderd',
  },

  review: {
    title: 'Terugblik op de partij',
    progress: { one: 'Nog één zet te bekijken…', other: 'Nog {n} zetten te bekijken…' },
    stopped: 'Gestopt: {done} van {plies} zetten bekeken.',
    stop: 'Stop',
    start: 'Bekijk de rest',
    curve: 'Voorsprong aan het eind zoals die na elke zet te voorzien was, als beide kanten op hun '
      + 'best verdergaan. Boven de lijn staat Zuid voor, eronder Noord.',
    curveLabel: 'Grafiek van de voorziene voorsprong, van {from} bij het begin tot {to} aan het '
      + 'eind. De tabel eronder zegt het in woorden.',
    ahead: '{side} staat voor',
    turning: 'Keerpunt',
    legend: 'Ruitjes zijn keerpunten. Klik op de grafiek of op een rij om naar een stelling te '
      + 'gaan.',
    lostNothing: 'Geen enkele zet gaf een zaad weg.',
    lost: '{side} gaf {seeds} weg.',
    lostAbout: '{side} gaf ongeveer {seeds} weg.',
    nothing: 'Geen enkele zet keerde de partij.',
    turns: { one: 'Eén keerpunt.', other: '{n} keerpunten.' },
    number: 'Nr.', sowing: 'Zet', loss: 'Verlies', better: 'Beste', foreseen: 'Voorsprong',
    sown: '{side} {house}',
    none: '0',
    about: '≈{seeds}',
    goTo: 'Naar zet {ply}, {side} {house}',
    short: 'Er is nog geen zet om op terug te blikken.',
    leads: '{side} {seeds}',
    level: 'gelijk',
  },

  solved: {
    title: 'Het opgeloste spel',
    answer: 'Twee rijen van zes zijn van de eerste tot de laatste zet doorgerekend. Spelen beide '
      + 'kanten op hun best, dan wint de tweede speler.',
    second: 'In Hoyito II wint de tweede speler met {two} zaden verschil, in Hoyito III met '
      + '{three}, als de eerste zo goed mogelijk begint. Geen enkele opening redt de partij, maar '
      + 'sommige verliezen minder.',
    openings: 'Met hoeveel zaden de eerste speler verliest, na elke opening',
    opening: 'Opening',
    loses: '{seeds}',
    least: '{seeds}, het minst',
    why: 'Waarom de tweede speler?',
    whyText: 'De zes openingen lijken op elkaar: vijf omlopen, geen vangst, hetzelfde patroon, '
      + 'alleen langs de ring gedraaid. Maar ze laten de andere kant een bord vol viertallen in '
      + 'wording na. In Hoyito II kan die na A, B, C, D, E of F al in de allereerste beurt 28, 24, '
      + '40, 32, 36 of 32 zaden vangen, de ene vangst na de andere.',
    how: 'Hoe we dat weten',
    howText: 'Niet door veel partijen te spelen, maar door bewijs. Eerst kreeg elk bord met weinig '
      + 'zaden zijn exacte waarde, van klein naar groot: 75.582 borden met acht zaden, 1.352.078 '
      + 'met twaalf, 13.037.895 met zestien. Daarna is alles doorzocht wat op elke opening kan '
      + 'volgen, tot elke lijn uitkwam bij een afgelopen partij of bij een van die borden, of er '
      + 'aantoonbaar niet meer toe deed.',
    check: 'Je hoeft ons niet te geloven: zet bij een nieuw spel de analyse aan en wacht. Die '
      + 'bewijst dezelfde getallen opnieuw op je eigen apparaat en noemt elk kuiltje exact zodra '
      + 'het klaar is.',
    rests: 'Waar het op berust',
    restsText: 'De beschrijvingen van Hoyito laten enkele punten open. De getallen gelden voor het '
      + 'spel zoals het hier wordt gespeeld:',
    points: {
      endless: 'Een zaaiing die eeuwig zou rondgaan, mag niet.',
      circle: 'Een partij die zonder vangst blijft rondgaan, is afgelopen; zaden die op het bord '
        + 'blijven, zijn van niemand.',
      origin: 'Wie twaalf of meer zaden opneemt, laat er ook een vallen in het kuiltje waar ze '
        + 'vandaan komen.',
      pass: 'Een kant die niet kan zaaien, past.',
      lastFour: 'Wie vangt, krijgt de laatste vier, zoals in een losse partij.',
    },
    longRows: 'Met rijen van twaalf ligt het anders: niemand weet wie daar wint.',
  },
};
