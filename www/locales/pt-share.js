// @ts-check

export default {
  share: {
    title: 'Compartilhar',
    part: {
      link: 'Link', record: 'Notação', picture: 'Imagem do tabuleiro', load: 'Abrir uma partida',
    },

    link: 'Link',
    what: 'O que o link contém',
    wholeGame: 'A partida inteira',
    positionOnly: 'Só esta posição',
    copyLink: 'Copiar link',
    send: 'Enviar…',
    aboutLink: 'O link contém a partida inteira: nada é guardado em outro lugar. Para jogar à '
      + 'distância, envie-o depois da sua jogada; a resposta volta do mesmo modo.',
    onDisk: 'O link leva a este arquivo neste dispositivo. Em outro lugar, ele abre quando é '
      + 'colado em “{part}”.',

    record: 'Notação da partida',
    copy: 'Copiar',
    save: 'Salvar em arquivo',
    copied: 'Copiado.',
    copyByHand: 'O navegador não deixa a página copiar. O texto está selecionado: copie-o com '
      + 'Ctrl+C (⌘C num Mac) ou tocando nele.',

    caption: 'Título',
    start: '{game}',
    after: {
      one: '{game} depois de uma semeadura',
      many: '{game} depois de {n} de semeaduras',
      other: '{game} depois de {n} semeaduras',
    },
    captured: 'capturas:',
    toPlay: 'tem a vez',
    preview: 'Prévia da imagem',
    svg: 'Salvar SVG',
    png: 'Salvar PNG',
    wikitext: 'Copiar wikitexto',
    plainText: 'Copiar texto simples',
    text: 'Texto do tabuleiro',
    noBitmap: 'O navegador não conseguiu criar um PNG. O SVG contém a mesma imagem.',

    paste: 'Notação, posição ou link',
    pasteHere: 'Cole aqui uma notação, uma posição ou um link',
    open: 'Abrir',
    file: 'Escolher um arquivo…',
    openSound: {
      one: 'Abrir a primeira semeadura',
      many: 'Abrir o primeiro {n} de semeaduras',
      other: 'Abrir as primeiras {n} semeaduras',
    },

    bar: { visit: 'Outra partida no tabuleiro', post: 'Partida por link' },
    back: 'Voltar à minha partida',
    goOn: 'Continuar esta partida',
    keepIt: 'Guardar esta partida',
    myCopy: 'Ver a minha cópia',
    playOn: { computer: 'Jogar contra o computador', persons: 'Continuar a dois' },
    arrived: {
      position: 'Uma posição que você abriu.',
      link: 'Uma partida vinda de um link.',
      record: 'Uma partida que você abriu.',
      ended: 'Um link mais antigo: na sua cópia, esta partida terminou.',
      older: {
        one: 'Um link mais antigo: a sua cópia desta partida tem mais uma semeadura.',
        many: 'Um link mais antigo: a sua cópia desta partida tem mais {n} de semeaduras.',
        other: 'Um link mais antigo: a sua cópia desta partida tem mais {n} semeaduras.',
      },
    },
    changed: {
      title: 'O passado foi alterado',
      text: 'Você tem uma cópia desta partida, e as semeaduras dela não são as da que abriu. A que '
        + 'abriu não foi adotada, e a sua cópia fica como estava.',
      ways: 'Se vocês dois quiserem desfazer jogadas, comecem uma nova partida a partir dessa '
        + 'posição.',
    },
    badLink: 'Não é possível abrir este link',
    nothingChanged: 'Nada mudou na sua própria partida.',

    due: 'A sua jogada está feita.',
    copyForOther: 'Copiar o link para o outro jogador',
    gone: 'O link está a caminho: abra o que voltar.',
    sent: 'Link copiado: envie-o ao outro jogador e abra o que voltar.',

    trouble: {
      long: 'É longo demais para uma partida de Hoyito.',
      unknown: 'Não é um link para uma partida de Hoyito.',
      cut: 'Falta o fim, como quando uma mensagem corta um link. Peça-o de novo ou copie-o '
        + 'inteiro.',
      changed: 'Algo nele foi alterado no caminho. Peça-o de novo.',
      binary: 'Não é um texto. Uma notação é um arquivo de texto simples, como a página o salva.',
      empty: 'Ainda não há nada para abrir.',
    },
    refused: {
      game: {
        variant: 'Não diz qual é o jogo de Hoyito, ou é um que não se joga aqui',
        start: 'A partida não pode começar dessa posição',
        tag: 'Falta uma etiqueta como [Date "2026-11-30"]',
        twice: 'Essa etiqueta já aparece acima',
        'too-long': 'É longo demais para uma partida de Hoyito',
        other: 'Não é a notação de uma partida de Hoyito',
      },
      position: {
        variant: 'Não é uma notação nem uma posição, que começa com o nome de um jogo, como '
          + 'hoyito-2',
        seeds: 'Faltam as sementes de uma casa, de 0 a 9, ou mais entre parênteses',
        row: 'Uma fileira não tem o número de casas desse jogo',
        captured: 'Faltam as sementes capturadas, como 8-12',
        total: 'Há mais sementes do que o jogo tem',
        turn: 'Falta o lado que joga: S, N, S+ ou N+',
        last4: 'Faltam as palavras last4=S ou last4=N',
        closed: 'Depois de closed= faltam as letras de casas vazias',
        rest: 'Ali não vai mais nada',
        other: 'Não é uma notação nem uma posição de uma partida de Hoyito',
      },
    },
    here: 'Esta é a partida do seu tabuleiro.',
    damage: {
      'no-result': 'Não traz o resultado no fim: pode faltar algo',
      'bad-house': 'Nenhuma casa tem essa letra',
      'not-yours': 'A casa pertence ao lado que não tem a vez',
      'empty-house': 'A casa está vazia',
      'endless-sowing': 'A semeadura nunca terminaria',
      'closed-house': 'A casa está fechada nesta rodada',
      'game-over': 'A essa altura a partida já terminou',
      'wrong-pass': 'Há um passe indevido, ou falta um',
      'wrong-result': 'O resultado não é o da partida',
      'wrong-ending': 'A partida não pode ter terminado assim',
      'open-comment': 'Um comentário não está fechado',
    },
    place: {
      none: '{what}.',
      sign: '{what} (sinal {at}).',
      line: '{what} (linha {line}).',
      column: '{what} (linha {line}, coluna {column}).',
      sowing: 'O erro está na semeadura {at}. {what}.',
    },
  },
};
