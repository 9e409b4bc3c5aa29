// @ts-check

export default {
  rules: {
    title: 'Regras',
    game: 'Jogo',
    solved: 'O jogo resolvido',
    of: 'As regras do {variant}',
    legend: 'As imagens mostram posições de partidas. Um anel pontilhado marca a casa a semear, um '
      + 'anel cheio aquela onde caiu a última semente, um anel tracejado o que é capturado.',
    ours: 'As nossas convenções',
    oursWhy: 'As descrições do jogo nada dizem sobre estes pontos. É assim que os jogamos aqui.',
    mark: 'Convenção',
    board: 'Tabuleiro. Sul, a partir da sua esquerda: {near}. Norte, a partir da sua esquerda: '
      + '{far}.',

    point: {
      aim: 'Capture mais sementes do que o outro lado. São {seeds}, quatro em cada casa no início. '
        + 'A fileira perto de você é a de Sul, a mais distante a de Norte.',
      sow: 'Pegue todas as sementes de uma casa da sua fileira e solte-as uma a uma nas casas '
        + 'seguintes, em sentido anti-horário, ao redor das duas fileiras.',
      relay: 'Se a última semente cair entre outras, pegue também todas as dessa casa, com ela '
        + 'junto, e continue a semear a partir da seguinte: é mais uma volta. Se cair numa casa '
        + 'vazia, a semeadura termina.',
      casa: 'Se a última semente completar exatamente quatro, em qualquer das fileiras, as quatro '
        + 'são suas e a semeadura termina. É a “casa” dos dominicanos; aqui, uma casa de quatro. '
        + 'Grupos de quatro feitos no caminho ficam.',
      passing: 'Toda casa que você levar a exatamente quatro, em qualquer das fileiras, é sua na '
        + 'hora, e a semeadura continua. Se for a última semente a completar as quatro, a sua vez '
        + 'termina aí.',
      chain: 'Depois olhe para trás a partir dessa casa: cada uma que tiver exatamente quatro '
        + 'também é sua, até a primeira que não tiver.',
      single: 'Só essa casa é capturada; os outros grupos de quatro ficam onde estão.',
      again: 'Depois de uma captura você semeia de novo, enquanto for fazendo capturas. É '
        + 'obrigatório.',
      once: 'Uma jogada é uma só semeadura, capture o que capturar.',
      pass: 'Um lado que não tem o que semear passa até que cheguem sementes à sua fileira.',
      lastFour: 'Uma captura que deixa só quatro sementes leva também essas e encerra a partida. '
        + 'Vence quem tiver mais sementes.',
      rounds: 'Numa série, as últimas quatro só vão para quem fez essa captura nas duas primeiras '
        + 'rodadas. Da terceira em diante, vão para o vencedor da rodada anterior.',
      origin: 'Com {houses} sementes ou mais, a semeadura passa também pela casa de onde saiu.',
      endless: 'Uma semeadura que giraria sem fim não é permitida. Uma casa assim aparece como não '
        + 'jogável e diz por quê.',
      stall: 'A partida também termina quando o mesmo tabuleiro aparece pela terceira vez desde a '
        + 'última captura, com a vez do mesmo lado, depois de cem semeaduras seguidas sem captura, '
        + 'ou quando nenhum lado pode semear. As sementes que restam no tabuleiro não são de '
        + 'ninguém.',
      match: 'Numa série, os lados se alternam para começar, e as rodadas vencidas contam antes '
        + 'das sementes. As fileiras enchidas com os montes, com casas fechadas, também são '
        + 'proposta nossa.',
      drawn: 'Depois de uma rodada empatada, as últimas quatro vão para quem fizer a captura antes '
        + 'delas.',
      first: 'Só conhecemos o Hoyito I por aquilo que o distingue do Hoyito II. O que isso deixa '
        + 'em aberto, jogamos como no Hoyito II.',
    },

    frame: {
      before: '{side} semeia {house}: {seeds}.',
      relay: 'A última semente cai entre outras em {house}, que também é semeada.',
      empty: 'A última semente cai em {house}, que estava vazia. A semeadura termina.',
      casa: {
        one: 'A última semente completa quatro em {house}. As quatro são capturadas.',
        many: 'A última semente completa quatro em {house}. Capturadas: {houses}.',
        other: 'A última semente completa quatro em {house}. Capturadas: {houses}.',
      },
      passing: 'Levadas a quatro no caminho e capturadas: {houses}.',
      endless: 'Uma semeadura de {house} nunca terminaria.',
    },

    table: {
      title: 'Em que diferem os jogos',
      yes: 'Sim', no: 'Não',
      rows: 'Casas por fileira',
      rowsOf: { 'hoyito-1': '6', 'hoyito-2': '6, também 12', 'hoyito-3': '6' },
      captures: 'O que é capturado',
      passing: 'Cada grupo de quatro feito no caminho',
      last: 'Só o grupo de quatro que a última semente completa',
      chain: 'Também os grupos de quatro atrás dele',
      again: 'Semear de novo depois de uma captura',
      lastFour: 'Últimas quatro sementes',
      captor: 'Para quem captura antes delas',
      rounds: 'O mesmo, mas a partir da 3.ª rodada de uma série, para o vencedor da rodada '
        + 'anterior',
      found: 'Documentado',
      foundOf: {
        'hoyito-1': 'Na mesma tradição',
        'hoyito-2': 'Sudoeste do país; fileiras longas em Villa Jaragua, 2005',
        'hoyito-3': 'Barahona, 2005',
      },
    },

    history: 'De onde vem',
    past: {
      what: 'O Hoyito, também chamado Casitas ou Mate, é o mancala da República Dominicana. As '
        + 'casas, “casitas”, são escavadas na terra ou riscadas com giz num chão duro. Não há '
        + 'celeiros: o que se captura fica ao lado do tabuleiro.',
      study: 'Conhecemos o jogo por Víktor Bautista i Roca, que anotou como se jogava durante um '
        + 'trabalho de campo no sudoeste do país em 2005.',
      jaragua: 'O Hoyito II com fileiras de doze foi documentado em Villa Jaragua em fevereiro de '
        + '2005. É tido como a forma mais difícil de jogar.',
      barahona: 'O Hoyito III vem de Barahona. Quem o explicou foi Johnny, um jogador de vinte '
        + 'anos de um batey, o povoado de um engenho de açúcar. Os jovens da região açucareira o '
        + 'mantêm vivo.',
      first: 'O Hoyito I, mais simples do que os outros, captura no caminho e não conhece cadeia '
        + 'nem segunda semeadura.',
    },
    sources: 'Fontes',
    source: {
      study: 'Víktor Bautista i Roca, trabalho de campo na República Dominicana, 2005: Villa '
        + 'Jaragua, Barahona',
      two: 'Mancala World, “Hoyito II”, lido em francês, polonês, português e holandês',
      three: 'Mancala World, “Hoyito III”, lido em catalão',
    },
    sourcesHow: 'Não vimos as próprias notas de campo, só o que estas páginas contam delas.',

    // Of the page of rules that stands beside the game.
    page: {
      title: 'As regras do Hoyito',
      play: 'Jogar Hoyito',
      about: 'Como jogar Hoyito, o mancala da República Dominicana: as regras dos seus quatro '
        + 'jogos, passo a passo em tabuleiros de partidas reais, e de onde vêm.',
    },
  },

  keys: {
    title: 'Teclas',
    arrowKeys: 'Setas', arrows: 'De casa em casa',
    sowKeys: 'Enter, Espaço', sow: 'Semear a casa',
    skipKeys: 'Espaço, Esc', skip: 'Pular até as sementes pararem',
    letters: 'Semear essa casa do lado que joga',
    whoseTurn: 'Dizer de quem é a vez',
    myRow: 'Dizer a minha fileira',
    otherRow: 'Dizer a outra fileira',
    heaps: 'Dizer os montes',
    lastTurn: 'Dizer o último turno',
  },
};
