// @ts-check

/** The page in a frame of somebody else's. */
export default {
  embed: {
    whole: 'Obre el joc sencer',
    wrong: 'A «{name}» aquesta pàgina no entén «{value}» i continua sense això.',
    leftOut: '{what} S’ha deixat fora.',
    notNow: 'Ara no es pot sembrar des de {house}.',
  },
};
