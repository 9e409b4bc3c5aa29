// @ts-check

/** What the lessons say; loaded with them. */
export default {
  tutorial: {
    title: 'Learn to play',
    about: 'Ten short lessons. In each, South is to do one thing on the board, and you are South. '
      + 'Your own game waits meanwhile.',
    all: 'All ten lessons are done. Take any of them again, or play a game.',
    start: 'Begin', goOn: 'Go on with lesson {number}',
    entry: '{number}. {title}',
    done: 'Done',
    at: '{number} of {of} · {title}:',
    task: '{about} {wish}', going: 'You captured, so sow again. {wish}',
    do: {
      leave: 'Back to game', choose: 'Lessons', again: 'Try again', next: 'Next', finish: 'Finish',
    },

    lesson: {
      sow: {
        name: 'Sowing',
        about: 'Choose a house of your row, A to F. Its seeds fall one by one into the houses that '
          + 'follow, anticlockwise.',
        wish: 'Let the last one fall in c, on North’s side.',
        missed: 'That did not end in c. Count the seeds of a house along the ring.',
        done: 'Right: the last seed fell in an empty house, and that ends a sowing.',
      },
      relay: {
        name: 'Relay',
        about: 'If the last seed falls among others, that house is lifted too and sown on: a '
          + 'further lap.',
        wish: 'Make a sowing of three laps.',
        missed: 'It takes three laps: the last seed must fall among others twice.',
        done: 'Right: it went on, lap after lap, until the last seed fell in an empty house.',
      },
      casa: {
        name: 'Casa',
        about: 'If the last seed makes exactly four, the house is a casa and the four are yours.',
        wish: 'Capture a casa.',
        missed: 'Look for a house with three seeds that a last seed can reach.',
        done: 'Right. The four in f stay: only a four that your last seed makes is a casa.',
      },
      rows: {
        name: 'From either row',
        about: 'It does not matter whose row a casa is in.',
        wish: 'Capture one in your own row and one in North’s.',
        missed: 'Your turn ended without a casa from each row.',
        done: 'Right: North’s seeds are as good as your own.',
      },
      chain: {
        name: 'Chain',
        about: 'Fours just behind the casa are yours as well, house by house backwards.',
        wish: 'Take three houses with one sowing.',
        missed: 'Three at once are wanted. Find a sowing that makes fours on its way to the casa.',
        done: 'Right: backwards from the casa, until the first house that did not hold four.',
      },
      again: {
        name: 'Another sowing',
        about: 'Each capture earns another sowing in the same turn.',
        wish: 'Capture twice.',
        missed: 'Your turn ended too soon. Which capture leaves another one to make?',
        done: 'Right. You may not decline the other sowing, so think what it will do.',
      },
      pass: {
        name: 'Passing',
        about: 'A side with nothing to sow passes.',
        wish: 'North’s row is empty: keep it so, and make North pass.',
        missed: 'North has seeds to sow now. Stay in your own row.',
        done: 'Right: North passed, and you sow again. It passes until seeds reach its row.',
      },
      lastFour: {
        name: 'The last four',
        about: 'Eight seeds are left. A capture that leaves only four takes these as well.',
        wish: 'Win the game.',
        missed: 'No casa yet: the game goes on, and North may get there first.',
        done: 'Right: four captured, the last four with them, and the game is over.',
      },
      endless: {
        name: 'Never-ending',
        about: 'Some sowings would go round for ever, so they are not allowed. One house of your '
          + 'row is like that.',
        wish: 'Try to sow it.',
        missed: 'That one came to rest. Go back, and find the house that cannot be sown.',
        done: 'Right: sown from there, seeds would go round until the board was as before, and so '
          + 'for ever. Such a house waits until the board has changed.',
      },
      turn: {
        name: 'A whole turn',
        about: 'Everything together: relays, chains and further sowings.',
        wish: 'Take twenty seeds in one turn.',
        missed: 'Your turn took {seeds}. Twenty can be had.',
        done: 'Twenty seeds in one turn. You know how to play: good luck.',
      },
    },
  },
};
