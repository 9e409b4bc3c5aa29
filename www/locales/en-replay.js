// @ts-check

/** What the replay says; loaded with it. */
export default {
  replay: {
    bar: 'Replay',
    first: 'To the beginning', back: 'Back', play: 'Play', pause: 'Pause',
    forward: 'Forward',
    last: 'To the end',
    slider: 'Place in the game',
    unit: 'Step by',
    units: { turn: 'By turn', sowing: 'By sowing', lap: 'By lap' },
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    leave: 'Leave',
    place: '{headline}. {detail}',
    beginning: 'The beginning',
    lap: 'Sowing {ply} of {plies}, lap {lap} of {laps}',
    end: 'The end. {result}',
    open: 'Replay. Arrows step, Space plays, Escape leaves. {place}',
    left: 'Back in the game.',
    nothing: 'There is no sowing to replay yet.',
  },
};
