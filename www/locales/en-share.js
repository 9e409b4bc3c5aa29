// @ts-check

/** What is said where games go out and come in; loaded with it. */
export default {
  share: {
    title: 'Share',
    part: {
      link: 'Link', record: 'Record', picture: 'Picture of the board', load: 'Open a game',
    },

    link: 'Link',
    what: 'What the link holds',
    wholeGame: 'The whole game',
    positionOnly: 'This position only',
    copyLink: 'Copy link',
    send: 'Send…',
    aboutLink: 'The link holds the whole game: nothing is stored anywhere else. To play from '
      + 'afar, send it after your turn; the answer comes back the same way.',
    onDisk: 'The link leads to this file on this device. Elsewhere it opens when it is pasted '
      + 'under “{part}”.',

    record: 'Record of the game',
    copy: 'Copy',
    save: 'Save as a file',
    copied: 'Copied.',
    copyByHand: 'The browser does not let the page copy. The text is selected: copy it with Ctrl+C '
      + '(⌘C on a Mac), or by touching it.',

    caption: 'Title',
    start: '{game}',
    after: { one: '{game} after one sowing', other: '{game} after {n} sowings' },
    captured: 'captured',
    toPlay: 'to play',
    preview: 'Preview of the picture',
    svg: 'Save SVG',
    png: 'Save PNG',
    wikitext: 'Copy wikitext',
    plainText: 'Copy plain text',
    text: 'Text of the board',
    noBitmap: 'The browser could not make a PNG. The SVG holds the same picture.',

    paste: 'Record, position or link',
    pasteHere: 'Paste a record, a position or a link here',
    open: 'Open',
    file: 'Choose a file…',
    openSound: { one: 'Open the first sowing', other: 'Open the first {n} sowings' },

    bar: { visit: 'Another game on the board', post: 'Game by link' },
    back: 'Back to my game',
    goOn: 'Go on with this game',
    keepIt: 'Keep this game',
    myCopy: 'Look at my copy',
    playOn: { computer: 'Play the computer', persons: 'Play on, two persons' },
    arrived: {
      position: 'A position that you opened.',
      link: 'A game from a link.',
      record: 'A game that you opened.',
      ended: 'An older link: your copy of this game has ended.',
      older: {
        one: 'An older link: your copy of this game has one more sowing.',
        other: 'An older link: your copy of this game has {n} more sowings.',
      },
    },
    changed: {
      title: 'The past was changed',
      text: 'You have a copy of this game, and its sowings are not those of the one you opened. '
        + 'It was not taken up, and your copy stays as it was.',
      ways: 'If the two of you want to take turns back, begin a new game from that position.',
    },
    badLink: 'This link cannot be opened',
    nothingChanged: 'Nothing has changed in your own game.',

    due: 'Your turn is made.',
    copyForOther: 'Copy the link for the other player',
    gone: 'The link is on its way: open the one that comes back.',
    sent: 'Link copied: send it to the other player, and open the one that comes back.',

    trouble: {
      long: 'It is too long for any game of Hoyito.',
      unknown: 'It is no link to a game of Hoyito.',
      cut: 'The end of it is missing, as when a message cuts a link off. Ask for it again, '
        + 'or copy it whole.',
      changed: 'Something in it was changed on the way. Ask for it again.',
      binary: 'It is not a text. A record is a plain text file, as the page saves it.',
      empty: 'There is nothing to open yet.',
    },
    // Each is followed by its place, or by nothing.
    refused: {
      game: {
        variant: 'It does not say which game of Hoyito it is, or one that is not played here',
        start: 'It cannot start from that position',
        tag: 'A tag such as [Date "2026-11-30"] is wanted',
        twice: 'That tag stands there for the second time',
        'too-long': 'It is too long for any game of Hoyito',
        other: 'It is not the record of a game of Hoyito',
      },
      position: {
        variant: 'It is neither a record nor a position, which begins with the name of a game such '
          + 'as hoyito-2',
        seeds: 'The seeds of a house are wanted, 0 to 9, or more in brackets',
        row: 'A row has not as many houses as that game',
        captured: 'The captured seeds are wanted, such as 8-12',
        total: 'There are more seeds than the game has',
        turn: 'The side to move is wanted: S, N, S+ or N+',
        last4: 'The words last4=S or last4=N are wanted',
        closed: 'After closed= the letters of empty houses are wanted',
        rest: 'Nothing more is wanted there',
        other: 'It is neither a record nor a position of a game of Hoyito',
      },
    },
    here: 'This is the game on your board.',
    damage: {
      'no-result': 'No result stands at its end, so something may be missing',
      'bad-house': 'No house has that letter',
      'not-yours': 'The house belongs to the side that is not to move',
      'empty-house': 'The house is empty',
      'endless-sowing': 'The sowing would never end',
      'closed-house': 'The house is closed for this round',
      'game-over': 'The game is over by then',
      'wrong-pass': 'A pass is written where none is due, or is missing',
      'wrong-result': 'The result is not that of the game',
      'wrong-ending': 'The game cannot have ended like that',
      'open-comment': 'A comment is not closed',
    },
    place: {
      none: '{what}.',
      sign: '{what} (sign {at}).',
      line: '{what} (line {line}).',
      column: '{what} (line {line}, column {column}).',
      sowing: 'It goes wrong at sowing {at}. {what}.',
    },
  },
};
