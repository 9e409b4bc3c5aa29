// @ts-check

/** Every text that a person sees or hears. `{name}` is filled in; `n` chooses the plural form. */
export default {
  side: { south: 'South', north: 'North' },
  seeds: { one: 'one seed', other: '{n} seeds' },
  laps: { one: 'one lap', other: '{n} laps' },
  houses: { south: 'South’s {houses}', north: 'North’s {houses}' },

  variant: {
    'hoyito-2': { name: 'Hoyito II' },
    'hoyito-3': { name: 'Hoyito III' },
    'hoyito-2-12': { name: 'Hoyito II, long rows' },
    'hoyito-1': { name: 'Hoyito I' },
  },

  level: {
    newcomer: { name: 'Newcomer' },
    beginner: { name: 'Beginner' },
    casual: { name: 'Casual' },
    strong: { name: 'Strong' },
    expert: { name: 'Expert' },
    perfect: { name: 'Perfect' },
  },

  say: {
    sows: '{side} sows {house}, {laps}.',
    captures: '{side} sows {house}, {laps}, and captures {seeds}: {houses}.',
    lastFour: 'The last four go to {side}.',
    passes: '{side} has no sowing and passes.',
    again: '{side} plays again.',
    turn: '{side} to play.',
    sown: '{sowing} {next}',
    newGame: 'New game: {variant}. {next}',
    round: '{round}. {next}',
    restored: 'Your game is back. {next}',
    undone: 'Taken back. {next}',
    at: 'Sowing {ply} of {plies}. {sowing} {next}',
    over: '{next}',
    flipped: 'Board turned round.',
    paused: 'Paused.',
    resumed: 'Going on.',
  },

  over: {
    wins: '{side} wins {seeds} to {other}', draw: 'A draw, {seeds} each',
    resigned: '{side} wins', agreed: 'A draw',
  },
  told: '{name}: {text}',
  reason: {
    'final-four': 'The last capture took the last four with it.',
    swept: 'The board is empty.',
    repetition: 'The same board has come back for the third time.',
    quiet: 'A hundred sowings in a row took nothing.',
    stuck: 'Neither side has a sowing left.',
    'last-four': 'The last four went to {side}, who won the round before.',
    resigned: '{side} resigned.',
    agreed: 'The players agreed on it.',
  },

  match: {
    at: {
      rounds: 'Round {round} of {length}: {south}–{north}',
      wins: 'Round {round}, first to {length}: {south}–{north}',
    },
    won: 'Won', seeds: 'Seeds',
    over: {
      won: '{side} wins the match. Rounds {won}–{lost}, seeds {seeds}–{left}.',
      drawn: 'The match is drawn. Rounds {won}–{lost}, seeds {seeds}–{left}.',
      'no-house': '{side} wins the match: {other} has not enough seeds to fill a house.',
    },
  },

  house: {
    playable: '{house}, {side}, {seeds}, playable',
    empty: '{house}, {side}, {seeds}, not playable: empty',
    'not-yours': '{house}, {side}, {seeds}, not playable: not the side to move',
    endless: '{house}, {side}, {seeds}, not playable: the sowing would never end',
    over: '{house}, {side}, {seeds}, not playable: the game is over',
    closed: '{house}, {side}, closed for this round',
    seen: '{house}, {side}, {seeds}, only looked at',
  },
  why: {
    empty: '{house} is empty.',
    'not-yours': '{house} belongs to {side}.',
    endless: 'A sowing from {house} would never end, so it is not allowed.',
    over: 'The game is over.',
    closed: '{house} is closed for this round.',
    computer: 'It is the computer’s turn.',
  },
  preview: {
    ends: '{laps}, ends in {end}',
    captures: '{laps}, ends in {end}, captures {seeds}: {houses}',
    again: '; then another sowing',
    over: '; ends the game',
  },

  status: {
    turn: '{side} to play',
    turnAgain: '{side} plays again',
    turnPassed: '{passed} passes: {side} to play',
    yours: 'Your turn',
    yoursAgain: 'Play again',
    yoursPassed: '{passed} passes: your turn',
    sows: '{side} sows {house}',
    replay: 'Last turn: {side} sowed {house}',
    thinking: 'The computer is thinking',
    thinkingLong: 'The computer thinks it through…',
    plays: '{level} · {lead}',
    looks: '{level} · {lead} · looks ahead: {depth}',
    tables: 'Exact endgames: {percent} %',
    chosen: 'The computer chooses {house}',
    waits: 'The computer waits',
    failed: 'The computer does not answer',
    you: 'You are {side} · Computer: {level}',
    choose: 'Choose a house in the marked row',
    afterCapture: 'A capture earns another sowing',
    noSowing: '{side} has nothing to sow',
    lap: 'Lap {lap} of {laps}',
    lapTaken: 'Lap {lap} of {laps}, {taken} taken',
    paused: 'Paused',
    at: 'Sowing {ply} of {plies}',
    sowed: '{side} sowed {sown}',
    took: '{side} sowed {sown} and took {seeds}: {houses}',
    leads: '{side} leads {seeds} to {other}',
    level: '{seeds} each',
  },

  do: {
    newGame: 'New game', more: 'More', settings: 'Settings', help: 'Help', moves: 'Moves',
    nextRound: 'Next round', undo: 'Undo',
    redo: 'Redo', replay: 'Last turn', pause: 'Pause', resume: 'Go on', skip: 'Skip',
    flip: 'Turn board', draw: 'Offer draw', resign: 'Resign', goOn: 'Let it play',
    hint: 'Hint', analysis: 'Analysis', review: 'Review', learn: 'Learn to play',
    demo: 'Demonstration', declineTables: 'Stop', toEnd: 'To the end',
    retry: 'Ask again', close: 'Close', start: 'Start', cancel: 'Cancel',
    accept: 'Accept', decline: 'Decline', controls: 'Game', menu: 'Menu', key: '{label} ({key})',
    escape: 'Esc',
  },

  board: { heap: '{side}’s heap: {seeds}' },

  moves: {
    opening: 'Opening', pass: 'pass', lastFour: 'last 4', taken: '{house} +{seeds}',
    label: '{ply}: {sentence}',
  },

  notice: {
    forbidden: 'This browser does not let the page keep your game: closing the page ends it.',
    full: 'The browser’s storage is full: your game is not kept from here on.',
    damaged: 'The kept game was damaged in line {line}; it is back up to there.',
    lost: 'The kept game could not be read; here is a new one.',
    matchLost: 'The match of this round could not be read; the round itself is here.',
    otherTab: 'Another tab has kept a game since: the one here goes to More, Saved games.',
    notShelved: 'The game that was left could not be put among the saved ones.',
    drawAccepted: 'The computer accepts the draw.',
    drawDeclined: 'The computer is ahead and plays on.',
    failed: 'The computer stopped twice at this move.',
    notLoaded: 'This part could not be loaded. Try again when you are online.',
    startFailed: 'The game could not be loaded; it needs WebAssembly. Reload the page to try '
      + 'again.',
  },
};
