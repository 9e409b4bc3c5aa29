// @ts-check

/** The page in a frame of somebody else's. */
export default {
  embed: {
    whole: 'Ouvrir le jeu complet',
    wrong: 'Dans « {name} », cette page ne comprend pas « {value} » et s’en passe.',
    leftOut: '{what} Cette indication a été laissée de côté.',
    notNow: '{house} ne peut pas être semée maintenant.',
  },
};
