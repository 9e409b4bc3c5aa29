// @ts-check

/** What the position editor says; loaded with it. */
export default {
  editor: {
    title: 'Stelling opzetten',
    board: 'Het bord',
    tap: 'Een tik',
    adds: 'legt een zaad erbij',
    takes: 'haalt er een weg',
    keys: 'Met toetsen: pijltjes gaan van kuiltje naar kuiltje, cijfers bepalen het aantal zaden, '
      + '+ legt er een bij, − haalt er een weg, Delete maakt het kuiltje leeg.',
    house: '{house}, {side}, {seeds}',
    heap: 'Gevangen door {side}',
    rest: 'De rest',
    restTo: 'De overige zaden naar de voorraad van {side}',
    turn: 'Aan zet',
    again: 'zaait nog eens',
    fill: 'Begin met',
    empty: 'Leeg bord', opening: 'Beginstelling', present: 'De partij',
    text: 'Als tekst',
    players: 'Spelers',
    seats: {
      both: 'Twee spelers', south: 'Ik ben Zuid, de computer Noord',
      north: 'Ik ben Noord, de computer Zuid',
    },
    play: 'Spelen', analyse: 'Analyseren', share: 'Delen',

    onBoard: { one: 'Eén zaad op het bord', other: '{n} zaden op het bord' },
    all: 'geen over van {total}',
    left: { one: 'één over van {total}', other: '{n} over van {total}' },
    tooMany: { one: 'één te veel voor {total}', other: '{n} te veel voor {total}' },

    hint: {
      missing: {
        one: 'Van de {total} zaden ontbreekt er één. Dat is van niemand.',
        other: 'Van de {total} zaden ontbreken er {n}. Die zijn van niemand.',
      },
      fours: {
        one: 'Eén zaad alleen is nooit te vangen: de partij eindigt omdat het blijft rondgaan.',
        other: 'Het aantal zaden op het bord, {n}, is geen veelvoud van vier. De laatste zijn '
          + 'nooit te vangen: de partij eindigt omdat ze blijven rondgaan.',
      },
      passes: '{side} kan niet zaaien en past meteen: {next} is aan zet.',
      over: 'De partij is meteen afgelopen. {result}. {reason}',
      lastFour: 'De laatste vier gaan naar {side}, wie er ook voor het laatst vangt.',
      closed: 'Deze ronde gesloten: {houses}.',
    },

    fault: {
      variant: 'Eerst hoort hier de naam van een spel: hoyito-1, hoyito-2, hoyito-2-12 of '
        + 'hoyito-3.',
      seeds: 'Hier horen de zaden van een kuiltje: een cijfer, of een getal tussen haakjes zoals '
        + '(12).',
      row: 'Deze rij heeft niet zoveel kuiltjes als het spel.',
      captured: 'Hier horen de gevangen zaden van Zuid en Noord, zoals 8-12.',
      total: 'Er zijn meer zaden dan het spel heeft.',
      turn: 'Hier hoort wie aan zet is: S (Zuid) of N (Noord), met een + als die nog eens zaait.',
      last4: 'Hier mag alleen last4=S of last4=N staan.',
      closed: 'Deze kuiltjes kunnen niet gesloten zijn: een gesloten kuiltje is leeg, en elke kant '
        + 'heeft een open kuiltje nodig.',
      rest: 'Hier hoort niets meer te staan.',
      place: 'Vanaf teken {n} is dit geen stelling.',
      tooLong: 'Deze tekst is te lang voor een stelling.',
      record: 'Dit is de notatie van een hele partij, geen stelling.',
    },

    bar: 'Een zelf opgezette stelling',
    keep: 'Als mijn partij houden',
    edit: 'Verder aanpassen',
    back: 'Terug naar mijn partij',
    visited: 'Een zelf opgezette stelling. {next}',
    kept: 'Dit is nu jouw partij.',
  },
};
