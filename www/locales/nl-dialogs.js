// @ts-check

export default {
  player: { person: 'Mens', computer: 'Computer' },

  variant: {
    'hoyito-2': {
      about: 'Twee rijen van zes. Het laatste zaad vangt, ook de viertallen erachter; daarna '
        + 'zaai je nog eens.',
    },
    'hoyito-3': {
      about: 'Twee rijen van zes. Het laatste zaad vangt alleen zijn eigen kuiltje; daarna zaai '
        + 'je nog eens.',
    },
    'hoyito-2-12': {
      about: 'Twee rijen van twaalf, 96 zaden: de regels van Hoyito II, maar veel meer rekenwerk.',
    },
    'hoyito-1': {
      about: 'Twee rijen van zes. Elk viertal onderweg is meteen gevangen; geen tweede zaaiing.',
    },
  },

  level: {
    newcomer: {
      about: 'Kent de regels en weinig meer. Voor een eerste keer.',
    },
    beginner: {
      about: 'Ziet vangsten, maar laat er veel liggen.',
    },
    casual: {
      about: 'Ziet zijn eigen vangsten en pakt de meeste.',
    },
    strong: {
      about: 'Ziet wat jij kunt antwoorden en wat er daarna kan.',
    },
    expert: {
      about: 'Kijkt verder vooruit en vergeeft weinig.',
    },
    perfect: {
      about: 'Maakt geen fouten op rijen van zes. Neemt de tijd om na te denken.',
    },
  },

  match: {
    unit: {
      one: 'Eén partij', rounds: 'Vast aantal rondes', wins: 'Tot een aantal gewonnen rondes',
    },
    way: {
      full: 'Elke ronde met volle rijen',
      filled: 'Ieder vult zijn rij uit zijn eigen voorraad; wat leeg blijft, is gesloten',
    },
  },

  dialog: {
    leaveMatch: 'Match verlaten?',
    leavesMatch: 'De match op het bord eindigt hier. De rondes blijven bij de bewaarde partijen.',
    leaveIt: 'Verlaten',
    newGame: 'Nieuw spel', variant: 'Spel', starter: 'Wie begint', match: 'Match', length: 'Aantal',
    way: 'Volgende rondes',
    leaves: 'Je verlaat de partij op het bord.',
    level: 'Niveau',
    resign: 'Opgeven?', resigns: '{side} geeft de partij op.',
    draw: '{side} biedt remise aan', accept: '{side}, neem je dat aan?',
    crash: 'Het spel haperde',
    kept: 'Er ging intern iets mis. Je partij is bewaard tot en met de laatste zet.',
    goOn: 'Vanaf daar verder',
  },
};
