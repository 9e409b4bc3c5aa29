// @ts-check

/** The dialog of the settings. */
export default {
  settings: {
    title: 'Settings',
    group: {
      look: 'Look', board: 'Board', sound: 'Sound and touch', play: 'Play', language: 'Language',
      data: 'These settings',
    },
    theme: {
      name: 'Theme', earth: 'Earth', chalk: 'Concrete and chalk', wood: 'Wood',
      contrast: 'High contrast',
    },
    scheme: {
      name: 'Light', system: 'As the device has it', light: 'Light', dark: 'Dark',
    },
    speed: {
      name: 'Speed', slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant',
    },
    told: { name: 'Read aloud', brief: 'In brief', normal: 'As usual', full: 'In full' },
    calm: 'Calm: each step of a sowing waits for a key or a tap',
    language: { browser: 'As the browser has it' },
    leftHanded: 'Left-handed: moves and buttons on the left of the board',
    numbers: 'Numbers beside the houses',
    names: 'Letters of the houses',
    flipped: 'North’s row near me',
    facing: 'Face to face: for two persons with the screen lying between them',
    sound: 'Sound of the seeds',
    volume: 'Volume',
    vibration: 'Vibrate at a capture',
    twice: 'Tap twice to sow: once to look, once more to play',
    preview: 'Show where a sowing would end',
    letters: 'Letter keys play',
    bigTables: 'Work out exact endgames in the background',
    export: 'Save as a file', import: 'Read from a file', reset: 'Reset all',
    resets: 'All settings will be as they were at first. Saved games stay.',
    resetTitle: 'Reset all settings?',
    wasReset: 'All settings are as they were at first.',
    wasRead: 'The settings of the file are in force.',
    refused: {
      long: 'This file is too large to be one of settings. Nothing was changed.',
      broken: 'This file is damaged, or holds something else than settings. Nothing was changed.',
      other: 'This file holds something else than settings of Hoyito. Nothing was changed.',
      version: 'This file was written by another version of Hoyito. Nothing was changed.',
      wrong: 'The file wants something for “{setting}” that there is not. Nothing was changed.',
      unread: 'This file could not be read. Nothing was changed.',
    },
  },
};
