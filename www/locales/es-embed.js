// @ts-check

/** The page in a frame of somebody else's. */
export default {
  embed: {
    whole: 'Abrir el juego completo',
    wrong: 'En «{name}» esta página no entiende «{value}» y sigue sin ello.',
    leftOut: '{what} Se ha dejado fuera.',
    notNow: 'Ahora no se puede sembrar desde {house}.',
  },
};
