// @ts-check

export default {
  more: {
    title: 'Més',
    tutorial: { name: 'Aprèn a jugar', about: 'Deu lliçons curtes al tauler' },
    share: {
      name: 'Comparteix', about: 'Enllaç, registre, imatge del tauler; obre un registre',
    },
    library: {
      name: 'Partides desades',
      about: 'Totes les partides jugades aquí, per obrir, exportar, importar',
    },
    replay: { name: 'Repetició', about: 'La partida un altre cop, per torns, sembres o voltes' },
    editor: {
      name: 'Munta una posició', about: 'Qualsevol tauler, per jugar, analitzar o compartir',
    },
    puzzles: {
      name: 'Problemes', about: 'Captura tant com puguis; troba l’únic forat que guanya',
    },
    statistics: {
      name: 'Estadístiques', about: 'Partides, victòries, torn més llarg, cadena més gran',
    },
    rules: { name: 'Regles', about: 'Tots quatre jocs en imatges, d’on venen, les tecles' },
    offline: {
      name: 'Sense connexió', about: 'El que és desat en aquest dispositiu, i les versions noves',
    },
  },
};
