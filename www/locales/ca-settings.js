// @ts-check

export default {
  settings: {
    title: 'Opcions',
    group: {
      look: 'Aspecte', board: 'Tauler', sound: 'So i tacte', play: 'Joc', language: 'Llengua',
      data: 'Aquestes opcions',
    },
    theme: {
      name: 'Tema', earth: 'Terra', chalk: 'Ciment i guix', wood: 'Fusta',
      contrast: 'Contrast alt',
    },
    scheme: {
      name: 'Mode', system: 'El del dispositiu', light: 'Clar', dark: 'Fosc',
    },
    speed: {
      name: 'Velocitat', slow: 'Lenta', normal: 'Normal', fast: 'Ràpida', instant: 'Instantània',
    },
    told: { name: 'Lectura en veu alta', brief: 'Breu', normal: 'Normal', full: 'Completa' },
    calm: 'Calma: cada pas d’una sembra espera una tecla o un toc',
    language: { browser: 'La del navegador' },
    leftHanded: 'Mà esquerra: jugades i botons a l’esquerra del tauler',
    numbers: 'Xifres al costat dels forats',
    names: 'Lletres dels forats',
    flipped: 'La fila de Nord, al meu costat',
    facing: 'Cara a cara: per a dues persones amb la pantalla al mig',
    sound: 'So de les llavors',
    volume: 'Volum',
    vibration: 'Vibra a cada captura',
    twice: 'Dos tocs per sembrar: un per mirar, un altre per jugar',
    preview: 'Mostra on acabaria una sembra',
    letters: 'Sembra amb les tecles de lletres',
    bigTables: 'Calcula finals exactes en segon pla',
    export: 'Desa com a fitxer', import: 'Llegeix d’un fitxer', reset: 'Restableix-ho tot',
    resets: 'Totes les opcions quedaran com al començament. Les partides desades es conserven.',
    resetTitle: 'Vols restablir totes les opcions?',
    wasReset: 'Totes les opcions són com al començament.',
    wasRead: 'S’han aplicat les opcions del fitxer.',
    refused: {
      long: 'Aquest fitxer és massa gros per ser d’opcions. No s’ha canviat res.',
      broken: 'Aquest fitxer està malmès o conté alguna cosa que no són opcions. No s’ha canviat '
        + 'res.',
      other: 'Aquest fitxer conté alguna cosa que no són opcions d’Hoyito. No s’ha canviat res.',
      version: 'Aquest fitxer l’ha escrit una altra versió d’Hoyito. No s’ha canviat res.',
      wrong: 'El fitxer demana per a «{setting}» una cosa que no existeix. No s’ha canviat res.',
      unread: 'Aquest fitxer no s’ha pogut llegir. No s’ha canviat res.',
    },
  },
};
