// @ts-check

/** What is said aloud when it is asked for, and of each step of a sowing. */
export default {
  ear: {
    row: '{side}, depuis la gauche : {houses}.',
    closed: '{house} fermée',
    seen: '{house}, {side}, {seeds}',
    left: 'Sur le plateau : {seeds}.',
    nothing: 'Aucun tour n’a encore été joué.',
    sowed: '{side} : {houses}.',
    took: '{side} : {houses}, prises : {seeds}.',
    lift: 'Levé en {house} : {seeds}.',
    drop: 'Semé jusqu’à {house}, où il y a maintenant {seeds}.',
    capture: '{side} prend {seeds} : {house}.',
  },
};
