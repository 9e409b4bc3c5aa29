// @ts-check

/** What the puzzles say; loaded with them. */
export default {
  puzzles: {
    title: 'Puzzles',
    today: 'Today’s puzzle',
    kind: { most: 'Take the most this turn', win: 'Find the only winning house' },
    about: {
      most: 'Every capture earns another sowing. In which order do they bring the most?',
      win: 'One house wins whatever the other side answers; the others draw or lose.',
    },
    grade: {
      1: 'Up to two sowings', 2: 'Three sowings', 3: 'Four sowings', 4: 'Five or six sowings',
      5: 'Seven sowings and more',
    },
    short: { 'hoyito-2': 'II', 'hoyito-3': 'III', 'hoyito-2-12': 'II, long' },
    count: '{solved} of {all} solved',
    solved: 'solved',
    item: 'Puzzle {number}, {variant}',
    itemSolved: 'Puzzle {number}, {variant}, solved',
    facts: '{variant} · {grade}',
    name: 'Puzzle {number}: {kind}',
    bar: 'Puzzle',
    begin: '{name}. {goal}',

    goal: {
      most: 'You are South. Taken so far: {seeds}.',
      win: 'You are South. Sow the house that wins.',
    },
    right: {
      most: 'Solved: {seeds}, and no order takes more.',
      win: 'Solved: with best play {house} wins by {seeds}.',
    },
    less: 'That turn took {taken}; {seeds} can be taken.',
    draws: 'With best play {house} only draws.',
    loses: 'With best play {house} loses by {seeds}.',
    plays: 'The solution: {line}',
    shown: {
      most: 'The solution, {line}, takes {seeds}.',
      win: 'The solution: {line}. Here the win is certain.',
    },

    again: 'Try again', solution: 'Solution', playOn: 'Play it on', next: 'Next', list: 'Puzzles',
    leave: 'My game',

    notKept: {
      forbidden: 'This browser does not let the page keep which puzzles are solved.',
      full: 'The browser’s storage is full: which puzzles are solved is not kept from here on.',
    },
  },
};
