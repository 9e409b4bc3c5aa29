// @ts-check

/** What the replay says; loaded with it. */
export default {
  replay: {
    bar: 'Naspelen',
    first: 'Naar het begin', back: 'Terug', play: 'Afspelen', pause: 'Pauze',
    forward: 'Vooruit',
    last: 'Naar het einde',
    slider: 'Plaats in de partij',
    unit: 'Stapgrootte',
    units: { turn: 'Per beurt', sowing: 'Per zet', lap: 'Per omloop' },
    speed: 'Snelheid',
    speeds: { slow: 'Langzaam', normal: 'Normaal', fast: 'Snel', instant: 'Meteen' },
    leave: 'Verlaten',
    place: '{headline}. {detail}',
    beginning: 'Het begin',
    lap: 'Zet {ply} van {plies}, omloop {lap} van {laps}',
    end: 'Het einde. {result}',
    open: 'Naspelen. Pijltjes voor een stap, spatie om af te spelen, Escape om te stoppen. {place}',
    left: 'Terug in de partij.',
    nothing: 'Er is nog geen zet om na te spelen.',
  },
};
