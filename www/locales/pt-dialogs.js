// @ts-check

export default {
  player: { person: 'Pessoa', computer: 'Computador' },

  variant: {
    'hoyito-2': {
      about: 'Duas fileiras de seis. A última semente captura, junto com os grupos de quatro '
        + 'atrás dela; depois semeia-se de novo.',
    },
    'hoyito-3': {
      about: 'Duas fileiras de seis. A última semente captura só a própria casa; depois '
        + 'semeia-se de novo.',
    },
    'hoyito-2-12': {
      about: 'Duas fileiras de doze, 96 sementes: as regras do Hoyito II e muito mais para '
        + 'calcular.',
    },
    'hoyito-1': {
      about: 'Duas fileiras de seis. Cada grupo de quatro feito no caminho é capturado na hora; '
        + 'não há segunda semeadura.',
    },
  },

  level: {
    newcomer: {
      about: 'Conhece as regras e pouco mais. Para uma primeira partida.',
    },
    beginner: {
      about: 'Vê capturas, mas deixa passar muitas.',
    },
    casual: {
      about: 'Vê as próprias capturas e faz a maioria delas.',
    },
    strong: {
      about: 'Prevê a sua resposta e o que ele poderá fazer depois.',
    },
    expert: {
      about: 'Vê mais longe e perdoa pouco.',
    },
    perfect: {
      about: 'Não comete erros em fileiras de seis. Pensa com calma.',
    },
  },

  match: {
    unit: { one: 'Uma só partida', rounds: 'Número de rodadas', wins: 'Número de vitórias' },
    way: {
      full: 'Fileiras cheias em todas as rodadas',
      filled: 'Cada um enche a sua fileira com o seu monte; as casas que ficam vazias são fechadas',
    },
  },

  dialog: {
    leaveMatch: 'Deixar a série?',
    leavesMatch: 'A série do tabuleiro termina aqui. Suas rodadas ficam entre as partidas salvas.',
    leaveIt: 'Deixar',
    newGame: 'Nova partida', variant: 'Jogo', starter: 'Quem começa', match: 'Série',
    length: 'Quantas', way: 'Próximas rodadas',
    leaves: 'Você deixará a partida que está no tabuleiro.',
    level: 'Nível',
    resign: 'Desistir?', resigns: '{side} abandona a partida.',
    draw: '{side} propõe empate', accept: '{side}, aceita?',
    crash: 'O jogo tropeçou',
    kept: 'Houve um erro interno. A sua partida foi mantida até a última semeadura.',
    goOn: 'Continuar daí',
  },
};
