// @ts-check

/** The page in a frame of somebody else's. */
export default {
  embed: {
    whole: 'Abrir o jogo completo',
    wrong: 'Em “{name}” esta página não entende “{value}” e segue sem isso.',
    leftOut: '{what} Ficou de fora.',
    notNow: 'Agora não é possível semear a partir de {house}.',
  },
};
