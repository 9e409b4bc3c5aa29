// @ts-check

export default {
  editor: {
    title: 'Montar uma posição',
    board: 'O tabuleiro',
    tap: 'Um toque',
    adds: 'acrescenta uma semente',
    takes: 'retira uma',
    keys: 'No teclado: as setas vão de casa em casa, um algarismo fixa as sementes da casa, + '
      + 'acrescenta uma, − retira uma, Delete esvazia a casa.',
    house: '{house}, {side}, {seeds}',
    heap: 'Capturas de {side}',
    rest: 'O resto',
    restTo: 'As sementes que restam para o monte de {side}',
    turn: 'Quem joga',
    again: 'semeia de novo',
    fill: 'Partir de',
    empty: 'Tabuleiro vazio', opening: 'Início', present: 'A partida',
    text: 'Em texto',
    players: 'Jogadores',
    seats: {
      both: 'Duas pessoas', south: 'Eu com Sul, o computador com Norte',
      north: 'Eu com Norte, o computador com Sul',
    },
    play: 'Jogar', analyse: 'Analisar', share: 'Compartilhar',

    onBoard: {
      one: '{n} semente no tabuleiro',
      many: '{n} de sementes no tabuleiro',
      other: '{n} sementes no tabuleiro',
    },
    all: 'não resta nenhuma de {total}',
    left: {
      one: 'resta {n} de {total}',
      many: 'restam {n} de {total}',
      other: 'restam {n} de {total}',
    },
    tooMany: {
      one: '{n} a mais para {total}',
      many: '{n} a mais para {total}',
      other: '{n} a mais para {total}',
    },

    hint: {
      missing: {
        one: 'Falta uma semente das {total}. Não é de ninguém.',
        many: 'Faltam {n} de sementes das {total}. Não são de ninguém.',
        other: 'Faltam {n} sementes das {total}. Não são de ninguém.',
      },
      fours: {
        one: 'Uma semente sozinha nunca pode ser capturada: a partida acabará andando em círculos.',
        many: '{n} de sementes no tabuleiro não são um múltiplo de quatro. As últimas nunca '
          + 'poderão ser capturadas: a partida acabará andando em círculos.',
        other: '{n} sementes no tabuleiro não são um múltiplo de quatro. As últimas nunca poderão '
          + 'ser capturadas: a partida acabará andando em círculos.',
      },
      passes: '{side} não tem o que semear e passa logo: vez de {next}.',
      over: 'A partida termina na hora. {result}. {reason}',
      lastFour: 'As últimas quatro vão para {side}, seja quem for que capture antes delas.',
      closed: 'Fora de jogo nesta rodada: {houses}.',
    },

    fault: {
      variant: 'Primeiro vem o nome de um jogo: hoyito-1, hoyito-2, hoyito-2-12 ou hoyito-3.',
      seeds: 'Aqui vão as sementes de uma casa: um algarismo, ou um número entre parênteses como '
        + '(12).',
      row: 'Esta fileira não tem o número de casas do jogo.',
      captured: 'Aqui vão as sementes capturadas, as de Sul e as de Norte, como 8-12.',
      total: 'Há mais sementes do que o jogo tem.',
      turn: 'Aqui vai o lado que joga: S ou N, com um + se semeia de novo.',
      last4: 'Aqui só pode estar last4=S ou last4=N.',
      closed: 'Estas casas não podem ser fechadas: uma casa fechada é vazia, e cada lado precisa '
        + 'de uma aberta.',
      rest: 'Aqui não vai mais nada.',
      place: 'A partir do caractere {n}, isto não é uma posição.',
      tooLong: 'Este texto é longo demais para uma posição.',
      record: 'Esta é a notação de uma partida inteira, não uma posição.',
    },

    bar: 'Uma posição montada por você',
    keep: 'Guardar como minha partida',
    edit: 'Editar de novo',
    back: 'Voltar à minha partida',
    visited: 'Uma posição montada por você. {next}',
    kept: 'Agora esta é a sua partida.',
  },
};
