// @ts-check

/** The page in a frame of somebody else's. */
export default {
  embed: {
    whole: 'Open the whole game',
    wrong: 'In “{name}” this page does not understand “{value}”, and goes without it.',
    leftOut: '{what} It has been left out.',
    notNow: '{house} cannot be sown now.',
  },
};
