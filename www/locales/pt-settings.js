// @ts-check

export default {
  settings: {
    title: 'Ajustes',
    group: {
      look: 'Aparência', board: 'Tabuleiro', sound: 'Som e toque', play: 'Jogo',
      language: 'Idioma', data: 'Estes ajustes',
    },
    theme: {
      name: 'Tema', earth: 'Terra', chalk: 'Concreto e giz', wood: 'Madeira',
      contrast: 'Alto contraste',
    },
    scheme: {
      name: 'Modo', system: 'Como no dispositivo', light: 'Claro', dark: 'Escuro',
    },
    speed: {
      name: 'Velocidade', slow: 'Lenta', normal: 'Normal', fast: 'Rápida', instant: 'Instantânea',
    },
    told: { name: 'Leitura em voz alta', brief: 'Breve', normal: 'Normal', full: 'Completa' },
    calm: 'Calma: cada passo de uma semeadura espera uma tecla ou um toque',
    language: { browser: 'O do navegador' },
    leftHanded: 'Para canhotos: jogadas e botões à esquerda do tabuleiro',
    numbers: 'Números ao lado das casas',
    names: 'Letras das casas',
    flipped: 'Fileira de Norte perto de mim',
    facing: 'Frente a frente: para duas pessoas, com o dispositivo deitado entre elas',
    sound: 'Som das sementes',
    volume: 'Volume',
    vibration: 'Vibrar numa captura',
    twice: 'Tocar duas vezes para semear: uma para ver, outra para jogar',
    preview: 'Mostrar onde uma semeadura terminaria',
    letters: 'Jogar com as teclas das letras',
    bigTables: 'Calcular finais exatos em segundo plano',
    export: 'Salvar em arquivo', import: 'Ler de um arquivo', reset: 'Redefinir tudo',
    resets: 'Todos os ajustes voltarão ao estado inicial. As partidas guardadas ficam.',
    resetTitle: 'Redefinir todos os ajustes?',
    wasReset: 'Todos os ajustes voltaram ao estado inicial.',
    wasRead: 'Os ajustes do arquivo estão em vigor.',
    refused: {
      long: 'Este arquivo é grande demais para conter ajustes. Nada mudou.',
      broken: 'Este arquivo está danificado ou contém outra coisa que não ajustes. Nada mudou.',
      other: 'Este arquivo contém outra coisa que não ajustes do Hoyito. Nada mudou.',
      version: 'Este arquivo foi escrito por outra versão do Hoyito. Nada mudou.',
      wrong: 'O arquivo pede para “{setting}” um valor que não existe. Nada mudou.',
      unread: 'Não foi possível ler este arquivo. Nada mudou.',
    },
  },
};
