// @ts-check

export default {
  replay: {
    bar: 'Repetició',
    first: 'Al començament', back: 'Enrere', play: 'Reprodueix', pause: 'Pausa',
    forward: 'Endavant',
    last: 'Al final',
    slider: 'Lloc dins la partida',
    unit: 'Avança',
    units: { turn: 'Per torns', sowing: 'Per sembres', lap: 'Per voltes' },
    speed: 'Velocitat',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Ràpida', instant: 'Instantània' },
    leave: 'Surt',
    place: '{headline}. {detail}',
    beginning: 'El començament',
    lap: 'Sembra {ply} de {plies}, volta {lap} de {laps}',
    end: 'El final. {result}',
    open: 'Repetició. Les fletxes avancen i retrocedeixen, Espai reprodueix, Escape surt. {place}',
    left: 'Ets un altre cop a la partida.',
    nothing: 'Encara no hi ha cap sembra per repetir.',
  },
};
