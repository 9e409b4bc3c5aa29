// @ts-check

/** What the lessons say; loaded with them. */
export default {
  tutorial: {
    title: 'Nauka gry',
    about: 'Dziesięć krótkich lekcji. W każdej Południe ma zrobić na planszy jedną rzecz, a '
      + 'Południe to ty. Twoja własna partia w tym czasie czeka.',
    all: 'Wszystkie dziesięć lekcji za tobą. Powtórz dowolną albo zagraj partię.',
    start: 'Zacznij', goOn: 'Dalej: lekcja {number}',
    entry: '{number}. {title}',
    done: 'Gotowe',
    at: '{number} z {of} · {title}:',
    task: '{about} {wish}', going: 'Było zbicie, więc siejesz jeszcze raz. {wish}',
    do: {
      leave: 'Wróć do partii', choose: 'Lekcje', again: 'Jeszcze raz', next: 'Dalej',
      finish: 'Zakończ',
    },

    lesson: {
      sow: {
        name: 'Siew',
        about: 'Wybierz dołek ze swojego rzędu, od A do F. Ziarna wpadają po jednym do kolejnych '
          + 'dołków, przeciwnie do ruchu wskazówek zegara.',
        wish: 'Niech ostatnie wpadnie do c, po stronie Północy.',
        missed: 'Siew nie skończył się w c. Odlicz ziarna z dołka wzdłuż planszy.',
        done: 'Dobrze: ostatnie ziarno wpadło do pustego dołka, a to kończy siew.',
      },
      relay: {
        name: 'Sztafeta',
        about: 'Jeśli ostatnie ziarno wpada między inne, bierzesz je wszystkie i siejesz dalej: to '
          + 'nowe okrążenie.',
        wish: 'Zrób siew z trzech okrążeń.',
        missed: 'Potrzeba trzech okrążeń: ostatnie ziarno musi dwa razy wpaść między inne.',
        done: 'Dobrze: okrążenie za okrążeniem, aż ostatnie ziarno wpadło do pustego dołka.',
      },
      casa: {
        name: 'Casa',
        about: 'Jeśli po ostatnim ziarnie w dołku są dokładnie cztery, to jest casa, a czwórka '
          + 'należy do ciebie.',
        wish: 'Zbij casę.',
        missed: 'Poszukaj dołka z trzema ziarnami, do którego może trafić ostatnie ziarno.',
        done: 'Dobrze. Czwórka w f zostaje: casą jest tylko czwórka z twojego ostatniego ziarna.',
      },
      rows: {
        name: 'Z obu rzędów',
        about: 'Nie ma znaczenia, w czyim rzędzie jest casa.',
        wish: 'Zbij jedną w swoim rzędzie i jedną w rzędzie Północy.',
        missed: 'Tura się skończyła, a nie było casy z każdego rzędu.',
        done: 'Dobrze: ziarna Północy są warte tyle samo co twoje.',
      },
      chain: {
        name: 'Łańcuch',
        about: 'Czwórki tuż za casą także są twoje, dołek po dołku wstecz.',
        wish: 'Zbij trzy dołki jednym siewem.',
        missed: 'Mają być trzy naraz. Znajdź siew, który w drodze do casy robi czwórki.',
        done: 'Dobrze: wstecz od casy, aż do pierwszego dołka, w którym nie było czwórki.',
      },
      again: {
        name: 'Kolejny siew',
        about: 'Każde zbicie daje kolejny siew w tej samej turze.',
        wish: 'Zbij dwa razy.',
        missed: 'Tura skończyła się za wcześnie. Po którym zbiciu da się zrobić następne?',
        done: 'Dobrze. Z kolejnego siewu nie wolno zrezygnować, więc warto przewidzieć jego '
          + 'skutki.',
      },
      pass: {
        name: 'Pas',
        about: 'Strona, która nie ma czego siać, pasuje.',
        wish: 'Rząd Północy jest pusty: niech taki zostanie i niech Północ spasuje.',
        missed: 'Teraz Północ ma co siać. Zostań w swoim rzędzie.',
        done: 'Dobrze: Północ spasowała i znów siejesz. Pasuje, aż w jej rzędzie pojawią się '
          + 'ziarna.',
      },
      lastFour: {
        name: 'Ostatnie cztery',
        about: 'Zostało osiem ziaren. Zbicie, po którym zostają tylko cztery, zabiera także je.',
        wish: 'Wygraj partię.',
        missed: 'Casy jeszcze nie ma: partia trwa, a Północ może być szybsza.',
        done: 'Dobrze: cztery zbite, z nimi cztery ostatnie, i koniec partii.',
      },
      endless: {
        name: 'Bez końca',
        about: 'Niektóre siewy krążyłyby bez końca, więc są niedozwolone. Jeden dołek w twoim '
          + 'rzędzie jest właśnie taki.',
        wish: 'Spróbuj z niego siać.',
        missed: 'Ten siew się zatrzymał. Wróć i znajdź dołek, z którego siać nie wolno.',
        done: 'Dobrze: stamtąd ziarna krążyłyby, aż plansza byłaby taka jak przedtem, i tak w '
          + 'kółko. Taki dołek musi poczekać, aż plansza się zmieni.',
      },
      turn: {
        name: 'Cała tura',
        about: 'Wszystko razem: sztafety, łańcuchy i kolejne siewy.',
        wish: 'Zbij dwadzieścia ziaren w jednej turze.',
        missed: 'Zbite w tej turze: {seeds}. Da się dwadzieścia.',
        done: 'Dwadzieścia ziaren w jednej turze. Umiesz już grać: powodzenia.',
      },
    },
  },
};
