// @ts-check

/** What the dialogs ask, and what is called the same in all that is loaded later. */
export default {
  player: { person: 'Person', computer: 'Computer' },

  variant: {
    'hoyito-2': {
      about: 'Two rows of six. The last seed captures, with the fours behind it; then sow again.',
    },
    'hoyito-3': {
      about: 'Two rows of six. The last seed captures its own house only; then sow again.',
    },
    'hoyito-2-12': {
      about: 'Two rows of twelve, 96 seeds: the rules of Hoyito II, and much more to reckon.',
    },
    'hoyito-1': {
      about: 'Two rows of six. Every four made on the way is captured at once; no second sowing.',
    },
  },

  level: {
    newcomer: {
      about: 'Knows the rules and little else. For a first game.',
    },
    beginner: {
      about: 'Sees captures, and passes many of them by.',
    },
    casual: {
      about: 'Sees its own captures, and takes most of them.',
    },
    strong: {
      about: 'Sees what you will answer, and what it can do then.',
    },
    expert: {
      about: 'Looks farther ahead, and forgives little.',
    },
    perfect: {
      about: 'Makes no mistake on rows of six. Takes its time to think.',
    },
  },

  match: {
    unit: { one: 'One game', rounds: 'Rounds', wins: 'First to so many wins' },
    way: {
      full: 'Full rows in every round',
      filled: 'Each fills its row from its heap; houses left empty are closed',
    },
  },

  dialog: {
    leaveMatch: 'Leave the match?',
    leavesMatch: 'The match on the board ends here. Its rounds stay among the saved games.',
    leaveIt: 'Leave it',
    newGame: 'New game', variant: 'Game', starter: 'Starts', match: 'Match', length: 'How many',
    way: 'Next rounds',
    leaves: 'The game on the board will be left.',
    level: 'Level',
    resign: 'Resign?', resigns: '{side} gives up the game.',
    draw: '{side} offers a draw', accept: '{side}, do you accept?',
    crash: 'The game stumbled',
    kept: 'Something went wrong inside. Your game is kept up to the last sowing.',
    goOn: 'Go on from there',
  },
};
