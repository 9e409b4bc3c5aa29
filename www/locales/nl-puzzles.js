// @ts-check

/** What the puzzles say; loaded with them. */
export default {
  puzzles: {
    title: 'Puzzels',
    today: 'Puzzel van vandaag',
    kind: { most: 'Vang deze beurt het meest', win: 'Vind het enige winnende kuiltje' },
    about: {
      most: 'Elke vangst geeft nog een zaaiing. In welke volgorde leveren ze het meest op?',
      win: 'Eén kuiltje wint, wat de andere kant ook antwoordt; met de rest wordt het remise of '
        + 'verlies.',
    },
    grade: {
      1: 'Hoogstens twee zetten', 2: 'Drie zetten', 3: 'Vier zetten', 4: 'Vijf of zes zetten',
      5: 'Zeven zetten of meer',
    },
    short: { 'hoyito-2': 'II', 'hoyito-3': 'III', 'hoyito-2-12': 'II, lang' },
    count: '{solved} van {all} opgelost',
    solved: 'opgelost',
    item: 'Puzzel {number}, {variant}',
    itemSolved: 'Puzzel {number}, {variant}, opgelost',
    facts: '{variant} · {grade}',
    name: 'Puzzel {number}: {kind}',
    bar: 'Puzzel',
    begin: '{name}. {goal}',

    goal: {
      most: 'Jij bent Zuid. Tot nu toe gevangen: {seeds}.',
      win: 'Jij bent Zuid. Zaai vanuit het kuiltje dat wint.',
    },
    right: {
      most: 'Opgelost: {seeds}, en geen volgorde levert meer op.',
      win: 'Opgelost: bij perfect spel wint {house} met {seeds} verschil.',
    },
    less: 'Die beurt ving {taken}; het kunnen er meer zijn: {seeds}.',
    draws: 'Bij perfect spel levert {house} maar remise op.',
    loses: 'Bij perfect spel verliest {house} met {seeds} verschil.',
    plays: 'De oplossing: {line}',
    shown: {
      most: 'De oplossing, {line}, vangt {seeds}.',
      win: 'De oplossing: {line}. Hier staat de winst vast.',
    },

    again: 'Nog eens', solution: 'Oplossing', playOn: 'Speel door', next: 'Volgende',
    list: 'Puzzels',
    leave: 'Mijn partij',

    notKept: {
      forbidden: 'Deze browser laat de pagina niet bewaren welke puzzels zijn opgelost.',
      full: 'De opslag van de browser is vol: welke puzzels zijn opgelost, wordt vanaf hier niet '
        + 'bewaard.',
    },
  },
};
