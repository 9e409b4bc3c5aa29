// @ts-check

/** Every text that a person sees or hears. `{name}` is filled in; `n` chooses the plural form. */
export default {
  side: { south: 'Zuid', north: 'Noord' },
  seeds: { one: 'één zaad', other: '{n} zaden' },
  laps: { one: 'één omloop', other: '{n} omlopen' },
  houses: { south: '{houses} van Zuid', north: '{houses} van Noord' },

  variant: {
    'hoyito-2': { name: 'Hoyito II' },
    'hoyito-3': { name: 'Hoyito III' },
    'hoyito-2-12': { name: 'Hoyito II, lange rijen' },
    'hoyito-1': { name: 'Hoyito I' },
  },

  level: {
    newcomer: { name: 'Nieuweling' },
    beginner: { name: 'Beginner' },
    casual: { name: 'Liefhebber' },
    strong: { name: 'Sterk' },
    expert: { name: 'Expert' },
    perfect: { name: 'Perfect' },
  },

  say: {
    sows: '{side} zaait vanuit {house}, {laps}.',
    captures: '{side} zaait vanuit {house}, {laps}, en vangt {seeds}: {houses}.',
    lastFour: 'De laatste vier gaan naar {side}.',
    passes: '{side} kan niet zaaien en past.',
    again: '{side} zaait nog eens.',
    turn: '{side} is aan zet.',
    sown: '{sowing} {next}',
    newGame: 'Nieuw spel: {variant}. {next}',
    round: '{round}. {next}',
    restored: 'Je partij is terug. {next}',
    undone: 'Teruggenomen. {next}',
    at: 'Zet {ply} van {plies}. {sowing} {next}',
    over: '{next}',
    flipped: 'Bord omgedraaid.',
    paused: 'Gepauzeerd.',
    resumed: 'We gaan verder.',
  },

  over: {
    wins: '{side} wint met {seeds} tegen {other}', draw: 'Remise, elk {seeds}',
    resigned: '{side} wint', agreed: 'Remise',
  },
  told: '{name}: {text}',
  reason: {
    'final-four': 'De laatste vangst nam ook de laatste vier mee.',
    swept: 'Het bord is leeg.',
    repetition: 'Hetzelfde bord kwam voor de derde keer terug.',
    quiet: 'Honderd zetten op rij leverden niets op.',
    stuck: 'Geen van beide kanten kan nog zaaien.',
    'last-four': 'De laatste vier gingen naar {side}, winnaar van de vorige ronde.',
    resigned: '{side} heeft opgegeven.',
    agreed: 'Dat spraken de spelers af.',
  },

  match: {
    at: {
      rounds: 'Ronde {round} van {length}: {south}–{north}',
      wins: 'Ronde {round}, gespeeld tot {length}: {south}–{north}',
    },
    won: 'Winst', seeds: 'Zaden',
    over: {
      won: '{side} wint de match. Rondes {won}–{lost}, zaden {seeds}–{left}.',
      drawn: 'De match eindigt gelijk. Rondes {won}–{lost}, zaden {seeds}–{left}.',
      'no-house': '{side} wint de match: {other} heeft te weinig zaden om een kuiltje te vullen.',
    },
  },

  house: {
    playable: '{house}, {side}, {seeds}, speelbaar',
    empty: '{house}, {side}, {seeds}, niet speelbaar: leeg',
    'not-yours': '{house}, {side}, {seeds}, niet speelbaar: de andere kant is aan zet',
    endless: '{house}, {side}, {seeds}, niet speelbaar: de zaaiing zou nooit eindigen',
    over: '{house}, {side}, {seeds}, niet speelbaar: de partij is afgelopen',
    closed: '{house}, {side}, deze ronde gesloten',
    seen: '{house}, {side}, {seeds}, alleen om te bekijken',
  },
  why: {
    empty: '{house} is leeg.',
    'not-yours': '{house} is van {side}.',
    endless: 'Een zaaiing vanuit {house} zou nooit eindigen en mag daarom niet.',
    over: 'De partij is afgelopen.',
    closed: '{house} is deze ronde gesloten.',
    computer: 'De computer is aan zet.',
  },
  preview: {
    ends: '{laps}, eindigt in {end}',
    captures: '{laps}, eindigt in {end}, vangt {seeds}: {houses}',
    again: '; daarna nog een zaaiing',
    over: '; einde van de partij',
  },

  status: {
    turn: '{side} is aan zet',
    turnAgain: '{side} zaait nog eens',
    turnPassed: '{passed} past: {side} is aan zet',
    yours: 'Jij bent aan zet',
    yoursAgain: 'Zaai nog eens',
    yoursPassed: '{passed} past: jij bent aan zet',
    sows: '{side} zaait vanuit {house}',
    replay: 'Laatste beurt: {side} zaaide vanuit {house}',
    thinking: 'De computer denkt na',
    thinkingLong: 'De computer denkt diep na…',
    plays: '{level} · {lead}',
    looks: '{level} · {lead} · rekent {depth} diep',
    tables: 'Exacte eindspelen: {percent}%',
    chosen: 'De computer kiest {house}',
    waits: 'De computer wacht',
    failed: 'De computer reageert niet',
    you: 'Jij bent {side} · Computer: {level}',
    choose: 'Kies een kuiltje in de gemarkeerde rij',
    afterCapture: 'Na een vangst zaai je nog eens',
    noSowing: '{side} heeft niets te zaaien',
    lap: 'Omloop {lap} van {laps}',
    lapTaken: 'Omloop {lap} van {laps}, {taken} gevangen',
    paused: 'Gepauzeerd',
    at: 'Zet {ply} van {plies}',
    sowed: '{side} zaaide vanuit {sown}',
    took: '{side} zaaide vanuit {sown} en ving {seeds}: {houses}',
    leads: '{side} leidt met {seeds} tegen {other}',
    level: 'Elk {seeds}',
  },

  do: {
    newGame: 'Nieuw spel', more: 'Meer', settings: 'Instellingen', help: 'Help', moves: 'Zetten',
    nextRound: 'Volgende ronde', undo: 'Ongedaan',
    redo: 'Opnieuw', replay: 'Herhaling', pause: 'Pauze', resume: 'Verder', skip: 'Sla over',
    flip: 'Bord omdraaien', draw: 'Remise aanbieden', resign: 'Opgeven', goOn: 'Laat spelen',
    hint: 'Tip', analysis: 'Analyse', review: 'Terugblik', learn: 'Leer spelen',
    demo: 'Demonstratie', declineTables: 'Stop', toEnd: 'Naar het einde',
    retry: 'Opnieuw vragen', close: 'Sluiten', start: 'Beginnen', cancel: 'Annuleren',
    accept: 'Aannemen', decline: 'Afslaan', controls: 'Spel', menu: 'Menu', key: '{label} ({key})',
    escape: 'Esc',
  },

  board: { heap: 'Voorraad van {side}: {seeds}' },

  moves: {
    opening: 'Begin', pass: 'past', lastFour: 'laatste 4', taken: '{house} +{seeds}',
    label: '{ply}: {sentence}',
  },

  notice: {
    forbidden: 'Deze browser bewaart je partij niet: sluit je de pagina, dan ben je die kwijt.',
    full: 'De opslag van de browser is vol: vanaf hier wordt je partij niet meer bewaard.',
    damaged: 'De bewaarde partij was beschadigd in regel {line}; tot daar is alles terug.',
    lost: 'De bewaarde partij was niet te lezen; hier is een nieuwe.',
    matchLost: 'De match van deze ronde was niet te lezen; de ronde zelf is er nog.',
    otherTab: 'Een ander tabblad heeft intussen een partij bewaard; die van hier gaat naar Meer, '
      + 'Bewaarde partijen.',
    notShelved: 'De verlaten partij kon niet worden bewaard.',
    drawAccepted: 'De computer neemt de remise aan.',
    drawDeclined: 'De computer staat voor en speelt door.',
    failed: 'De computer is bij deze zet twee keer blijven steken.',
    notLoaded: 'Dit onderdeel kon niet worden geladen. Probeer het opnieuw als je online bent.',
    startFailed: 'Het spel, dat WebAssembly nodig heeft, kon niet worden geladen. Laad de pagina '
      + 'opnieuw.',
  },
};
