// @ts-check

/** What the lessons say; loaded with them. */
export default {
  tutorial: {
    title: 'Leer spelen',
    about: 'Tien korte lessen. In elke les moet Zuid één ding doen op het bord, en jij bent Zuid. '
      + 'Je eigen partij wacht zolang.',
    all: 'Alle tien lessen zijn af. Doe er nog eens een, of speel een partij.',
    start: 'Beginnen', goOn: 'Verder met les {number}',
    entry: '{number}. {title}',
    done: 'Af',
    at: '{number} van {of} · {title}:',
    task: '{about} {wish}', going: 'Je hebt gevangen, dus zaai nog eens. {wish}',
    do: {
      leave: 'Terug naar de partij', choose: 'Lessen', again: 'Nog eens', next: 'Volgende',
      finish: 'Klaar',
    },

    lesson: {
      sow: {
        name: 'Zaaien',
        about: 'Kies een kuiltje van je rij, A tot F. De zaden vallen een voor een in de volgende '
          + 'kuiltjes, tegen de klok in.',
        wish: 'Laat het laatste in c vallen, aan de kant van Noord.',
        missed: 'Dat eindigde niet in c. Tel de zaden van een kuiltje uit langs de ring.',
        done: 'Goed: het laatste zaad viel in een leeg kuiltje, en dan is een zaaiing afgelopen.',
      },
      relay: {
        name: 'Doorzaaien',
        about: 'Valt het laatste zaad bij andere, dan wordt ook dat kuiltje opgenomen en verder '
          + 'gezaaid: een nieuwe omloop.',
        wish: 'Doe een zaaiing van drie omlopen.',
        missed: 'Het moeten drie omlopen zijn: het laatste zaad moet twee keer bij andere vallen.',
        done: 'Goed: het ging omloop na omloop door, tot het laatste zaad in een leeg kuiltje '
          + 'viel.',
      },
      casa: {
        name: 'Casa',
        about: 'Brengt het laatste zaad een kuiltje op precies vier, dan is dat een casa en zijn '
          + 'de vier voor jou.',
        wish: 'Vang een casa.',
        missed: 'Zoek een kuiltje met drie zaden waar een laatste zaad kan komen.',
        done: 'Goed. De vier in f blijven: alleen een viertal van je laatste zaad is een casa.',
      },
      rows: {
        name: 'Uit beide rijen',
        about: 'Het maakt niet uit in wiens rij een casa ligt.',
        wish: 'Vang er een in je eigen rij en een in die van Noord.',
        missed: 'Je beurt was voorbij zonder een casa uit elke rij.',
        done: 'Goed: de zaden van Noord zijn evenveel waard als die van jou.',
      },
      chain: {
        name: 'Keten',
        about: 'Viertallen vlak achter de casa zijn ook voor jou, kuiltje na kuiltje achteruit.',
        wish: 'Vang drie kuiltjes met één zaaiing.',
        missed: 'Het moeten er drie tegelijk zijn. Zoek een zaaiing die op weg naar de casa '
          + 'viertallen maakt.',
        done: 'Goed: van de casa achteruit, tot het eerste kuiltje waar er geen vier in lagen.',
      },
      again: {
        name: 'Nog een zaaiing',
        about: 'Elke vangst geeft nog een zaaiing in dezelfde beurt.',
        wish: 'Vang twee keer.',
        missed: 'Je beurt was te vroeg voorbij. Na welke vangst kun je er nog een doen?',
        done: 'Goed. De extra zaaiing mag je niet weigeren, dus bedenk wat die zal doen.',
      },
      pass: {
        name: 'Passen',
        about: 'Wie niets te zaaien heeft, past.',
        wish: 'De rij van Noord is leeg: houd dat zo en laat Noord passen.',
        missed: 'Nu heeft Noord zaden om te zaaien. Blijf in je eigen rij.',
        done: 'Goed: Noord paste, en jij zaait weer. Dat gaat zo door tot er zaden in de rij van '
          + 'Noord komen.',
      },
      lastFour: {
        name: 'De laatste vier',
        about: 'Er zijn nog acht zaden. Blijven er na een vangst maar vier over, dan horen die '
          + 'erbij.',
        wish: 'Win de partij.',
        missed: 'Nog geen casa: de partij gaat door, en Noord kan je voor zijn.',
        done: 'Goed: vier gevangen, de laatste vier erbij, en de partij is afgelopen.',
      },
      endless: {
        name: 'Eindeloos',
        about: 'Sommige zaaiingen zouden eeuwig rondgaan en mogen daarom niet. Eén kuiltje in je '
          + 'rij is zo.',
        wish: 'Probeer daaruit te zaaien.',
        missed: 'Dat kwam tot rust. Ga terug en zoek het kuiltje waaruit je niet mag zaaien.',
        done: 'Goed: van daaruit zouden de zaden rondgaan tot het bord weer was als eerst, en zo '
          + 'eeuwig door. Zo’n kuiltje moet wachten tot het bord veranderd is.',
      },
      turn: {
        name: 'Een hele beurt',
        about: 'Alles bij elkaar: omlopen, ketens en extra zaaiingen.',
        wish: 'Vang twintig zaden in één beurt.',
        missed: 'Je beurt ving er {seeds}. Twintig is mogelijk.',
        done: 'Twintig zaden in één beurt. Je kunt het nu: veel succes.',
      },
    },
  },
};
