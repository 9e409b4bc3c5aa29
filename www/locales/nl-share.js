// @ts-check

/** What is said where games go out and come in; loaded with it. */
export default {
  share: {
    title: 'Delen',
    part: {
      link: 'Link', record: 'Notatie', picture: 'Afbeelding van het bord', load: 'Partij openen',
    },

    link: 'Link',
    what: 'Wat de link bevat',
    wholeGame: 'De hele partij',
    positionOnly: 'Alleen deze stelling',
    copyLink: 'Link kopiëren',
    send: 'Versturen…',
    aboutLink: 'De link bevat de hele partij: die staat nergens anders. Om op afstand te spelen '
      + 'verstuur je hem na je beurt; het antwoord komt op dezelfde manier terug.',
    onDisk: 'De link leidt naar dit bestand op dit apparaat. Elders opent hij als je hem plakt '
      + 'onder “{part}”.',

    record: 'Notatie van de partij',
    copy: 'Kopiëren',
    save: 'Als bestand opslaan',
    copied: 'Gekopieerd.',
    copyByHand: 'De browser laat de pagina niet kopiëren. De tekst is geselecteerd: kopieer met '
      + 'Ctrl+C (⌘C op een Mac), of door hem aan te raken.',

    caption: 'Titel',
    start: '{game}',
    after: { one: '{game} na één zet', other: '{game} na {n} zetten' },
    captured: 'gevangen',
    toPlay: 'aan zet',
    preview: 'Voorbeeld van de afbeelding',
    svg: 'SVG opslaan',
    png: 'PNG opslaan',
    wikitext: 'Wikitekst kopiëren',
    plainText: 'Platte tekst kopiëren',
    text: 'Tekst van het bord',
    noBitmap: 'De browser kon geen PNG maken. De SVG bevat dezelfde afbeelding.',

    paste: 'Notatie, stelling of link',
    pasteHere: 'Plak hier een notatie, een stelling of een link',
    open: 'Openen',
    file: 'Bestand kiezen…',
    openSound: { one: 'Open de eerste zet', other: 'Open de eerste {n} zetten' },

    bar: { visit: 'Een andere partij op het bord', post: 'Partij per link' },
    back: 'Terug naar mijn partij',
    goOn: 'Verder met deze partij',
    keepIt: 'Deze partij houden',
    myCopy: 'Mijn exemplaar bekijken',
    playOn: { computer: 'Tegen de computer spelen', persons: 'Met zijn tweeën doorspelen' },
    arrived: {
      position: 'Een stelling die je hebt geopend.',
      link: 'Een partij uit een link.',
      record: 'Een partij die je hebt geopend.',
      ended: 'Een oudere link: in jouw exemplaar is deze partij afgelopen.',
      older: {
        one: 'Een oudere link: jouw exemplaar van deze partij is één zet verder.',
        other: 'Een oudere link: jouw exemplaar van deze partij is {n} zetten verder.',
      },
    },
    changed: {
      title: 'Het verleden is veranderd',
      text: 'Je hebt al een exemplaar van deze partij, met andere zetten dan die je nu opende. Die '
        + 'zijn niet overgenomen; jouw exemplaar is gebleven zoals het was.',
      ways: 'Willen jullie samen beurten terugnemen, begin dan een nieuwe partij vanuit die '
        + 'stelling.',
    },
    badLink: 'Deze link kan niet worden geopend',
    nothingChanged: 'Aan je eigen partij is niets veranderd.',

    due: 'Je beurt zit erop.',
    copyForOther: 'Kopieer de link voor de ander',
    gone: 'De link is onderweg: open straks de link die terugkomt.',
    sent: 'Link gekopieerd: stuur hem naar de ander en open straks de link die terugkomt.',

    trouble: {
      long: 'Dat is te lang voor een partij Hoyito.',
      unknown: 'Dat is geen link naar een partij Hoyito.',
      cut: 'Het einde ontbreekt, zoals wanneer een bericht een link afbreekt. Vraag er opnieuw om, '
        + 'of kopieer de hele link.',
      changed: 'Onderweg is er iets in veranderd. Vraag er opnieuw om.',
      binary: 'Dat is geen tekst. Een notatie is een gewoon tekstbestand, zoals de pagina het '
        + 'opslaat.',
      empty: 'Er is nog niets te openen.',
    },
    // Each is followed by its place, or by nothing.
    refused: {
      game: {
        variant: 'Er staat niet bij welk Hoyito-spel het is, of het wordt hier niet gespeeld',
        start: 'Vanuit die stelling kan de partij niet beginnen',
        tag: 'Hier hoort een label zoals [Date "2026-11-30"]',
        twice: 'Dat label staat er al',
        'too-long': 'Dat is te lang voor een partij Hoyito',
        other: 'Dat is geen notatie van een partij Hoyito',
      },
      position: {
        variant: 'Dat is geen notatie en ook geen stelling; die begint met de naam van een spel '
          + 'zoals hoyito-2',
        seeds: 'Hier horen de zaden van een kuiltje, 0 tot 9, of meer tussen haakjes',
        row: 'Een rij heeft niet zoveel kuiltjes als dat spel',
        captured: 'Hier horen de gevangen zaden, zoals 8-12',
        total: 'Er zijn meer zaden dan het spel heeft',
        turn: 'Hier hoort wie aan zet is: S, N, S+ of N+',
        last4: 'Hier hoort last4=S of last4=N',
        closed: 'Na closed= horen de letters van lege kuiltjes',
        rest: 'Daar hoort niets meer te staan',
        other: 'Dat is geen notatie en geen stelling van een partij Hoyito',
      },
    },
    here: 'Dit is de partij op je bord.',
    damage: {
      'no-result': 'Er staat geen uitslag aan het eind, dus er ontbreekt misschien iets',
      'bad-house': 'Geen kuiltje heeft die letter',
      'not-yours': 'Het kuiltje is van de kant die niet aan zet is',
      'empty-house': 'Het kuiltje is leeg',
      'endless-sowing': 'De zaaiing zou nooit eindigen',
      'closed-house': 'Het kuiltje is deze ronde gesloten',
      'game-over': 'De partij is dan al afgelopen',
      'wrong-pass': 'Er staat een pas waar dat niet kan, of er ontbreekt er een',
      'wrong-result': 'De uitslag is niet die van de partij',
      'wrong-ending': 'Zo kan de partij niet zijn geëindigd',
      'open-comment': 'Een opmerking is niet gesloten',
    },
    place: {
      none: '{what}.',
      sign: '{what} (teken {at}).',
      line: '{what} (regel {line}).',
      column: '{what} (regel {line}, kolom {column}).',
      sowing: 'Het gaat mis bij zet {at}. {what}.',
    },
  },
};
