// @ts-check

/** What analysis, review and the page on the solved game say; loaded with them. */
export default {
  value: {
    wins: 'wins by {seeds}',
    loses: 'loses by {seeds}',
    draw: 'draw',
    winsAbout: 'wins, about {figure}',
    losesAbout: 'loses, about {figure}',
    about: 'about {figure}',
    exact: 'exact',
    estimate: 'estimate',
    label: '{words}, {kind}',
  },

  hint: {
    looking: 'Looking for a good house…',
    text: '{house}: {deed}{next}; {value} ({kind})',
    takes: 'takes {seeds}',
    takesNothing: 'takes nothing',
    again: ', then sows again',
    ends: ', ends the game',
    failed: 'No hint could be found.',
    over: 'The game is over.',
    task: 'No hint here: what is to be found stands above the board.',
  },

  analysis: {
    on: 'Analysis is on.',
    off: 'Analysis is off.',
    table: 'How the game ends for {side}, to move, after sowing',
    house: 'House', ending: 'Ending', kind: 'Known',
    waiting: 'Waits until the board is at rest.',
    over: 'The game is over.',
    thinking: 'Thinking…',
    depth: 'Looks {depth} quiet sowings ahead…',
    reached: 'Looked {depth} quiet sowings ahead.',
    proven: 'All proven: nothing is left to find out.',
    failed: 'The computer stopped at this position.',
    best: '{house} is best: {words}, {kind}.',
    line: 'Best line',
    step: 'Step through',
    lookup: 'Show best line',
    lining: 'Looking for the best line…',
    bar: 'Best line',
    first: 'To the beginning', back: 'Back', forward: 'Forward', done: 'Back to game',
    at: 'Best line, {at} of {of}',
    start: 'Best line, from here',
    lookOnly: 'Only a look: the game stays as it is',
  },

  review: {
    title: 'Review of the game',
    progress: { one: 'One sowing to look at…', other: '{n} sowings to look at…' },
    stopped: 'Stopped: {done} of {plies} sowings looked at.',
    stop: 'Stop',
    start: 'Look at the rest',
    curve: 'Lead at the end as foreseen after each sowing, both sides going on at their best. '
      + 'Above the line South is ahead, below it North.',
    curveLabel: 'Curve of the foreseen lead, from {from} at the opening to {to} at the end. '
      + 'The table below tells it in words.',
    ahead: '{side} ahead',
    turning: 'Turning point',
    legend: 'Diamonds are turning points. Click the curve or a row to go to a position.',
    lostNothing: 'No sowing gave away a seed.',
    lost: '{side} gave away {seeds}.',
    lostAbout: '{side} gave away about {seeds}.',
    nothing: 'No sowing turned the game.',
    turns: { one: 'One turning point.', other: '{n} turning points.' },
    number: 'No.', sowing: 'Sowing', loss: 'Loss', better: 'Best', foreseen: 'Lead',
    sown: '{side} {house}',
    none: '0',
    about: '≈{seeds}',
    goTo: 'To sowing {ply}, {side} {house}',
    short: 'There is no sowing to review yet.',
    leads: '{side} {seeds}',
    level: 'level',
  },

  solved: {
    title: 'The solved game',
    answer: 'Two rows of six have been reckoned out from the first sowing to the last. If both '
      + 'sides play their best, the second player wins.',
    second: 'In Hoyito II the second player wins by {two} seeds, in Hoyito III by {three}, if the '
      + 'first one opens as well as can be. No opening saves the game, but some lose less.',
    openings: 'Seeds by which the first player loses, after each opening',
    opening: 'Opening',
    loses: '{seeds}',
    least: '{seeds}, the least',
    why: 'Why the second player?',
    whyText: 'All six openings are alike: five laps, no capture, the same pattern turned along '
      + 'the ring. But they leave the other side a board full of fours in the making. In Hoyito II '
      + 'it can take 28, 24, 40, 32, 36 or 32 seeds in its very first turn after A, B, C, D, E or '
      + 'F, one capture after the other.',
    how: 'How we know',
    howText: 'Not by playing many games, but by proof. First, every board with few seeds was '
      + 'given its exact value, beginning with the smallest: 75,582 boards of eight seeds, '
      + '1,352,078 of twelve, 13,037,895 of sixteen. Then a search looked at everything that can '
      + 'follow each opening until all lines ended in a finished game or on one of those boards, '
      + 'or could be shown not to matter.',
    check: 'You need not believe us: open the analysis on a new game and wait. It proves the '
      + 'same figures again on your own machine, and marks each house as exact when it is done.',
    rests: 'What it rests on',
    restsText: 'The descriptions of Hoyito leave some points open. The figures hold for the '
      + 'game as it is played here:',
    points: {
      endless: 'A sowing that would go round for ever may not be made.',
      circle: 'A game that goes round without captures is over; seeds left on the board are '
        + 'nobody’s.',
      origin: 'A lift of twelve or more drops a seed into the house it came from, too.',
      pass: 'A side without a sowing passes.',
      lastFour: 'The captor takes the last four, as in a single game.',
    },
    longRows: 'Rows of twelve are another matter: nobody knows who wins there.',
  },
};
