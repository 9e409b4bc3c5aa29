// @ts-check

/** What is kept on this device, and newer versions; loaded when there is something to say. */
export default {
  offline: {
    title: 'Offline',
    ready: 'Hoyito works offline now.',
    news: 'A new version is here. Your game is kept.',
    reload: 'Reload',
    page: {
      disk: 'Hoyito is in this one file, whole: it opens and plays offline.',
      kept: 'Hoyito is kept on this device whole, in every language: it opens and plays offline.',
      missing: 'Hoyito is not kept on this device yet: it opens only where it can be fetched.',
      refused: 'This browser, or this address, does not let Hoyito be kept: it opens only where '
        + 'it can be fetched. What is loaded goes on playing offline.',
    },
    release: 'Version {version}: {files} files, {size} kB.',
    tables: {
      about: 'The computer’s exact endgames are built here, not fetched. Those that are kept need '
        + 'no waiting:',
      kept: '{variant}: kept',
      missing: '{variant}: not yet',
      building: '{variant}: boards of {seeds} seeds, {percent} %',
    },
    everything: 'Make everything available offline',
    keeping: 'Being kept…',
    complete: 'Everything is here.',
    failed: 'Not everything could be kept. Try again online, or make room on this device.',
  },
};
