// @ts-check

export default {
  value: {
    wins: 'guanya per {seeds}',
    loses: 'perd per {seeds}',
    draw: 'empat',
    winsAbout: 'guanya, prop de {figure}',
    losesAbout: 'perd, prop de {figure}',
    about: 'prop de {figure}',
    exact: 'exacte',
    estimate: 'estimat',
    label: '{words}, {kind}',
  },

  hint: {
    looking: 'S’està buscant un bon forat…',
    text: '{house}: {deed}{next}; {value} ({kind})',
    takes: 'captura {seeds}',
    takesNothing: 'no captura res',
    again: ', després torna a sembrar',
    ends: ', s’acaba la partida',
    failed: 'No s’ha trobat cap pista.',
    over: 'La partida s’ha acabat.',
    task: 'Aquí no hi ha pista: el que es busca és damunt del tauler.',
  },

  analysis: {
    on: 'Anàlisi activada.',
    off: 'Anàlisi desactivada.',
    table: 'Com acaba la partida per a {side}, que juga ara, segons el que sembri',
    house: 'Forat', ending: 'Final', kind: 'Certesa',
    waiting: 'Espera que el tauler estigui en repòs.',
    over: 'La partida s’ha acabat.',
    thinking: 'Pensant…',
    depth: 'Profunditat en sembres sense captura: {depth}…',
    reached: 'Profunditat assolida en sembres sense captura: {depth}.',
    proven: 'Tot demostrat: no queda res per esbrinar.',
    failed: 'L’ordinador s’ha aturat en aquesta posició.',
    best: '{house} és el millor: {words}, {kind}.',
    line: 'Millor línia',
    step: 'Recorre-la',
    lookup: 'Mostra-la',
    lining: 'S’està buscant la millor línia…',
    bar: 'Millor línia',
    first: 'Al començament', back: 'Enrere', forward: 'Endavant', done: 'A la partida',
    at: 'Millor línia, {at} de {of}',
    start: 'Millor línia, des d’aquí',
    lookOnly: 'Només per mirar: la partida queda com està',
  },

  review: {
    title: 'Repàs de la partida',
    progress: {
      one: 'Queda una sembra per mirar…', many: 'Queden {n} de sembres per mirar…',
      other: 'Queden {n} sembres per mirar…',
    },
    stopped: 'Aturat: {done} de {plies} sembres mirades.',
    stop: 'Atura',
    start: 'Mira la resta',
    curve: 'Avantatge final previst després de cada sembra, si tots dos bàndols continuen jugant '
      + 'tan bé com es pot. Per damunt de la línia va guanyant Sud; per sota, Nord.',
    curveLabel: 'Corba de l’avantatge previst, de {from} a l’obertura a {to} al final. La taula de '
      + 'sota l’explica amb paraules.',
    ahead: '{side} va guanyant',
    turning: 'Tomb',
    legend: 'Els rombes marquen els tombs. Prem la corba o una fila per anar a una posició.',
    lostNothing: 'Cap sembra no ha regalat ni una llavor.',
    lost: '{side} ha regalat {seeds}.',
    lostAbout: '{side} ha regalat prop de {seeds}.',
    nothing: 'Cap sembra no ha capgirat la partida.',
    turns: { one: 'Un tomb.', many: '{n} de tombs.', other: '{n} tombs.' },
    number: 'Núm.', sowing: 'Sembra', loss: 'Pèrdua', better: 'Millor', foreseen: 'Avantatge',
    sown: '{side} {house}',
    none: '0',
    about: '≈{seeds}',
    goTo: 'A la sembra {ply}, {side} {house}',
    short: 'Encara no hi ha cap sembra per repassar.',
    leads: '{side} {seeds}',
    level: 'igualtat',
  },

  solved: {
    title: 'El joc resolt',
    answer: 'Amb dues files de sis, el joc està calculat de la primera sembra a l’última. Si tots '
      + 'dos bàndols juguen tan bé com es pot, guanya qui juga en segon lloc.',
    second: 'A l’Hoyito II guanya per {two} llavors i a l’Hoyito III per {three}, si qui comença '
      + 'obre tan bé com es pot. Cap obertura no salva la partida, però amb unes es perd menys que '
      + 'amb d’altres.',
    openings: 'Per quantes llavors perd qui comença, segons l’obertura',
    opening: 'Obertura',
    loses: '{seeds}',
    least: '{seeds}, la mínima',
    why: 'Per què guanya el segon?',
    whyText: 'Les sis obertures s’assemblen: cinc voltes, cap captura i el mateix dibuix, girat al '
      + 'llarg de l’anell. Però deixen a l’altre bàndol un tauler ple de quatres a punt de '
      + 'formar-se. A l’Hoyito II pot capturar 28, 24, 40, 32, 36 o 32 llavors en el seu primer '
      + 'torn després d’A, B, C, D, E o F, una captura rere l’altra.',
    how: 'Com ho sabem',
    howText: 'No d’haver jugat moltes partides, sinó perquè està demostrat. Primer es va donar el '
      + 'valor exacte a cada tauler amb poques llavors, començant pels més petits: 75.582 taulers '
      + 'de vuit llavors, 1.352.078 de dotze, 13.037.895 de setze. Després una cerca va mirar tot '
      + 'el que pot seguir cada obertura, fins que totes les línies van arribar a una partida '
      + 'acabada o a un d’aquests taulers, o es va veure que no hi influïen.',
    check: 'No cal que ens creguis: obre l’anàlisi en una partida nova i espera. Torna a demostrar '
      + 'les mateixes xifres al teu dispositiu, i quan acaba marca cada forat com a exacte.',
    rests: 'En què es basa',
    restsText: 'Les descripcions de l’Hoyito deixen alguns punts oberts. Les xifres valen per al '
      + 'joc tal com es juga aquí:',
    points: {
      endless: 'No es permet una sembra que donaria voltes per sempre.',
      circle: 'Una partida que dona voltes sense captures s’acaba; les llavors que queden al '
        + 'tauler no són de ningú.',
      origin: 'En sembrar dotze llavors o més, també en cau una al forat d’on han sortit.',
      pass: 'Qui no pot sembrar passa.',
      lastFour: 'Qui captura s’endú les quatre últimes, com en una partida solta.',
    },
    longRows: 'Les files de dotze són una altra història: ningú no sap qui hi guanya.',
  },
};
