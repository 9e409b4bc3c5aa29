// @ts-check

export default {
  puzzles: {
    title: 'Desafios',
    today: 'Desafio do dia',
    kind: { most: 'Capturar o máximo numa jogada', win: 'Achar a única casa vencedora' },
    about: {
      most: 'Cada captura dá direito a outra semeadura. Em que ordem rendem mais?',
      win: 'Uma casa vence, seja qual for a resposta do outro lado; as demais empatam ou perdem.',
    },
    grade: {
      1: 'Até duas semeaduras', 2: 'Três semeaduras', 3: 'Quatro semeaduras',
      4: 'Cinco ou seis semeaduras', 5: 'Sete semeaduras ou mais',
    },
    short: { 'hoyito-2': 'II', 'hoyito-3': 'III', 'hoyito-2-12': 'II, longas' },
    count: 'Resolvidos: {solved} de {all}',
    solved: 'resolvido',
    item: 'Desafio {number}, {variant}',
    itemSolved: 'Desafio {number}, {variant}, resolvido',
    facts: '{variant} · {grade}',
    name: 'Desafio {number}: {kind}',
    bar: 'Desafio',
    begin: '{name}. {goal}',

    goal: {
      most: 'Você joga com Sul. Capturado até agora: {seeds}.',
      win: 'Você joga com Sul. Semeie a casa que vence.',
    },
    right: {
      most: 'Resolvido: {seeds}, e nenhuma ordem captura mais.',
      win: 'Resolvido: com o melhor jogo, {house} vence por {seeds}.',
    },
    less: 'Essa jogada rendeu {taken}; dá para capturar {seeds}.',
    draws: 'Com o melhor jogo, {house} só empata.',
    loses: 'Com o melhor jogo, {house} perde por {seeds}.',
    plays: 'A solução: {line}',
    shown: {
      most: 'A solução, {line}, captura {seeds}.',
      win: 'A solução: {line}. Aqui a vitória é certa.',
    },

    again: 'Tentar de novo', solution: 'Solução', playOn: 'Jogar o resto', next: 'Próximo',
    list: 'Desafios', leave: 'Minha partida',

    notKept: {
      forbidden: 'Este navegador não deixa a página guardar quais desafios foram resolvidos.',
      full: 'O armazenamento do navegador está cheio: a partir daqui, os desafios resolvidos não '
        + 'são guardados.',
    },
  },
};
