// @ts-check

export default {
  player: { person: 'Humain', computer: 'Ordinateur' },

  variant: {
    'hoyito-2': {
      about: 'Deux rangées de six. La dernière graine capture, avec les cases de quatre qui la '
        + 'précèdent\u202f; puis on sème à nouveau.',
    },
    'hoyito-3': {
      about: 'Deux rangées de six. La dernière graine ne capture que sa propre case\u202f; puis on '
        + 'sème à nouveau.',
    },
    'hoyito-2-12': {
      about: 'Deux rangées de douze, 96 graines\u00a0: les règles de Hoyito II, et bien plus à '
        + 'calculer.',
    },
    'hoyito-1': {
      about: 'Deux rangées de six. Tout groupe de quatre formé en chemin est pris aussitôt\u202f; '
        + 'pas de second semis.',
    },
  },

  level: {
    newcomer: {
      about: 'Connaît les règles, et guère plus. Pour une première partie.',
    },
    beginner: {
      about: 'Voit les captures, mais en laisse passer beaucoup.',
    },
    casual: {
      about: 'Voit ses propres captures et en fait la plupart.',
    },
    strong: {
      about: 'Prévoit votre réponse, et sa propre riposte.',
    },
    expert: {
      about: 'Voit plus loin, et pardonne peu.',
    },
    perfect: {
      about: 'Ne commet aucune faute sur des rangées de six. Prend le temps de réfléchir.',
    },
  },

  match: {
    unit: { one: 'Une seule partie', rounds: 'Nombre de manches', wins: 'Nombre de victoires' },
    way: {
      full: 'Rangées pleines à chaque manche',
      filled: 'Chacun remplit sa rangée avec son tas ; les cases restées vides sont fermées',
    },
  },

  dialog: {
    leaveMatch: 'Quitter le match\u202f?',
    leavesMatch: 'Le match en cours s’arrête ici. Ses manches restent parmi les parties '
      + 'enregistrées.',
    leaveIt: 'Le quitter',
    newGame: 'Nouvelle partie', variant: 'Jeu', starter: 'Qui commence', match: 'Match',
    length: 'Combien', way: 'Manches suivantes',
    leaves: 'Vous quitterez la partie en cours.',
    level: 'Niveau',
    resign: 'Abandonner ?', resigns: '{side} abandonne la partie.',
    draw: '{side} propose la nulle', accept: '{side}, acceptez-vous ?',
    crash: 'Le jeu a eu un raté',
    kept: 'Une erreur interne s’est produite. Votre partie est conservée jusqu’au dernier semis.',
    goOn: 'Continuer de là',
  },
};
