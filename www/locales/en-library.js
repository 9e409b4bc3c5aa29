// @ts-check

/** What the saved games and the statistics say; loaded with them. */
export default {
  library: {
    title: 'Saved games',
    count: { one: 'One game', other: '{n} games' },
    some: '{n} of {all} games',
    none: 'No games yet. A game is saved here when it ends, or when another one takes its place.',
    noneSuch: 'No saved game is like that.',
    held: 'These games are not all kept by the browser. Export them before you close the page.',
    filters: 'Which games',
    variant: 'Game', opponent: 'Opponent', result: 'Result', order: 'Order', any: 'All',
    orders: { newest: 'Newest first', oldest: 'Oldest first' },
    against: { person: 'Person', computer: 'Computer', computers: 'Computers only' },
    results: {
      won: 'You won', lost: 'You lost', south: 'South won', north: 'North won', draw: 'Draw',
      open: 'Unfinished',
    },
    more: 'Show {n} more',

    noDate: 'No date',
    head: '{date} · {variant}',
    you: 'You, {side}, against {opponent}',
    two: { person: 'Two people', computer: 'Computer against itself' },
    computer: 'Computer, {level}',
    names: '{one} against {other}',
    outcome: {
      won: 'Won', lost: 'Lost', side: '{side} won', draw: 'Draw', open: 'Unfinished',
    },
    sowings: { one: 'one sowing', other: '{n} sowings' },
    onBoard: 'On the board',

    damaged: 'Damaged entry', damagedName: 'Damaged entry {key}',
    damagedAbout: 'It cannot be read ({key}). Export it as it is, or delete it.',
    exportRaw: 'Export',
    exportRawLabel: 'Export as it is: {game}',
    delete: 'Delete', deleteLabel: 'Delete: {game}',
    deleted: 'Deleted: {game}', undo: 'Undo', undoLabel: 'Undo: do not delete {game}',
    gone: { one: 'One game deleted.', other: '{n} games deleted.' },
    restored: { one: 'The game is back.', other: '{n} games are back.' },

    export: 'Export all', import: 'Import…',
    exported: {
      one: 'One game exported.', other: '{n} games exported.',
    },
    leftOut: {
      one: 'One damaged entry is not in the file: export it from the list.',
      other: '{n} damaged entries are not in the file: export them from the list.',
    },
    nothing: 'There is nothing to export yet.',
    reading: 'Reading game {done} of {of}…',
    added: { one: 'One game imported.', other: '{n} games imported.' },
    doubles: { one: 'One was here already.', other: '{n} were here already.' },
    refused: { one: 'One was left out:', other: '{n} were left out:' },
    refusedOne: 'No. {number}: {reason} (line {line})',
    refusedMore: { one: 'and one more', other: 'and {n} more' },
    large: 'That file is too large: 8 MB is the most.',
    noText: 'That file is not a text, so it holds no games.',
    emptyFile: 'That file is empty.',
    stopped: 'The import stopped half-way. What was read up to then is here.',

    rescued: 'The text that could not be read is among the saved games, to be exported.',
    refusal: {
      'no-result': 'no result stands at its end, so something may be missing',
      'no-record': 'this is not a record of a game',
      'too-long': 'it is longer than any game',
      variant: 'its first lines name no game that is played here',
      start: 'it cannot start from its position',
      tag: 'a line at its beginning cannot be read',
      twice: 'a line at its beginning stands there twice',
      'bad-text': 'it is not a text',
      'unknown-variant': 'it is of a game that is not played here',
      'bad-position': 'its start position makes no sense',
      'bad-house': 'there is no such house',
      'not-yours': 'the house belongs to the other side',
      'empty-house': 'the house is empty',
      'closed-house': 'the house is closed',
      'endless-sowing': 'the sowing would never end',
      'game-over': 'the game was over before',
      'wrong-pass': 'a pass is missing or not due',
      'wrong-result': 'the result does not follow from the sowings',
      'wrong-ending': 'the game cannot have ended so',
      'open-comment': 'a comment has no end',
      other: 'the game cannot be read',
    },

    unreadable: 'This saved game cannot be opened: {reason}.',
    upTo: 'This saved game is damaged in line {line}; it is here up to there.',
    visit: 'Saved {date}',
    visitLabel: 'Saved game',
    goOn: 'Play on', back: 'Back to my game', replay: 'Replay',

    trouble: {
      forbidden: 'This browser keeps no saved games. They last until you close the page: export '
        + 'them under More, Saved games.',
      full: 'The browser’s storage is full. Games are saved only until you close the page: export '
        + 'them under More, Saved games.',
      otherTab: 'Another tab holds the saved games of a newer page. Reload this one; until then '
        + 'games are saved only for this visit.',
      letGo: 'Another tab has renewed or removed the saved games. Reload this page if any are '
        + 'missing.',
    },
  },

  statistics: {
    title: 'Statistics',
    about: 'Your finished games against the computer, in this browser.',
    none: 'Nothing to count yet. Finish a game against the computer.',
    level: 'Level', all: 'All',
    games: 'Games', won: 'Won', lost: 'Lost', drawn: 'Drawn',
    longestTurn: 'Longest turn', biggestChain: 'Biggest chain',
    legend: 'Longest turn: your most sowings in one turn. Biggest chain: the most houses that one '
      + 'of your sowings captured.',
    leftOut: {
      one: 'One entry cannot be read and is not counted.',
      other: '{n} entries cannot be read and are not counted.',
    },
    reset: 'Reset', gone: 'The statistics are reset.', undo: 'Undo',
  },
};
