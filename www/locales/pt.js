// @ts-check

export default {
  side: { south: 'Sul', north: 'Norte' },
  seeds: { one: '{n} semente', many: '{n} de sementes', other: '{n} sementes' },
  laps: { one: 'uma volta', many: '{n} de voltas', other: '{n} voltas' },
  houses: { south: '{houses} de Sul', north: '{houses} de Norte' },

  variant: {
    'hoyito-2': { name: 'Hoyito II' },
    'hoyito-3': { name: 'Hoyito III' },
    'hoyito-2-12': { name: 'Hoyito II, fileiras longas' },
    'hoyito-1': { name: 'Hoyito I' },
  },

  level: {
    newcomer: { name: 'Novato' },
    beginner: { name: 'Iniciante' },
    casual: { name: 'Amador' },
    strong: { name: 'Forte' },
    expert: { name: 'Especialista' },
    perfect: { name: 'Perfeito' },
  },

  say: {
    sows: '{side} semeia {house} em {laps}.',
    captures: '{side} semeia {house} em {laps} e captura {seeds} sementes: {houses}.',
    lastFour: 'As últimas quatro vão para {side}.',
    passes: '{side} não tem o que semear e passa.',
    again: '{side} joga de novo.',
    turn: 'Vez de {side}.',
    sown: '{sowing} {next}',
    newGame: 'Nova partida: {variant}. {next}',
    round: '{round}. {next}',
    restored: 'A sua partida está de volta. {next}',
    undone: 'Desfeito. {next}',
    at: 'Semeadura {ply} de {plies}. {sowing} {next}',
    over: '{next}',
    flipped: 'Tabuleiro virado.',
    paused: 'Em pausa.',
    resumed: 'Segue o jogo.',
  },

  over: {
    wins: '{side} vence por {seeds} a {other}', draw: 'Empate, {seeds} a {seeds}',
    resigned: '{side} vence', agreed: 'Empate',
  },
  told: '{name}: {text}',
  reason: {
    'final-four': 'A última captura levou também as últimas quatro sementes.',
    swept: 'O tabuleiro está vazio.',
    repetition: 'O mesmo tabuleiro apareceu pela terceira vez.',
    quiet: 'Cem semeaduras seguidas não capturaram nada.',
    stuck: 'Nenhum dos lados pode mais semear.',
    'last-four': 'As últimas quatro foram para {side}, vencedor da rodada anterior.',
    resigned: '{side} desistiu.',
    agreed: 'Por acordo dos jogadores.',
  },

  match: {
    at: {
      rounds: 'Rodada {round} de {length}: {south}–{north}',
      wins: 'Rodada {round}, vence quem chegar a {length}: {south}–{north}',
    },
    won: 'Vitórias', seeds: 'Sementes',
    over: {
      won: '{side} vence a série. Rodadas {won}–{lost}, sementes {seeds}–{left}.',
      drawn: 'A série termina empatada. Rodadas {won}–{lost}, sementes {seeds}–{left}.',
      'no-house': '{side} vence a série: {other} não tem sementes para encher uma casa.',
    },
  },

  house: {
    playable: '{house}, {side}, {seeds}, jogável',
    empty: '{house}, {side}, {seeds}, não jogável: vazia',
    'not-yours': '{house}, {side}, {seeds}, não jogável: não é a vez deste lado',
    endless: '{house}, {side}, {seeds}, não jogável: a semeadura nunca terminaria',
    over: '{house}, {side}, {seeds}, não jogável: a partida terminou',
    closed: '{house}, {side}, fechada nesta rodada',
    seen: '{house}, {side}, {seeds}, só para ver',
  },
  why: {
    empty: '{house} está vazia.',
    'not-yours': '{house} pertence a {side}.',
    endless: 'Uma semeadura de {house} nunca terminaria: não é permitida.',
    over: 'A partida terminou.',
    closed: '{house} está fechada nesta rodada.',
    computer: 'É a vez do computador.',
  },
  preview: {
    ends: '{laps}, termina em {end}',
    captures: '{laps}, termina em {end}, captura {seeds} sementes: {houses}',
    again: '; depois, outra semeadura',
    over: '; encerra a partida',
  },

  status: {
    turn: 'Vez de {side}',
    turnAgain: '{side} joga de novo',
    turnPassed: '{passed} passa: vez de {side}',
    yours: 'Sua vez',
    yoursAgain: 'Jogue de novo',
    yoursPassed: '{passed} passa: sua vez',
    sows: '{side} semeia {house}',
    replay: 'Última jogada: {side} semeou {house}',
    thinking: 'O computador pensa',
    thinkingLong: 'O computador pensa a fundo…',
    plays: '{level} · {lead}',
    looks: '{level} · {lead} · semeaduras à frente: {depth}',
    tables: 'Finais exatos: {percent}%',
    chosen: 'O computador escolhe {house}',
    waits: 'O computador espera',
    failed: 'O computador não responde',
    you: 'Você joga com {side} · Computador: {level}',
    choose: 'Escolha uma casa da fileira marcada',
    afterCapture: 'Uma captura dá direito a outra semeadura',
    noSowing: '{side} não tem o que semear',
    lap: 'Volta {lap} de {laps}',
    lapTaken: 'Volta {lap} de {laps}, {taken} capturadas',
    paused: 'Em pausa',
    at: 'Semeadura {ply} de {plies}',
    sowed: '{side} semeou {sown}',
    took: '{side} semeou {sown} e capturou {seeds} sementes: {houses}',
    leads: '{side} na frente por {seeds} a {other}',
    level: '{seeds} a {seeds}',
  },

  do: {
    newGame: 'Nova partida', more: 'Mais', settings: 'Ajustes', help: 'Ajuda', moves: 'Jogadas',
    nextRound: 'Próxima rodada', undo: 'Desfazer',
    redo: 'Refazer', replay: 'Rever', pause: 'Pausa', resume: 'Continuar', skip: 'Pular',
    flip: 'Virar', draw: 'Propor empate', resign: 'Desistir', goOn: 'Deixar jogar',
    hint: 'Dica', analysis: 'Análise', review: 'Revisão', learn: 'Aprender a jogar',
    demo: 'Demonstração', declineTables: 'Parar', toEnd: 'Ir ao fim',
    retry: 'Tentar de novo', close: 'Fechar', start: 'Começar', cancel: 'Cancelar',
    accept: 'Aceitar', decline: 'Recusar', controls: 'Partida', menu: 'Menu',
    key: '{label} ({key})',
    escape: 'Esc',
  },

  board: { heap: 'Monte de {side}: {seeds}' },

  moves: {
    opening: 'Início', pass: 'passa', lastFour: 'últimas 4', taken: '{house} +{seeds}',
    label: '{ply}: {sentence}',
  },

  notice: {
    forbidden: 'Este navegador não deixa a página guardar a sua partida: ao fechar a página, ela '
      + 'acaba.',
    full: 'O armazenamento do navegador está cheio: a partir daqui, a sua partida não é guardada.',
    damaged: 'A partida guardada estava danificada na linha {line}; ela está de volta até esse '
      + 'ponto.',
    lost: 'Não foi possível ler a partida guardada; aqui está uma nova.',
    matchLost: 'Não foi possível ler a série desta rodada; a rodada em si está aqui.',
    otherTab: 'Outra aba guardou uma partida entretanto: a que está aqui vai para Mais, Partidas '
      + 'guardadas.',
    notShelved: 'Não foi possível pôr a partida anterior entre as guardadas.',
    drawAccepted: 'O computador aceita o empate.',
    drawDeclined: 'O computador está na frente e continua a jogar.',
    failed: 'O computador parou duas vezes nesta jogada.',
    notLoaded: 'Não foi possível carregar este item. Tente de novo quando estiver on-line.',
    startFailed: 'Não foi possível carregar o jogo, que precisa de WebAssembly. Recarregue a '
      + 'página para tentar de novo.',
  },
};
