// @ts-check

/** What the position editor says; loaded with it. */
export default {
  editor: {
    title: 'Set up a position',
    board: 'The board',
    tap: 'A tap',
    adds: 'adds a seed',
    takes: 'takes one away',
    keys: 'By keys: arrows go from house to house, digits set the seeds of one, + adds a seed, − '
      + 'takes one away, Delete empties the house.',
    house: '{house}, {side}, {seeds}',
    heap: '{side} has captured',
    rest: 'The rest',
    restTo: 'The seeds that are left to {side}’s heap',
    turn: 'To play',
    again: 'sows again',
    fill: 'Begin from',
    empty: 'Empty board', opening: 'Opening', present: 'The game',
    text: 'As text',
    players: 'Players',
    seats: {
      both: 'Two persons', south: 'I am South, the computer North',
      north: 'I am North, the computer South',
    },
    play: 'Play', analyse: 'Analyse', share: 'Share',

    onBoard: { one: 'One seed on the board', other: '{n} seeds on the board' },
    all: 'none left of {total}',
    left: { one: 'one left of {total}', other: '{n} left of {total}' },
    tooMany: { one: 'one too many for {total}', other: '{n} too many for {total}' },

    hint: {
      missing: {
        one: 'One seed of the {total} is missing. It belongs to nobody.',
        other: '{n} seeds of the {total} are missing. They belong to nobody.',
      },
      fours: {
        one: 'A single seed can never be captured: the game ends by going round.',
        other: '{n} seeds on the board are not a multiple of four. The last of them can never be '
          + 'captured: the game ends by going round.',
      },
      passes: '{side} has no sowing and passes at once: {next} is to play.',
      over: 'The game is over at once. {result}. {reason}',
      lastFour: 'The last four go to {side}, whoever captures before them.',
      closed: 'Closed for this round: {houses}.',
    },

    fault: {
      variant: 'The name of a game is wanted first: hoyito-1, hoyito-2, hoyito-2-12 or hoyito-3.',
      seeds: 'The seeds of a house are wanted here: a digit, or a number in brackets such as (12).',
      row: 'This row does not have as many houses as the game.',
      captured: 'The captured seeds are wanted here, South’s and North’s, such as 8-12.',
      total: 'There are more seeds than the game has.',
      turn: 'The side to play is wanted here: S or N, with a + if it sows again.',
      last4: 'Only last4=S or last4=N may stand here.',
      closed: 'These houses cannot be closed: a closed house is empty, and each side needs an open '
        + 'one.',
      rest: 'Nothing more is wanted here.',
      place: 'From character {n} on this is no position.',
      tooLong: 'This text is too long for a position.',
      record: 'This is the record of a whole game, not a position.',
    },

    bar: 'A position set up by you',
    keep: 'Keep as my game',
    edit: 'Edit again',
    back: 'Back to my game',
    visited: 'A position set up by you. {next}',
    kept: 'This is your game now.',
  },
};
