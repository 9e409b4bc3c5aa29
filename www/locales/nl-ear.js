// @ts-check

/** What is said aloud when it is asked for, and of each step of a sowing. */
export default {
  ear: {
    row: '{side}, van links: {houses}.',
    closed: '{house} gesloten',
    seen: '{house}, {side}, {seeds}',
    left: 'Op het bord: {seeds}.',
    nothing: 'Er is nog geen beurt gespeeld.',
    sowed: '{side}: {houses}.',
    took: '{side}: {houses}, vangt {seeds}.',
    lift: 'Opgepakt uit {house}: {seeds}.',
    drop: 'Gezaaid tot en met {house}, daar ligt nu {seeds}.',
    capture: '{side} vangt {seeds} uit {house}.',
  },
};
