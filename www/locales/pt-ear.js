// @ts-check

/** What is said aloud when it is asked for, and of each step of a sowing. */
export default {
  ear: {
    row: '{side}, da esquerda: {houses}.',
    closed: '{house} fechada',
    seen: '{house}, {side}, {seeds}',
    left: 'No tabuleiro: {seeds}.',
    nothing: 'Ninguém jogou ainda.',
    sowed: '{side}: {houses}.',
    took: '{side}: {houses}, captura {seeds}.',
    lift: 'Retirado de {house}: {seeds}.',
    drop: 'Semeado até {house}, que agora tem {seeds}.',
    capture: '{side} captura {seeds} de {house}.',
  },
};
