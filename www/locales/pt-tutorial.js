// @ts-check

export default {
  tutorial: {
    title: 'Aprender a jogar',
    about: 'Dez lições curtas. Em cada uma, Sul tem de fazer uma coisa no tabuleiro, e Sul é você. '
      + 'Enquanto isso, a sua partida espera.',
    all: 'As dez lições estão feitas. Repita a que quiser ou jogue uma partida.',
    start: 'Começar', goOn: 'Continuar na lição {number}',
    entry: '{number}. {title}',
    done: 'Feita',
    at: '{number} de {of} · {title}:',
    task: '{about} {wish}', going: 'Você capturou, então semeie de novo. {wish}',
    do: {
      leave: 'Voltar à partida', choose: 'Lições', again: 'Tentar de novo', next: 'Próxima',
      finish: 'Concluir',
    },

    lesson: {
      sow: {
        name: 'Semear',
        about: 'Escolha uma casa da sua fileira, de A a F. As sementes dela caem uma a uma nas '
          + 'casas seguintes, em sentido anti-horário.',
        wish: 'Faça a última cair em c, do lado de Norte.',
        missed: 'Isso não terminou em c. Conte as sementes de uma casa ao longo do circuito.',
        done: 'Certo: a última semente caiu numa casa vazia, e com isso a semeadura termina.',
      },
      relay: {
        name: 'Revezamento',
        about: 'Se a última semente cair entre outras, essa casa também é recolhida e semeada: é '
          + 'mais uma volta.',
        wish: 'Faça uma semeadura de três voltas.',
        missed: 'É preciso fazer três voltas: a última semente tem de cair duas vezes entre '
          + 'outras.',
        done: 'Certo: continuou, volta após volta, até a última semente cair numa casa vazia.',
      },
      casa: {
        name: 'Casa de quatro',
        about: 'Se a última semente completar exatamente quatro numa casa, as quatro são suas.',
        wish: 'Capture uma casa de quatro.',
        missed: 'Procure uma casa com três sementes que uma última semente possa alcançar.',
        done: 'Certo. As quatro de f ficam: só conta o grupo de quatro que a sua última semente '
          + 'completa.',
      },
      rows: {
        name: 'De qualquer fileira',
        about: 'Não importa em que fileira se forma a casa de quatro.',
        wish: 'Capture uma na sua fileira e uma na de Norte.',
        missed: 'A sua jogada terminou sem uma captura em cada fileira.',
        done: 'Certo: as sementes de Norte valem tanto quanto as suas.',
      },
      chain: {
        name: 'Cadeia',
        about: 'Os grupos de quatro logo atrás da casa capturada também são seus, casa por casa '
          + 'para trás.',
        wish: 'Capture três casas com uma semeadura.',
        missed: 'É preciso capturar três de uma vez. Ache uma semeadura que forme grupos de quatro '
          + 'no caminho até a captura.',
        done: 'Certo: para trás, até a primeira casa que não tinha quatro.',
      },
      again: {
        name: 'Outra semeadura',
        about: 'Cada captura dá direito a outra semeadura na mesma jogada.',
        wish: 'Capture duas vezes.',
        missed: 'A sua jogada terminou cedo demais. Que captura deixa outra por fazer?',
        done: 'Certo. A outra semeadura é obrigatória: pense no que ela vai fazer.',
      },
      pass: {
        name: 'Passar',
        about: 'Um lado que não tem o que semear passa.',
        wish: 'A fileira de Norte está vazia: deixe-a assim e faça Norte passar.',
        missed: 'Agora Norte tem o que semear. Fique na sua própria fileira.',
        done: 'Certo: Norte passou, e você semeia de novo. Norte passa até que cheguem sementes à '
          + 'sua fileira.',
      },
      lastFour: {
        name: 'As últimas quatro',
        about: 'Restam oito sementes. Uma captura que deixa só quatro leva também essas.',
        wish: 'Vença a partida.',
        missed: 'Ainda sem captura: a partida continua, e Norte pode chegar lá primeiro.',
        done: 'Certo: quatro capturadas, as últimas quatro com elas, e a partida terminou.',
      },
      endless: {
        name: 'Sem fim',
        about: 'Algumas semeaduras girariam sem fim e por isso não são permitidas. Uma casa da sua '
          + 'fileira é assim.',
        wish: 'Tente semeá-la.',
        missed: 'Essa parou. Volte e ache a casa que não pode ser semeada.',
        done: 'Certo: semeadas dali, as sementes girariam até o tabuleiro ficar como antes, e '
          + 'assim sem fim. Uma casa dessas espera até o tabuleiro mudar.',
      },
      turn: {
        name: 'Uma jogada inteira',
        about: 'Tudo junto: revezamentos, cadeias e mais semeaduras.',
        wish: 'Capture vinte sementes numa jogada.',
        missed: 'A sua jogada rendeu {seeds}. Dá para capturar vinte.',
        done: 'Vinte sementes numa jogada. Você já sabe jogar: boa sorte.',
      },
    },
  },
};
