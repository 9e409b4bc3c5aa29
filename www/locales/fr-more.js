// @ts-check

export default {
  more: {
    title: 'Plus',
    tutorial: { name: 'Apprendre à jouer', about: 'Dix courtes leçons sur le plateau' },
    share: { name: 'Partager', about: 'Lien, notation, image du plateau ; ouvrir une notation' },
    library: {
      name: 'Parties enregistrées',
      about: 'Toutes les parties jouées ici, à ouvrir, exporter, importer',
    },
    replay: { name: 'Revoir la partie', about: 'Encore une fois, par tour, semis ou relais' },
    editor: {
      name: 'Composer une position', about: 'N’importe laquelle, à jouer, analyser ou partager',
    },
    puzzles: { name: 'Énigmes', about: 'Prendre le plus ; trouver la seule case gagnante' },
    statistics: {
      name: 'Statistiques', about: 'Parties, victoires, plus long tour, plus longue chaîne',
    },
    rules: { name: 'Règles', about: 'Les quatre jeux en images, leur origine, les touches' },
    offline: {
      name: 'Hors ligne', about: 'Ce qui est conservé sur cet appareil, et les nouvelles versions',
    },
  },
};
