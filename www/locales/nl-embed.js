// @ts-check

/** The page in a frame of somebody else's. */
export default {
  embed: {
    whole: 'Het hele spel openen',
    wrong: 'Bij “{name}” begrijpt deze pagina “{value}” niet; ze gaat verder zonder.',
    leftOut: '{what} Dat is weggelaten.',
    notNow: '{house} kan nu niet worden gezaaid.',
  },
};
