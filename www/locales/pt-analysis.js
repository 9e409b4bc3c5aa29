// @ts-check

export default {
  value: {
    wins: 'vence por {seeds}',
    loses: 'perde por {seeds}',
    draw: 'empate',
    winsAbout: 'vence, cerca de {figure}',
    losesAbout: 'perde, cerca de {figure}',
    about: 'cerca de {figure}',
    exact: 'exato',
    estimate: 'estimado',
    label: '{words}, {kind}',
  },

  hint: {
    looking: 'À procura de uma boa casa…',
    text: '{house}: {deed}{next}; {value} ({kind})',
    takes: 'captura {seeds}',
    takesNothing: 'não captura nada',
    again: ', depois semeia de novo',
    ends: ', encerra a partida',
    failed: 'Não foi possível achar uma dica.',
    over: 'A partida terminou.',
    task: 'Aqui não há dica: o que se procura está acima do tabuleiro.',
  },

  analysis: {
    on: 'A análise está ligada.',
    off: 'A análise está desligada.',
    table: 'Como a partida termina para {side}, que tem a vez, conforme a casa semeada',
    house: 'Casa', ending: 'Desfecho', kind: 'Certeza',
    waiting: 'Espera que o tabuleiro fique parado.',
    over: 'A partida terminou.',
    thinking: 'Pensando…',
    depth: 'Semeaduras sem captura vistas à frente: {depth}…',
    reached: 'Semeaduras sem captura vistas à frente: {depth}.',
    proven: 'Tudo provado: não há mais nada a descobrir.',
    failed: 'O computador parou nesta posição.',
    best: '{house} é a melhor: {words}, {kind}.',
    line: 'Melhor linha',
    step: 'Percorrer',
    lookup: 'Ver a linha',
    lining: 'À procura da melhor linha…',
    bar: 'Melhor linha',
    first: 'Ir ao início', back: 'Recuar', forward: 'Avançar', done: 'Voltar à partida',
    at: 'Melhor linha, {at} de {of}',
    start: 'Melhor linha, a partir daqui',
    lookOnly: 'Foi só uma olhada: a partida fica como está',
  },

  review: {
    title: 'Revisão da partida',
    progress: {
      one: 'Por examinar: {n} semeadura…',
      many: 'Por examinar: {n} de semeaduras…',
      other: 'Por examinar: {n} semeaduras…',
    },
    stopped: 'Parado: {done} de {plies} semeaduras examinadas.',
    stop: 'Parar',
    start: 'Examinar o resto',
    curve: 'Vantagem final prevista depois de cada semeadura, se os dois lados continuarem o '
      + 'melhor possível. Acima da linha, Sul está na frente; abaixo, Norte.',
    curveLabel: 'Curva da vantagem prevista, de {from} no início a {to} no fim. A tabela abaixo a '
      + 'descreve em palavras.',
    ahead: '{side} na frente',
    turning: 'Virada',
    legend: 'Os losangos são viradas. Clique na curva ou numa linha para ir a uma posição.',
    lostNothing: 'Nenhuma semeadura deixou escapar sementes.',
    lost: '{side} deixou escapar {seeds}.',
    lostAbout: '{side} deixou escapar cerca de {seeds}.',
    nothing: 'Nenhuma semeadura virou a partida.',
    turns: { one: 'Uma virada.', many: '{n} de viradas.', other: '{n} viradas.' },
    number: 'N.º', sowing: 'Semeadura', loss: 'Perda', better: 'Melhor', foreseen: 'Vantagem',
    sown: '{side} {house}',
    none: '0',
    about: '≈{seeds}',
    goTo: 'Ir à semeadura {ply}, {side} {house}',
    short: 'Ainda não há semeadura para rever.',
    leads: '{side} {seeds}',
    level: 'igual',
  },

  solved: {
    title: 'O jogo resolvido',
    answer: 'O jogo com duas fileiras de seis foi calculado da primeira à última semeadura. Se os '
      + 'dois lados jogarem o melhor possível, vence o segundo jogador.',
    second: 'No Hoyito II o segundo jogador vence por {two} sementes, no Hoyito III por {three}, '
      + 'se o primeiro abrir da melhor maneira. Nenhuma abertura salva a partida, mas algumas '
      + 'perdem por menos.',
    openings: 'Sementes pelas quais o primeiro jogador perde, conforme a abertura',
    opening: 'Abertura',
    loses: '{seeds}',
    least: '{seeds}, o mínimo',
    why: 'Por que o segundo jogador?',
    whyText: 'As seis aberturas são todas iguais: cinco voltas, nenhuma captura, o mesmo padrão '
      + 'girado ao longo do circuito. Mas deixam ao outro lado um tabuleiro cheio de grupos de '
      + 'quatro em formação. No Hoyito II, ele pode capturar 28, 24, 40, 32, 36 ou 32 sementes '
      + 'logo na primeira jogada depois de A, B, C, D, E ou F, uma captura atrás da outra.',
    how: 'Como sabemos',
    howText: 'Não por jogar muitas partidas, mas por prova. Primeiro, cada tabuleiro com poucas '
      + 'sementes recebeu o seu valor exato, a começar pelos menores: 75.582 tabuleiros de oito '
      + 'sementes, 1.352.078 de doze, 13.037.895 de dezesseis. Depois, uma busca examinou tudo o '
      + 'que pode seguir-se a cada abertura, até que todas as linhas acabassem numa partida '
      + 'terminada ou num desses tabuleiros, ou se mostrassem sem importância.',
    check: 'Não precisa acreditar em nós: abra a análise numa nova partida e espere. Ela prova os '
      + 'mesmos números de novo na sua própria máquina e, ao terminar, marca cada casa como exata.',
    rests: 'Em que se baseia',
    restsText: 'As descrições do Hoyito deixam alguns pontos em aberto. Os números valem para o '
      + 'jogo como é jogado aqui:',
    points: {
      endless: 'Uma semeadura que giraria sem fim não pode ser feita.',
      circle: 'Uma partida que anda em círculos sem capturas termina; as sementes que restam no '
        + 'tabuleiro não são de ninguém.',
      origin: 'Com doze sementes ou mais, a semeadura passa também pela casa de onde saiu.',
      pass: 'Um lado que não tem o que semear passa.',
      lastFour: 'Quem captura leva as últimas quatro, como numa partida avulsa.',
    },
    longRows: 'Com fileiras de doze é outra história: ninguém sabe quem vence.',
  },
};
