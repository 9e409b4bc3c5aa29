// @ts-check

/** What is said aloud when it is asked for, and of each step of a sowing. */
export default {
  ear: {
    row: '{side}, des de l’esquerra: {houses}.',
    closed: '{house} tancat',
    seen: '{house}, {side}, {seeds}',
    left: 'Al tauler: {seeds}.',
    nothing: 'Encara no s’ha jugat cap torn.',
    sowed: '{side}: {houses}.',
    took: '{side}: {houses}, captura {seeds}.',
    lift: 'Del forat {house} s’agafa: {seeds}.',
    drop: 'Sembrat fins a {house}, que ara té {seeds}.',
    capture: '{side} captura {seeds}: {house}.',
  },
};
