// @ts-check

/** What is said aloud when it is asked for, and of each step of a sowing. */
export default {
  ear: {
    row: '{side}, from the left: {houses}.',
    closed: '{house} closed',
    seen: '{house}, {side}, {seeds}',
    left: 'On the board: {seeds}.',
    nothing: 'No turn has been made yet.',
    sowed: '{side}: {houses}.',
    took: '{side}: {houses}, takes {seeds}.',
    lift: 'Lifted from {house}: {seeds}.',
    drop: 'Sown as far as {house}, which now holds {seeds}.',
    capture: '{side} takes {seeds} from {house}.',
  },
};
