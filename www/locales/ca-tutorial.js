// @ts-check

export default {
  tutorial: {
    title: 'Aprèn a jugar',
    about: 'Deu lliçons curtes. En cadascuna Sud ha de fer una cosa al tauler, i tu ets Sud. '
      + 'Mentrestant, la teva partida espera.',
    all: 'Ja has fet les deu lliçons. Repeteix la que vulguis o juga una partida.',
    start: 'Comença', goOn: 'Continua amb la lliçó {number}',
    entry: '{number}. {title}',
    done: 'Feta',
    at: '{number} de {of} · {title}:',
    task: '{about} {wish}', going: 'Has capturat: torna a sembrar. {wish}',
    do: {
      leave: 'A la partida', choose: 'Lliçons', again: 'Un altre cop', next: 'Següent',
      finish: 'Acaba',
    },

    lesson: {
      sow: {
        name: 'Sembrar',
        about: 'Tria un forat de la teva fila, de la A a la F. Les llavors cauen d’una en una als '
          + 'següents, en sentit antihorari.',
        wish: 'Fes que l’última caigui al forat c, al costat de Nord.',
        missed: 'Aquesta sembra no ha acabat al forat c. Compta les llavors d’un forat al llarg de '
          + 'l’anell.',
        done: 'Bé: l’última llavor ha caigut en un forat buit, i així s’acaba una sembra.',
      },
      relay: {
        name: 'Relleu',
        about: 'Si l’última llavor cau on n’hi ha d’altres, també s’agafen les d’aquest forat i es '
          + 'continua sembrant: és una altra volta.',
        wish: 'Fes una sembra de tres voltes.',
        missed: 'Han de ser tres voltes: l’última llavor ha de caure dos cops on n’hi ha d’altres.',
        done: 'Bé: ha continuat, volta rere volta, fins que l’última llavor ha caigut en un forat '
          + 'buit.',
      },
      casa: {
        name: 'Casa',
        about: 'Si l’última llavor fa exactament quatre, el forat és una casa i les quatre són '
          + 'teves.',
        wish: 'Captura una casa.',
        missed: 'Busca un forat amb tres llavors on pugui arribar una última llavor.',
        done: 'Bé. Les quatre del forat f es queden: només és casa el quatre que fa la teva última '
          + 'llavor.',
      },
      rows: {
        name: 'De qualsevol fila',
        about: 'Tant és de qui és la fila on hi ha una casa.',
        wish: 'Captura’n una a la teva fila i una a la de Nord.',
        missed: 'El teu torn s’ha acabat sense una casa de cada fila.',
        done: 'Bé: les llavors de Nord valen tant com les teves.',
      },
      chain: {
        name: 'Cadena',
        about: 'Els quatres que hi hagi just darrere de la casa també són teus, forat per forat '
          + 'cap enrere.',
        wish: 'Captura tres forats amb una sola sembra.',
        missed: 'N’han de ser tres alhora. Busca una sembra que faci quatres de camí a la casa.',
        done: 'Bé: cap enrere des de la casa, fins al primer forat que no en tenia quatre.',
      },
      again: {
        name: 'Una altra sembra',
        about: 'Cada captura dona una altra sembra en el mateix torn.',
        wish: 'Captura dues vegades.',
        missed: 'El teu torn s’ha acabat massa aviat. Quina captura en deixa una altra per fer?',
        done: 'Bé. No pots renunciar a l’altra sembra, o sigui que pensa bé què farà.',
      },
      pass: {
        name: 'Passar',
        about: 'Qui no té res per sembrar passa.',
        wish: 'La fila de Nord és buida: deixa-la així i fes que Nord passi.',
        missed: 'Ara Nord té llavors per sembrar. Queda’t a la teva fila.',
        done: 'Bé: Nord ha passat i tu tornes a sembrar. Continuarà passant fins que arribin '
          + 'llavors a la seva fila.',
      },
      lastFour: {
        name: 'Les quatre últimes',
        about: 'Queden vuit llavors. Una captura que en deixa només quatre s’endú també aquestes.',
        wish: 'Guanya la partida.',
        missed: 'Encara no hi ha casa: la partida continua, i Nord hi pot arribar abans.',
        done: 'Bé: n’has capturat quatre i, amb elles, les quatre últimes; la partida s’ha acabat.',
      },
      endless: {
        name: 'Sense fi',
        about: 'Algunes sembres donarien voltes per sempre; per això no es permeten. Un forat de '
          + 'la teva fila és així.',
        wish: 'Prova de sembrar-lo.',
        missed: 'Aquesta sembra sí que s’ha acabat. Torna enrere i troba el forat que no es pot '
          + 'sembrar.',
        done: 'Bé: des d’aquí les llavors donarien voltes fins a deixar el tauler com abans, i '
          + 'així per sempre. Aquest forat espera fins que el tauler hagi canviat.',
      },
      turn: {
        name: 'Un torn sencer',
        about: 'Tot plegat: relleus, cadenes i més sembres.',
        wish: 'Captura vint llavors en un torn.',
        missed: 'El teu torn n’ha capturat {seeds}. Es pot arribar a vint.',
        done: 'Vint llavors en un torn. Ja hi saps jugar: bona sort!',
      },
    },
  },
};
