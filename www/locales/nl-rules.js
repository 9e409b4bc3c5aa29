// @ts-check

/** The rules, where they come from, and the keys; loaded with them. */
export default {
  rules: {
    title: 'Spelregels',
    game: 'Spel',
    solved: 'Het opgeloste spel',
    of: 'De regels van {variant}',
    legend: 'De plaatjes tonen stellingen uit partijen. Een stippellijn omringt het kuiltje '
      + 'waaruit gezaaid gaat worden, een volle lijn het kuiltje waar het laatste zaad viel, een '
      + 'streepjeslijn wat gevangen wordt.',
    ours: 'Onze eigen afspraken',
    oursWhy: 'De beschrijvingen van het spel zeggen niets over deze punten. Zo spelen wij ze.',
    mark: 'Eigen afspraak',
    board: 'Bord. Zuid van links af: {near}. Noord van zijn eigen links af: {far}.',

    point: {
      aim: 'Vang meer zaden dan de ander. Er zijn er {seeds}, in het begin vier in elk kuiltje. De '
        + 'rij aan jouw kant is van Zuid, de rij aan de overkant van Noord.',
      sow: 'Neem alle zaden uit een kuiltje van je eigen rij en laat ze een voor een in de '
        + 'volgende kuiltjes vallen, tegen de klok in over beide rijen.',
      relay: 'Valt het laatste zaad bij andere, neem dan ook dat kuiltje op, met het laatste zaad '
        + 'erbij, en zaai verder vanaf het volgende: een nieuwe omloop. Valt het in een leeg '
        + 'kuiltje, dan is de zaaiing afgelopen.',
      casa: 'Brengt het laatste zaad een kuiltje op precies vier, in welke rij ook, dan is dat een '
        + 'casa: de vier zijn voor jou en de zaaiing is afgelopen. Viertallen die onderweg '
        + 'ontstaan, blijven liggen.',
      passing: 'Elk kuiltje dat je onderweg op precies vier brengt, in welke rij ook, is meteen '
        + 'voor jou, en de zaaiing gaat verder. Maakt het laatste zaad het viertal, dan is ook je '
        + 'beurt afgelopen.',
      chain: 'Kijk dan vanaf dat kuiltje achteruit: elk kuiltje met precies vier is ook voor jou, '
        + 'tot aan het eerste waar het er geen vier zijn.',
      single: 'Alleen dat ene kuiltje is gevangen; andere viertallen blijven liggen.',
      again: 'Na een vangst zaai je nog eens, zolang je blijft vangen. Weigeren mag niet.',
      once: 'Een beurt is één zaaiing, wat die ook vangt.',
      pass: 'Wie niets te zaaien heeft, past tot er weer zaden in de eigen rij komen.',
      lastFour: 'Blijven er na een vangst nog maar vier zaden over, dan horen die erbij en is de '
        + 'partij afgelopen. Wie de meeste zaden heeft, wint.',
      rounds: 'In een match gaan de laatste vier alleen in ronde één en twee naar wie die vangst '
        + 'deed. Vanaf ronde drie gaan ze naar de winnaar van de vorige ronde.',
      origin: 'Wie {houses} of meer zaden opneemt, slaat het kuiltje waar ze vandaan komen niet '
        + 'over.',
      endless: 'Een zaaiing die eeuwig zou rondgaan, mag niet. Zo’n kuiltje is te zien als niet '
        + 'speelbaar en zegt waarom.',
      stall: 'De partij is ook afgelopen als sinds de laatste vangst hetzelfde bord met dezelfde '
        + 'kant aan zet voor de derde keer voorkomt, na honderd zaaiingen op rij zonder vangst, of '
        + 'als geen van beide kanten kan zaaien. Zaden die dan nog op het bord liggen, zijn van '
        + 'niemand.',
      match: 'In een match beginnen de kanten om de beurt, en tellen eerst de gewonnen rondes, dan '
        + 'de zaden. Ook rijen die uit de voorraad worden gevuld, met gesloten kuiltjes, zijn een '
        + 'idee van ons.',
      drawn: 'Na een gelijke ronde gaan de laatste vier naar wie vlak daarvoor vangt.',
      first: 'Van Hoyito I weten we alleen waarin Hoyito II ervan verschilt. Wat dat openlaat, '
        + 'spelen we zoals in Hoyito II.',
    },

    frame: {
      before: '{side} zaait vanuit {house}: {seeds}.',
      relay: 'Het laatste zaad valt bij andere in {house}; ook die worden opgenomen.',
      empty: 'Het laatste zaad valt in {house}, dat leeg was. De zaaiing is afgelopen.',
      casa: {
        one: 'Het laatste zaad brengt {house} op vier. Die zijn gevangen.',
        other: 'Het laatste zaad brengt {house} op vier. Gevangen: {houses}.',
      },
      passing: 'Onderweg op vier gebracht en gevangen: {houses}.',
      endless: 'Een zaaiing vanuit {house} zou nooit eindigen.',
    },

    table: {
      title: 'Hoe de spellen verschillen',
      yes: 'Ja', no: 'Nee',
      rows: 'Kuiltjes per rij',
      rowsOf: { 'hoyito-1': '6', 'hoyito-2': '6, ook 12', 'hoyito-3': '6' },
      captures: 'Wat wordt gevangen',
      passing: 'Elk viertal dat onderweg ontstaat',
      last: 'Alleen een viertal van het laatste zaad',
      chain: 'Ook viertallen erachter',
      again: 'Nog eens zaaien na een vangst',
      lastFour: 'De laatste vier zaden',
      captor: 'Voor wie vlak daarvoor vangt',
      rounds: 'Hetzelfde, maar vanaf ronde 3 van een match voor de winnaar van de vorige ronde',
      found: 'Opgetekend',
      foundOf: {
        'hoyito-1': 'In dezelfde traditie',
        'hoyito-2': 'Zuidwesten van het land; lange rijen in Villa Jaragua, 2005',
        'hoyito-3': 'Barahona, 2005',
      },
    },

    history: 'Waar het vandaan komt',
    past: {
      what: 'Hoyito, ook Casitas of Mate genoemd, is het mancalaspel van de Dominicaanse '
        + 'Republiek. De kuiltjes heten casitas, huisjes; ze worden in de aarde gegraven of met '
        + 'krijt op een harde vloer getekend. Een verzamelkuil is er niet: wat je vangt, leg je '
        + 'naast het bord.',
      study: 'We kennen het dankzij Víktor Bautista i Roca, die in 2005 tijdens veldwerk in het '
        + 'zuidwesten van het land opschreef hoe het werd gespeeld.',
      jaragua: 'Hoyito II met rijen van twaalf werd in februari 2005 in Villa Jaragua opgetekend. '
        + 'Het geldt als de moeilijkste manier om te spelen.',
      barahona: 'Hoyito III komt uit Barahona. Johnny, een speler van twintig uit een batey, een '
        + 'dorp bij een suikerfabriek, legde het uit. Jongeren uit de suikerstreek houden het in '
        + 'leven.',
      first: 'Hoyito I, het eenvoudigere spel ernaast, vangt onderweg en kent geen keten en geen '
        + 'tweede zaaiing.',
    },
    sources: 'Bronnen',
    source: {
      study: 'Víktor Bautista i Roca, veldwerk in de Dominicaanse Republiek, 2005: Villa Jaragua, '
        + 'Barahona',
      two: 'Mancala World, “Hoyito II”, gelezen in het Frans, Pools, Portugees en Nederlands',
      three: 'Mancala World, “Hoyito III”, gelezen in het Catalaans',
    },
    sourcesHow: 'De veldnotities zelf hebben we niet gezien, alleen wat deze pagina’s erover '
      + 'vertellen.',

    // Of the page of rules that stands beside the game.
    page: {
      title: 'De regels van Hoyito',
      play: 'Speel Hoyito',
      about: 'Hoe je Hoyito speelt, de mancala van de Dominicaanse Republiek: de regels van de '
        + 'vier spellen, stap voor stap op borden uit echte partijen, en waar ze vandaan komen.',
    },
  },

  keys: {
    title: 'Toetsen',
    arrowKeys: 'Pijltjes', arrows: 'Van kuiltje naar kuiltje',
    sowKeys: 'Enter, spatie', sow: 'Vanuit dit kuiltje zaaien',
    skipKeys: 'Spatie, Esc', skip: 'Meteen naar waar de zaden tot rust komen',
    letters: 'Vanuit dat kuiltje zaaien, voor wie aan zet is',
    whoseTurn: 'Zeggen wie aan zet is',
    myRow: 'Mijn rij voorlezen',
    otherRow: 'De andere rij voorlezen',
    heaps: 'De voorraden voorlezen',
    lastTurn: 'De laatste beurt voorlezen',
  },
};
