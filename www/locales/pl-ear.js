// @ts-check

/** What is said aloud when it is asked for, and of each step of a sowing. */
export default {
  ear: {
    row: '{side}, od lewej: {houses}.',
    closed: '{house} zamknięty',
    seen: '{house}, {side}, {seeds}',
    left: 'Na planszy: {seeds}.',
    nothing: 'Nikt jeszcze nie grał.',
    sowed: '{side}: {houses}.',
    took: '{side}: {houses}, zbito {seeds}.',
    lift: 'Podniesiono z {house}: {seeds}.',
    drop: 'Siew doszedł do {house}, jest tam teraz {seeds}.',
    capture: '{side} zbija {seeds} z {house}.',
  },
};
