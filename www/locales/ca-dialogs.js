// @ts-check

export default {
  player: { person: 'Persona', computer: 'Ordinador' },

  variant: {
    'hoyito-2': {
      about: 'Dues files de sis. L’última llavor captura, amb els quatres que tingui al '
        + 'darrere; després se sembra un altre cop.',
    },
    'hoyito-3': {
      about: 'Dues files de sis. L’última llavor captura només al seu forat; després se sembra '
        + 'un altre cop.',
    },
    'hoyito-2-12': {
      about: 'Dues files de dotze, 96 llavors: les regles de l’Hoyito II, i molt més per calcular.',
    },
    'hoyito-1': {
      about: 'Dues files de sis. Cada quatre que es forma pel camí es captura a l’acte; no hi '
        + 'ha cap altra sembra.',
    },
  },

  level: {
    newcomer: {
      about: 'Sap les regles i poca cosa més. Per a la primera partida.',
    },
    beginner: {
      about: 'Veu les captures, però en deixa passar moltes.',
    },
    casual: {
      about: 'Veu les seves captures i les aprofita gairebé totes.',
    },
    strong: {
      about: 'Veu què respondràs i què podrà fer després.',
    },
    expert: {
      about: 'Mira més lluny i perdona poc.',
    },
    perfect: {
      about: 'No s’equivoca mai en files de sis. Es pren el seu temps per pensar.',
    },
  },

  match: {
    unit: { one: 'Una partida', rounds: 'Rondes', wins: 'Fins a tantes victòries' },
    way: {
      full: 'Files plenes a cada ronda',
      filled: 'Cadascú omple la seva fila amb el seu munt; els forats que quedin buits es tanquen',
    },
  },

  dialog: {
    leaveMatch: 'Vols deixar el partit?',
    leavesMatch: 'El partit del tauler s’acaba aquí. Les rondes queden entre les partides desades.',
    leaveIt: 'Deixa’l',
    newGame: 'Partida nova', variant: 'Joc', starter: 'Comença', match: 'Partit',
    length: 'Quantes', way: 'Rondes següents',
    leaves: 'Deixaràs la partida que hi ha al tauler.',
    level: 'Nivell',
    resign: 'Vols abandonar?', resigns: '{side} dona la partida per perduda.',
    draw: '{side} ofereix empat', accept: '{side}, ho acceptes?',
    crash: 'El joc ha ensopegat',
    kept: 'Alguna cosa ha fallat per dins. La teva partida es conserva fins a l’última sembra.',
    goOn: 'Continua des d’allà',
  },
};
