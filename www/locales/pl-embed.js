// @ts-check

/** The page in a frame of somebody else's. */
export default {
  embed: {
    whole: 'Otwórz całą grę',
    wrong: 'W „{name}” ta strona nie rozumie „{value}” i obywa się bez tego.',
    leftOut: '{what} Zostało to pominięte.',
    notNow: 'Teraz nie można siać z {house}.',
  },
};
