// @ts-check

/** What the menu says; loaded with it. */
export default {
  more: {
    title: 'Meer',
    tutorial: { name: 'Leer spelen', about: 'Tien korte lessen op het bord' },
    share: { name: 'Delen', about: 'Link, notatie, afbeelding van het bord; een notatie openen' },
    library: {
      name: 'Bewaarde partijen', about: 'Alle partijen van hier: openen, exporteren, importeren',
    },
    replay: { name: 'Naspelen', about: 'De partij nog eens, per beurt, zet of omloop' },
    editor: { name: 'Stelling opzetten', about: 'Elk bord, om te spelen, analyseren of delen' },
    puzzles: { name: 'Puzzels', about: 'Vang het meest; vind het enige winnende kuiltje' },
    statistics: { name: 'Statistiek', about: 'Partijen, winst, langste beurt, grootste keten' },
    rules: { name: 'Spelregels', about: 'De vier spellen in plaatjes, hun herkomst, de toetsen' },
    offline: { name: 'Offline', about: 'Wat op dit apparaat bewaard is, en nieuwe versies' },
  },
};
