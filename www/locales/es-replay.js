// @ts-check

export default {
  replay: {
    bar: 'Repetición',
    first: 'Al principio', back: 'Atrás', play: 'Reproducir', pause: 'Pausa',
    forward: 'Adelante',
    last: 'Al final',
    slider: 'Lugar en la partida',
    unit: 'Avanzar',
    units: { turn: 'Por turnos', sowing: 'Por siembras', lap: 'Por vueltas' },
    speed: 'Velocidad',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida', instant: 'Instantánea' },
    leave: 'Salir',
    place: '{headline}. {detail}',
    beginning: 'El principio',
    lap: 'Siembra {ply} de {plies}, vuelta {lap} de {laps}',
    end: 'El final. {result}',
    open: 'Repetición. Las flechas avanzan y retroceden, Espacio reproduce, Escape sale. {place}',
    left: 'De vuelta en la partida.',
    nothing: 'Todavía no hay ninguna siembra que repetir.',
  },
};
