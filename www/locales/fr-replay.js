// @ts-check

export default {
  replay: {
    bar: 'Revoir la partie',
    first: 'Au début', back: 'En arrière', play: 'Lire', pause: 'Pause',
    forward: 'En avant',
    last: 'À la fin',
    slider: 'Position dans la partie',
    unit: 'Pas',
    units: { turn: 'Par tour', sowing: 'Par semis', lap: 'Par relais' },
    speed: 'Vitesse',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', instant: 'Instantanée' },
    leave: 'Quitter',
    place: '{headline}. {detail}',
    beginning: 'Le début',
    lap: 'Semis {ply} sur {plies}, relais {lap} sur {laps}',
    end: 'La fin. {result}',
    open: 'Revoir la partie. Flèches : pas à pas ; Espace : lecture ; Échap : quitter. {place}',
    left: 'Retour à la partie.',
    nothing: 'Il n’y a encore aucun semis à revoir.',
  },
};
