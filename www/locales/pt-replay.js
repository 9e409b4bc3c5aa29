// @ts-check

export default {
  replay: {
    bar: 'Rever a partida',
    first: 'Ir ao início', back: 'Recuar', play: 'Reproduzir', pause: 'Pausa',
    forward: 'Avançar',
    last: 'Ir ao fim',
    slider: 'Ponto da partida',
    unit: 'Passo',
    units: { turn: 'Por jogada', sowing: 'Por semeadura', lap: 'Por volta' },
    speed: 'Velocidade',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida', instant: 'Instantânea' },
    leave: 'Sair',
    place: '{headline}. {detail}',
    beginning: 'O início',
    lap: 'Semeadura {ply} de {plies}, volta {lap} de {laps}',
    end: 'O fim. {result}',
    open: 'Rever a partida. Setas: passo a passo; Espaço: reproduzir; Esc: sair. {place}',
    left: 'De volta à partida.',
    nothing: 'Ainda não há semeadura para rever.',
  },
};
