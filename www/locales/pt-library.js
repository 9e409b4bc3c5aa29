// @ts-check

export default {
  library: {
    title: 'Partidas guardadas',
    count: { one: '{n} partida', many: '{n} de partidas', other: '{n} partidas' },
    some: '{n} de {all} partidas',
    none: 'Ainda não há partidas. Uma partida é guardada aqui quando termina, ou quando outra toma '
      + 'o seu lugar.',
    noneSuch: 'Nenhuma partida guardada é assim.',
    held: 'O navegador não mantém todas estas partidas. Exporte-as antes de fechar a página.',
    filters: 'Quais partidas',
    variant: 'Jogo', opponent: 'Adversário', result: 'Resultado', order: 'Ordem', any: 'Todos',
    orders: { newest: 'Mais recentes primeiro', oldest: 'Mais antigas primeiro' },
    against: { person: 'Pessoa', computer: 'Computador', computers: 'Só computador' },
    results: {
      won: 'Você venceu', lost: 'Você perdeu', south: 'Sul venceu', north: 'Norte venceu',
      draw: 'Empate', open: 'Inacabada',
    },
    more: 'Mostrar mais {n}',

    noDate: 'Sem data',
    head: '{date} · {variant}',
    you: 'Você: {side}, adversário: {opponent}',
    two: { person: 'Duas pessoas', computer: 'Computador contra si mesmo' },
    computer: 'Computador, {level}',
    names: '{one} contra {other}',
    outcome: {
      won: 'Vitória', lost: 'Derrota', side: '{side} venceu', draw: 'Empate', open: 'Inacabada',
    },
    sowings: { one: '{n} semeadura', many: '{n} de semeaduras', other: '{n} semeaduras' },
    onBoard: 'No tabuleiro',

    damaged: 'Entrada danificada', damagedName: 'Entrada danificada {key}',
    damagedAbout: 'Não pode ser lida ({key}). Exporte-a como está ou apague-a.',
    exportRaw: 'Exportar',
    exportRawLabel: 'Exportar como está: {game}',
    delete: 'Apagar', deleteLabel: 'Apagar: {game}',
    deleted: 'Apagado: {game}', undo: 'Desfazer', undoLabel: 'Desfazer: não apagar {game}',
    gone: {
      one: 'Uma partida apagada.',
      many: '{n} de partidas apagadas.',
      other: '{n} partidas apagadas.',
    },
    restored: {
      one: 'A partida está de volta.',
      many: '{n} de partidas estão de volta.',
      other: '{n} partidas estão de volta.',
    },

    export: 'Exportar tudo', import: 'Importar…',
    exported: {
      one: '{n} partida exportada.',
      many: '{n} de partidas exportadas.',
      other: '{n} partidas exportadas.',
    },
    leftOut: {
      one: 'Uma entrada danificada não está no arquivo: exporte-a a partir da lista.',
      many: '{n} de entradas danificadas não estão no arquivo: exporte-as a partir da lista.',
      other: '{n} entradas danificadas não estão no arquivo: exporte-as a partir da lista.',
    },
    nothing: 'Ainda não há nada para exportar.',
    reading: 'Leitura da partida {done} de {of}…',
    added: {
      one: '{n} partida importada.',
      many: '{n} de partidas importadas.',
      other: '{n} partidas importadas.',
    },
    doubles: {
      one: 'Uma já estava aqui.', many: '{n} já estavam aqui.', other: '{n} já estavam aqui.',
    },
    refused: {
      one: 'Uma ficou de fora:',
      many: '{n} ficaram de fora:',
      other: '{n} ficaram de fora:',
    },
    refusedOne: 'N.º {number}: {reason} (linha {line})',
    refusedMore: { one: 'e mais uma', many: 'e mais {n}', other: 'e mais {n}' },
    large: 'Esse arquivo é grande demais: o máximo são 8 MB.',
    noText: 'Esse arquivo não é um texto, portanto não contém partidas.',
    emptyFile: 'Esse arquivo está vazio.',
    stopped: 'A importação parou no meio. O que foi lido até aí está aqui.',

    rescued: 'O texto que não pôde ser lido está entre as partidas salvas, para ser exportado.',
    refusal: {
      'no-result': 'não traz o resultado no fim: pode faltar algo',
      'no-record': 'isto não é a notação de uma partida',
      'too-long': 'a notação é mais longa que qualquer partida',
      variant: 'as primeiras linhas não indicam um jogo que se jogue aqui',
      start: 'não pode começar da posição indicada',
      tag: 'uma linha do começo não pode ser lida',
      twice: 'uma linha do começo aparece duas vezes',
      'bad-text': 'não é um texto',
      'unknown-variant': 'é de um jogo que não se joga aqui',
      'bad-position': 'a posição inicial não faz sentido',
      'bad-house': 'essa casa não existe',
      'not-yours': 'a casa pertence ao outro lado',
      'empty-house': 'a casa está vazia',
      'closed-house': 'a casa está fechada',
      'endless-sowing': 'a semeadura nunca terminaria',
      'game-over': 'a partida já tinha terminado',
      'wrong-pass': 'falta um passe, ou há um indevido',
      'wrong-result': 'o resultado não decorre das semeaduras',
      'wrong-ending': 'a partida não pode ter terminado assim',
      'open-comment': 'um comentário não tem fim',
      other: 'a partida não pode ser lida',
    },

    unreadable: 'Não é possível abrir esta partida guardada: {reason}.',
    upTo: 'Esta partida guardada está danificada na linha {line}; aqui está até esse ponto.',
    visit: 'Guardada: {date}',
    visitLabel: 'Partida guardada',
    goOn: 'Continuar', back: 'Voltar à minha partida', replay: 'Rever',

    trouble: {
      forbidden: 'Este navegador não mantém partidas guardadas. Elas duram até você fechar a '
        + 'página: exporte-as em Mais, Partidas guardadas.',
      full: 'O armazenamento do navegador está cheio. As partidas ficam guardadas só até você '
        + 'fechar a página: exporte-as em Mais, Partidas guardadas.',
      otherTab: 'Outra aba detém as partidas guardadas de uma página mais recente. Recarregue '
        + 'esta; até lá, as partidas são guardadas só para esta visita.',
      letGo: 'Outra aba renovou ou removeu as partidas guardadas. Recarregue esta página se faltar '
        + 'alguma.',
    },
  },

  statistics: {
    title: 'Estatísticas',
    about: 'As suas partidas terminadas contra o computador, neste navegador.',
    none: 'Ainda não há nada para contar. Termine uma partida contra o computador.',
    level: 'Nível', all: 'Todos',
    games: 'Partidas', won: 'Vitórias', lost: 'Derrotas', drawn: 'Empates',
    longestTurn: 'Jogada mais longa', biggestChain: 'Maior cadeia',
    legend: 'Jogada mais longa: o maior número de semeaduras suas numa jogada. Maior cadeia: o '
      + 'maior número de casas que uma semeadura sua capturou.',
    leftOut: {
      one: 'Uma entrada não pode ser lida e não é contada.',
      many: '{n} de entradas não podem ser lidas e não são contadas.',
      other: '{n} entradas não podem ser lidas e não são contadas.',
    },
    reset: 'Zerar', gone: 'As estatísticas foram zeradas.', undo: 'Desfazer',
  },
};
