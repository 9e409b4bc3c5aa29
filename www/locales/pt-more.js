// @ts-check

export default {
  more: {
    title: 'Mais',
    tutorial: { name: 'Aprender a jogar', about: 'Dez lições curtas no tabuleiro' },
    share: {
      name: 'Compartilhar', about: 'Link, notação, imagem do tabuleiro; abrir uma notação',
    },
    library: {
      name: 'Partidas guardadas',
      about: 'Todas as partidas jogadas aqui, para abrir, exportar, importar',
    },
    replay: { name: 'Rever a partida', about: 'Mais uma vez, por jogada, semeadura ou volta' },
    editor: {
      name: 'Montar uma posição', about: 'Qualquer uma, para jogar, analisar ou compartilhar',
    },
    puzzles: { name: 'Desafios', about: 'Capturar o máximo; achar a única casa vencedora' },
    statistics: {
      name: 'Estatísticas', about: 'Partidas, vitórias, jogada mais longa, maior cadeia',
    },
    rules: { name: 'Regras', about: 'Os quatro jogos em imagens, a sua origem, as teclas' },
    offline: {
      name: 'Off-line', about: 'O que está guardado neste dispositivo e as novas versões',
    },
  },
};
