// @ts-check

export default {
  more: {
    title: 'Más',
    tutorial: { name: 'Aprender a jugar', about: 'Diez lecciones cortas en el tablero' },
    share: {
      name: 'Compartir', about: 'Enlace, registro, imagen del tablero; abrir un registro',
    },
    library: {
      name: 'Partidas guardadas',
      about: 'Todas las partidas jugadas aquí, para abrir, exportar, importar',
    },
    replay: { name: 'Repetición', about: 'La partida otra vez, por turnos, siembras o vueltas' },
    editor: {
      name: 'Montar una posición', about: 'Cualquier tablero, para jugar, analizar o compartir',
    },
    puzzles: {
      name: 'Problemas', about: 'Captura lo máximo; encuentra la única casita que gana',
    },
    statistics: {
      name: 'Estadísticas', about: 'Partidas, victorias, turno más largo, cadena mayor',
    },
    rules: {
      name: 'Reglas', about: 'Los cuatro juegos en imágenes, de dónde vienen, las teclas',
    },
    offline: {
      name: 'Sin conexión', about: 'Lo guardado en este dispositivo y las versiones nuevas',
    },
  },
};
