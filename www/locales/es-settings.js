// @ts-check

export default {
  settings: {
    title: 'Ajustes',
    group: {
      look: 'Aspecto', board: 'Tablero', sound: 'Sonido y tacto', play: 'Juego',
      language: 'Idioma', data: 'Estos ajustes',
    },
    theme: {
      name: 'Tema', earth: 'Tierra', chalk: 'Cemento y tiza', wood: 'Madera',
      contrast: 'Alto contraste',
    },
    scheme: {
      name: 'Modo', system: 'El del dispositivo', light: 'Claro', dark: 'Oscuro',
    },
    speed: {
      name: 'Velocidad', slow: 'Lenta', normal: 'Normal', fast: 'Rápida', instant: 'Instantánea',
    },
    told: { name: 'Lectura en voz alta', brief: 'Breve', normal: 'Normal', full: 'Completa' },
    calm: 'Calma: cada paso de una siembra espera una tecla o un toque',
    language: { browser: 'El del navegador' },
    leftHanded: 'Mano izquierda: jugadas y botones a la izquierda del tablero',
    numbers: 'Números junto a las casitas',
    names: 'Letras de las casitas',
    flipped: 'La fila de Norte, de mi lado',
    facing: 'Cara a cara: para dos personas con la pantalla entre las dos',
    sound: 'Sonido de las semillas',
    volume: 'Volumen',
    vibration: 'Vibrar con cada captura',
    twice: 'Dos toques para sembrar: uno para mirar, otro para jugar',
    preview: 'Mostrar dónde acabaría una siembra',
    letters: 'Sembrar con las teclas de letras',
    bigTables: 'Calcular finales exactos en segundo plano',
    export: 'Guardar como archivo', import: 'Leer de un archivo', reset: 'Restablecer todo',
    resets: 'Todos los ajustes quedarán como al principio. Las partidas guardadas se conservan.',
    resetTitle: '¿Restablecer todos los ajustes?',
    wasReset: 'Todos los ajustes están como al principio.',
    wasRead: 'Se aplicaron los ajustes del archivo.',
    refused: {
      long: 'Este archivo es demasiado grande para ser de ajustes. No se cambió nada.',
      broken: 'Este archivo está dañado o contiene algo que no son ajustes. No se cambió nada.',
      other: 'Este archivo contiene algo que no son ajustes de Hoyito. No se cambió nada.',
      version: 'Este archivo lo escribió otra versión de Hoyito. No se cambió nada.',
      wrong: 'El archivo pide para «{setting}» algo que no existe. No se cambió nada.',
      unread: 'Este archivo no se pudo leer. No se cambió nada.',
    },
  },
};
