// @ts-check

/** What the menu says; loaded with it. */
export default {
  more: {
    title: 'More',
    tutorial: { name: 'Learn to play', about: 'Ten short lessons on the board' },
    share: { name: 'Share', about: 'Link, record, picture of the board; open a record' },
    library: { name: 'Saved games', about: 'Every game played here, to open, export, import' },
    replay: { name: 'Replay', about: 'The game once more, by turn, sowing or lap' },
    editor: { name: 'Set up a position', about: 'Any board, to play, analyse or share' },
    puzzles: { name: 'Puzzles', about: 'Take the most; find the only winning house' },
    statistics: { name: 'Statistics', about: 'Games, wins, longest turn, biggest chain' },
    rules: { name: 'Rules', about: 'All four games in pictures, where they come from, keys' },
    offline: { name: 'Offline', about: 'What is kept on this device, and new versions' },
  },
};
