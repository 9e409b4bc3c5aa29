// @ts-check

export default {
  settings: {
    title: 'Réglages',
    group: {
      look: 'Apparence', board: 'Plateau', sound: 'Son et toucher', play: 'Jeu',
      language: 'Langue', data: 'Ces réglages',
    },
    theme: {
      name: 'Thème', earth: 'Terre', chalk: 'Béton et craie', wood: 'Bois',
      contrast: 'Contraste élevé',
    },
    scheme: {
      name: 'Mode', system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre',
    },
    speed: {
      name: 'Vitesse', slow: 'Lente', normal: 'Normale', fast: 'Rapide', instant: 'Instantanée',
    },
    told: { name: 'Lecture à voix haute', brief: 'Brève', normal: 'Normale', full: 'Complète' },
    calm: 'Calme : chaque étape d’un semis attend une touche ou un toucher',
    language: { browser: 'Celle du navigateur' },
    leftHanded: 'Pour gauchers : coups et boutons à gauche du plateau',
    numbers: 'Nombres à côté des cases',
    names: 'Lettres des cases',
    flipped: 'Rangée de Nord de mon côté',
    facing: 'Face à face : pour deux personnes, l’écran posé entre elles',
    sound: 'Bruit des graines',
    volume: 'Volume',
    vibration: 'Vibrer lors d’une capture',
    twice: 'Toucher deux fois pour semer : une fois pour voir, une autre pour jouer',
    preview: 'Montrer où finirait un semis',
    letters: 'Jouer avec les touches des lettres',
    bigTables: 'Calculer les fins de partie exactes en arrière-plan',
    export: 'Enregistrer dans un fichier', import: 'Lire un fichier', reset: 'Tout réinitialiser',
    resets: 'Tous les réglages reprendront leur valeur initiale. Les parties enregistrées restent.',
    resetTitle: 'Réinitialiser tous les réglages ?',
    wasReset: 'Tous les réglages ont repris leur valeur initiale.',
    wasRead: 'Les réglages du fichier sont appliqués.',
    refused: {
      long: 'Ce fichier est trop gros pour un fichier de réglages. Rien n’a changé.',
      broken: 'Ce fichier est abîmé, ou contient autre chose que des réglages. Rien n’a changé.',
      other: 'Ce fichier contient autre chose que des réglages de Hoyito. Rien n’a changé.',
      version: 'Ce fichier vient d’une autre version de Hoyito. Rien n’a changé.',
      wrong: 'Le fichier demande pour « {setting} » une valeur qui n’existe pas. Rien n’a changé.',
      unread: 'Ce fichier n’a pas pu être lu. Rien n’a changé.',
    },
  },
};
