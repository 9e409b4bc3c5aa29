// @ts-check

/** The rules, where they come from, and the keys; loaded with them. */
export default {
  rules: {
    title: 'Rules',
    game: 'Game',
    solved: 'The solved game',
    of: 'The rules of {variant}',
    legend: 'The pictures show positions from games. A dotted ring marks the house to be sown, a '
      + 'full ring where the last seed fell, a dashed ring what is taken.',
    ours: 'Settled by us',
    oursWhy: 'The descriptions of the game say nothing on these points. This is how we play them.',
    mark: 'Ours',
    board: 'Board. South from the left: {near}. North from its left: {far}.',

    point: {
      aim: 'Take more seeds than the other side. There are {seeds}, four in each house at first. '
        + 'The row near you is South’s, the far one North’s.',
      sow: 'Lift all the seeds of one house of your row and drop them one by one into the houses '
        + 'that follow, anticlockwise round both rows.',
      relay: 'When the last seed falls among others, lift that house too, last seed and all, and '
        + 'sow on from the next one: a further lap. When it falls into an empty house, the sowing '
        + 'ends.',
      casa: 'When the last seed makes exactly four, in whichever row, the house is a casa: the '
        + 'four are yours and the sowing ends. Fours made on the way stay.',
      passing: 'Every house that you bring to exactly four, in whichever row, is yours at once, '
        + 'and the sowing goes on. If the last seed makes the four, your turn ends with it.',
      chain: 'Then look backwards from that house: each one that holds exactly four is yours as '
        + 'well, until the first that does not.',
      single: 'Only that one house is taken; other fours stay where they are.',
      again: 'After a capture you sow again, as long as you go on capturing. You may not decline.',
      once: 'A turn is one sowing, whatever it captures.',
      pass: 'A side that has nothing to sow passes until seeds reach its row.',
      lastFour: 'A capture that leaves only four seeds takes these as well and ends the game. The '
        + 'most seeds win.',
      rounds: 'In a match, the last four go to whoever made that capture in rounds one and two '
        + 'only. From round three on they go to the winner of the round before.',
      origin: 'A lift of {houses} seeds or more does not leave out the house it came from.',
      endless: 'A sowing that would go round for ever is not allowed. Such a house is shown as not '
        + 'playable, and says why.',
      stall: 'The game also ends when the same board comes up for the third time since the last '
        + 'capture with the same side to move, after a hundred sowings in a row without a capture, '
        + 'or when neither side can sow. Seeds left on the board then belong to nobody.',
      match: 'In a match the sides take turns to start, and rounds won count before seeds. Rows '
        + 'filled from the heaps, with closed houses, are our offer too.',
      drawn: 'After a drawn round the last four go to whoever makes the capture before them.',
      first: 'Hoyito I is known to us only by what sets Hoyito II apart from it. What that leaves '
        + 'open, we play as in Hoyito II.',
    },

    frame: {
      before: '{side} sows {house}: {seeds}.',
      relay: 'The last seed falls among others in {house}, which is lifted too.',
      empty: 'The last seed falls in {house}, which was empty. The sowing ends.',
      casa: {
        one: 'The last seed makes four in {house}. They are taken.',
        other: 'The last seed makes four in {house}. Taken: {houses}.',
      },
      passing: 'Made four on the way and taken: {houses}.',
      endless: 'A sowing from {house} would never end.',
    },

    table: {
      title: 'How the games differ',
      yes: 'Yes', no: 'No',
      rows: 'Houses in a row',
      rowsOf: { 'hoyito-1': '6', 'hoyito-2': '6, also 12', 'hoyito-3': '6' },
      captures: 'What is captured',
      passing: 'Every four made on the way',
      last: 'Only a four that the last seed makes',
      chain: 'Fours behind it, too',
      again: 'Sow again after a capture',
      lastFour: 'Last four seeds',
      captor: 'To whoever captures before them',
      rounds: 'The same, but from round 3 of a match to the winner of the round before',
      found: 'Recorded',
      foundOf: {
        'hoyito-1': 'In the same tradition',
        'hoyito-2': 'South-west of the country; long rows in Villa Jaragua, 2005',
        'hoyito-3': 'Barahona, 2005',
      },
    },

    history: 'Where it comes from',
    past: {
      what: 'Hoyito, also called Casitas or Mate, is the mancala of the Dominican Republic. The '
        + 'houses, casitas, are dug in the earth or chalked on a hard floor. There is no store: '
        + 'what you take you keep beside the board.',
      study: 'We know it through Víktor Bautista i Roca, who wrote down how it was played during a '
        + 'field study in the south-west of the country in 2005.',
      jaragua: 'Hoyito II with rows of twelve was recorded in Villa Jaragua in February 2005. It '
        + 'is held to be the hardest way to play.',
      barahona: 'Hoyito III comes from Barahona. Johnny, a player of twenty from a sugar mill’s '
        + 'village, a batey, explained it. Young people of the sugar country keep it alive.',
      first: 'Hoyito I, the plainer game beside them, captures on the way and knows neither chain '
        + 'nor second sowing.',
    },
    sources: 'Sources',
    source: {
      study: 'Víktor Bautista i Roca, field study in the Dominican Republic, 2005: Villa Jaragua, '
        + 'Barahona',
      two: 'Mancala World, “Hoyito II”, read in French, Polish, Portuguese and Dutch',
      three: 'Mancala World, “Hoyito III”, read in Catalan',
    },
    sourcesHow: 'We did not see the field notes themselves, only what these pages tell of them.',

    // Of the page of rules that stands beside the game.
    page: {
      title: 'The rules of Hoyito',
      play: 'Play Hoyito',
      about: 'How to play Hoyito, the mancala of the Dominican Republic: the rules of its four '
        + 'games, shown step by step on boards from real games, and where they come from.',
    },
  },

  keys: {
    title: 'Keys',
    arrowKeys: 'Arrows', arrows: 'From house to house',
    sowKeys: 'Enter, Space', sow: 'Sow the house',
    skipKeys: 'Space, Esc', skip: 'Skip to where the seeds come to rest',
    letters: 'Sow that house of the side to move',
    whoseTurn: 'Say whose turn it is',
    myRow: 'Say my row',
    otherRow: 'Say the other row',
    heaps: 'Say the heaps',
    lastTurn: 'Say the last turn',
  },
};
