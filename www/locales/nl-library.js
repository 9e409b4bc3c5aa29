// @ts-check

/** What the saved games and the statistics say; loaded with them. */
export default {
  library: {
    title: 'Bewaarde partijen',
    count: { one: 'Eén partij', other: '{n} partijen' },
    some: '{n} van {all} partijen',
    none: 'Nog geen partijen. Een partij wordt hier bewaard als die afloopt, of als een andere '
      + 'ervoor in de plaats komt.',
    noneSuch: 'Er is geen bewaarde partij van dat soort.',
    held: 'De browser bewaart deze partijen niet allemaal. Exporteer ze voor je de pagina sluit.',
    filters: 'Welke partijen',
    variant: 'Spel', opponent: 'Tegenstander', result: 'Uitslag', order: 'Volgorde', any: 'Alle',
    orders: { newest: 'Nieuwste eerst', oldest: 'Oudste eerst' },
    against: { person: 'Mens', computer: 'Computer', computers: 'Alleen computers' },
    results: {
      won: 'Gewonnen', lost: 'Verloren', south: 'Zuid won', north: 'Noord won', draw: 'Remise',
      open: 'Niet afgelopen',
    },
    more: 'Nog {n} tonen',

    noDate: 'Geen datum',
    head: '{date} · {variant}',
    you: 'Jij ({side}) tegen {opponent}',
    two: { person: 'Twee spelers', computer: 'Computer tegen zichzelf' },
    computer: 'Computer, {level}',
    names: '{one} tegen {other}',
    outcome: {
      won: 'Gewonnen', lost: 'Verloren', side: '{side} won', draw: 'Remise', open: 'Niet afgelopen',
    },
    sowings: { one: 'één zet', other: '{n} zetten' },
    onBoard: 'Op het bord',

    damaged: 'Beschadigd item', damagedName: 'Beschadigd item {key}',
    damagedAbout: 'Het is niet te lezen ({key}). Exporteer het zoals het is, of verwijder het.',
    exportRaw: 'Exporteren',
    exportRawLabel: 'Exporteren zoals het is: {game}',
    delete: 'Verwijderen', deleteLabel: 'Verwijderen: {game}',
    deleted: 'Verwijderd: {game}', undo: 'Ongedaan', undoLabel: 'Toch niet verwijderen: {game}',
    gone: { one: 'Eén partij verwijderd.', other: '{n} partijen verwijderd.' },
    restored: { one: 'De partij is terug.', other: '{n} partijen zijn terug.' },

    export: 'Alles exporteren', import: 'Importeren…',
    exported: {
      one: 'Eén partij geëxporteerd.', other: '{n} partijen geëxporteerd.',
    },
    leftOut: {
      one: 'Eén beschadigd item staat niet in het bestand: exporteer het vanuit de lijst.',
      other: '{n} beschadigde items staan niet in het bestand: exporteer ze vanuit de lijst.',
    },
    nothing: 'Er is nog niets te exporteren.',
    reading: 'Partij {done} van {of} lezen…',
    added: { one: 'Eén partij geïmporteerd.', other: '{n} partijen geïmporteerd.' },
    doubles: { one: 'Eén was hier al.', other: '{n} waren hier al.' },
    refused: { one: 'Eén is weggelaten:', other: '{n} zijn weggelaten:' },
    refusedOne: 'Nr. {number}: {reason} (regel {line})',
    refusedMore: { one: 'en nog één', other: 'en nog {n}' },
    large: 'Dat bestand is te groot: hoogstens 8 MB.',
    noText: 'Dat bestand is geen tekst en bevat dus geen partijen.',
    emptyFile: 'Dat bestand is leeg.',
    stopped: 'Het importeren stopte halverwege. Wat tot dan gelezen was, is hier.',

    rescued: 'De tekst die niet gelezen kon worden, staat bij de bewaarde partijen om te '
      + 'exporteren.',
    refusal: {
      'no-result': 'er staat geen uitslag aan het eind, dus er ontbreekt misschien iets',
      'no-record': 'dit is geen notatie van een partij',
      'too-long': 'het is langer dan welke partij ook',
      variant: 'de eerste regels noemen geen spel dat hier gespeeld wordt',
      start: 'vanuit die stelling kan het niet beginnen',
      tag: 'een regel aan het begin is niet te lezen',
      twice: 'een regel aan het begin staat er twee keer',
      'bad-text': 'het is geen tekst',
      'unknown-variant': 'het is een spel dat hier niet wordt gespeeld',
      'bad-position': 'de beginstelling klopt niet',
      'bad-house': 'zo’n kuiltje bestaat niet',
      'not-yours': 'het kuiltje is van de andere kant',
      'empty-house': 'het kuiltje is leeg',
      'closed-house': 'het kuiltje is gesloten',
      'endless-sowing': 'de zaaiing zou nooit eindigen',
      'game-over': 'de partij was al afgelopen',
      'wrong-pass': 'een pas ontbreekt of hoort er niet',
      'wrong-result': 'de uitslag volgt niet uit de zetten',
      'wrong-ending': 'zo kan de partij niet zijn geëindigd',
      'open-comment': 'een opmerking heeft geen einde',
      other: 'de partij is niet te lezen',
    },

    unreadable: 'Deze bewaarde partij kan niet worden geopend: {reason}.',
    upTo: 'Deze bewaarde partij is beschadigd in regel {line}; je ziet alles tot daar.',
    visit: 'Bewaard: {date}',
    visitLabel: 'Bewaarde partij',
    goOn: 'Verder spelen', back: 'Terug naar mijn partij', replay: 'Naspelen',

    trouble: {
      forbidden: 'Deze browser bewaart geen partijen. Ze blijven tot je de pagina sluit: exporteer '
        + 'ze bij Meer, Bewaarde partijen.',
      full: 'De opslag van de browser is vol. Partijen blijven alleen tot je de pagina sluit: '
        + 'exporteer ze bij Meer, Bewaarde partijen.',
      otherTab: 'Een ander tabblad heeft de bewaarde partijen van een nieuwere pagina. Laad deze '
        + 'opnieuw; tot dan blijven partijen alleen tijdens dit bezoek.',
      letGo: 'Een ander tabblad heeft de bewaarde partijen vernieuwd of verwijderd. Laad deze '
        + 'pagina opnieuw als er een ontbreekt.',
    },
  },

  statistics: {
    title: 'Statistiek',
    about: 'Je afgelopen partijen tegen de computer, in deze browser.',
    none: 'Nog niets te tellen. Speel een partij tegen de computer uit.',
    level: 'Niveau', all: 'Alle',
    games: 'Partijen', won: 'Gewonnen', lost: 'Verloren', drawn: 'Remise',
    longestTurn: 'Langste beurt', biggestChain: 'Grootste keten',
    legend: 'Langste beurt: het hoogste aantal zetten in één beurt van jou. Grootste keten: het '
      + 'hoogste aantal kuiltjes dat één zet van jou ving.',
    leftOut: {
      one: 'Eén item is niet te lezen en telt niet mee.',
      other: '{n} items zijn niet te lezen en tellen niet mee.',
    },
    reset: 'Wissen', gone: 'De statistiek is gewist.', undo: 'Ongedaan',
  },
};
