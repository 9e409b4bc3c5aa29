// @ts-check

/** The dialog of the settings. */
export default {
  settings: {
    title: 'Instellingen',
    group: {
      look: 'Uiterlijk', board: 'Bord', sound: 'Geluid en trillen', play: 'Spel', language: 'Taal',
      data: 'Deze instellingen',
    },
    theme: {
      name: 'Thema', earth: 'Aarde', chalk: 'Beton en krijt', wood: 'Hout',
      contrast: 'Hoog contrast',
    },
    scheme: {
      name: 'Licht of donker', system: 'Zoals het apparaat', light: 'Licht', dark: 'Donker',
    },
    speed: {
      name: 'Snelheid', slow: 'Langzaam', normal: 'Normaal', fast: 'Snel', instant: 'Meteen',
    },
    told: { name: 'Voorlezen', brief: 'Kort', normal: 'Gewoon', full: 'Volledig' },
    calm: 'Rustig: elke stap van een zaaiing wacht op een toets of een tik',
    language: { browser: 'Zoals de browser' },
    leftHanded: 'Linkshandig: zetten en knoppen links van het bord',
    numbers: 'Aantallen naast de kuiltjes',
    names: 'Letters van de kuiltjes',
    flipped: 'De rij van Noord aan mijn kant',
    facing: 'Tegenover elkaar: voor twee spelers met het scherm tussen hen in',
    sound: 'Geluid van de zaden',
    volume: 'Volume',
    vibration: 'Trillen bij een vangst',
    twice: 'Twee keer tikken om te zaaien: eerst kijken, dan spelen',
    preview: 'Laten zien waar een zaaiing eindigt',
    letters: 'Spelen met lettertoetsen',
    bigTables: 'Exacte eindspelen op de achtergrond uitrekenen',
    export: 'Als bestand opslaan', import: 'Uit bestand lezen', reset: 'Alles terugzetten',
    resets: 'Alle instellingen worden weer zoals in het begin. Bewaarde partijen blijven.',
    resetTitle: 'Alle instellingen terugzetten?',
    wasReset: 'Alle instellingen zijn weer zoals in het begin.',
    wasRead: 'De instellingen uit het bestand gelden nu.',
    refused: {
      long: 'Dit bestand is te groot om instellingen te zijn. Er is niets veranderd.',
      broken: 'Dit bestand is beschadigd of bevat geen instellingen. Er is niets veranderd.',
      other: 'Dit bestand bevat iets anders dan instellingen van Hoyito. Er is niets veranderd.',
      version: 'Dit bestand komt van een andere versie van Hoyito. Er is niets veranderd.',
      wrong: 'Het bestand geeft “{setting}” een waarde die niet bestaat. Er is niets veranderd.',
      unread: 'Dit bestand kon niet worden gelezen. Er is niets veranderd.',
    },
  },
};
