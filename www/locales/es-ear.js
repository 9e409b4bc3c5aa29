// @ts-check

/** What is said aloud when it is asked for, and of each step of a sowing. */
export default {
  ear: {
    row: '{side}, desde la izquierda: {houses}.',
    closed: '{house} cerrada',
    seen: '{house}, {side}, {seeds}',
    left: 'En el tablero: {seeds}.',
    nothing: 'Aún no se ha jugado ningún turno.',
    sowed: '{side}: {houses}.',
    took: '{side}: {houses}, captura {seeds}.',
    lift: 'Se toma de {house}: {seeds}.',
    drop: 'Sembrado hasta {house}, que ahora tiene {seeds}.',
    capture: '{side} captura {seeds} de {house}.',
  },
};
