// @ts-check

export default {
  share: {
    title: 'Partager',
    part: {
      link: 'Lien', record: 'Notation', picture: 'Image du plateau', load: 'Ouvrir une partie',
    },

    link: 'Lien',
    what: 'Contenu du lien',
    wholeGame: 'Toute la partie',
    positionOnly: 'Cette position seulement',
    copyLink: 'Copier le lien',
    send: 'Envoyer…',
    aboutLink: 'Le lien contient toute la partie : rien n’est stocké ailleurs. Pour jouer à '
      + 'distance, envoyez-le après votre tour ; la réponse revient de la même façon.',
    onDisk: 'Le lien mène à ce fichier sur cet appareil. Ailleurs, il s’ouvre si on le colle '
      + 'sous « {part} ».',

    record: 'Notation de la partie',
    copy: 'Copier',
    save: 'Enregistrer dans un fichier',
    copied: 'Copié.',
    copyByHand: 'Le navigateur ne permet pas à la page de copier. Le texte est sélectionné : '
      + 'copiez-le avec Ctrl+C (⌘C sur un Mac), ou en le touchant.',

    caption: 'Titre',
    start: '{game}',
    after: {
      one: '{game} après un semis',
      many: '{game} après {n} de semis',
      other: '{game} après {n} semis',
    },
    captured: 'prises :',
    toPlay: 'doit jouer',
    preview: 'Aperçu de l’image',
    svg: 'Enregistrer en SVG',
    png: 'Enregistrer en PNG',
    wikitext: 'Copier le wikitexte',
    plainText: 'Copier le texte brut',
    text: 'Texte du plateau',
    noBitmap: 'Le navigateur n’a pas pu créer de PNG. Le SVG contient la même image.',

    paste: 'Notation, position ou lien',
    pasteHere: 'Collez ici une notation, une position ou un lien',
    open: 'Ouvrir',
    file: 'Choisir un fichier…',
    openSound: {
      one: 'Ouvrir le premier semis',
      many: 'Ouvrir le premier {n} de semis',
      other: 'Ouvrir les {n} premiers semis',
    },

    bar: { visit: 'Une autre partie sur le plateau', post: 'Partie par lien' },
    back: 'Retour à ma partie',
    goOn: 'Continuer cette partie',
    keepIt: 'Garder cette partie',
    myCopy: 'Voir ma copie',
    playOn: { computer: 'Jouer contre l’ordinateur', persons: 'Continuer à deux' },
    arrived: {
      position: 'Une position que vous avez ouverte.',
      link: 'Une partie venue d’un lien.',
      record: 'Une partie que vous avez ouverte.',
      ended: 'Un lien plus ancien : dans votre copie, cette partie est terminée.',
      older: {
        one: 'Un lien plus ancien : votre copie de cette partie a un semis de plus.',
        many: 'Un lien plus ancien : votre copie de cette partie a {n} de semis de plus.',
        other: 'Un lien plus ancien : votre copie de cette partie a {n} semis de plus.',
      },
    },
    changed: {
      title: 'Le passé a été modifié',
      text: 'Vous avez une copie de cette partie, et ses semis ne sont pas ceux de la partie '
        + 'ouverte. Celle-ci n’a pas été reprise, et votre copie reste comme elle est.',
      ways: 'Si vous voulez tous deux revenir sur des tours, commencez une nouvelle partie à '
        + 'partir de cette position.',
    },
    badLink: 'Impossible d’ouvrir ce lien',
    nothingChanged: 'Rien n’a changé dans votre propre partie.',

    due: 'Votre tour est joué.',
    copyForOther: 'Copier le lien pour l’autre joueur',
    gone: 'Le lien est en route : ouvrez celui qui reviendra.',
    sent: 'Lien copié : envoyez-le à l’autre joueur, et ouvrez celui qui reviendra.',

    trouble: {
      long: 'C’est trop long pour une partie de Hoyito.',
      unknown: 'Ce n’est pas un lien vers une partie de Hoyito.',
      cut: 'La fin manque, comme quand un message coupe un lien. Redemandez-le, ou copiez-le en '
        + 'entier.',
      changed: 'Quelque chose y a été modifié en route. Redemandez-le.',
      binary: 'Ce n’est pas un texte. Une notation est un simple fichier texte, tel que la page '
        + 'l’enregistre.',
      empty: 'Il n’y a encore rien à ouvrir.',
    },
    refused: {
      game: {
        variant: 'Le jeu de Hoyito n’est pas indiqué, ou ne se joue pas ici',
        start: 'La partie ne peut pas commencer par cette position',
        tag: 'Il faut une balise comme [Date "2026-11-30"]',
        twice: 'Cette balise figure déjà plus haut',
        'too-long': 'C’est trop long pour une partie de Hoyito',
        other: 'Ce n’est pas la notation d’une partie de Hoyito',
      },
      position: {
        variant: 'Ce n’est ni une notation ni une position, laquelle commence par le nom d’un jeu '
          + 'comme hoyito-2',
        seeds: 'Il faut les graines d’une case, de 0 à 9, ou davantage entre parenthèses',
        row: 'Une rangée n’a pas le nombre de cases de ce jeu',
        captured: 'Il faut les graines capturées, comme 8-12',
        total: 'Il y a plus de graines que n’en compte le jeu',
        turn: 'Il faut le camp qui joue : S, N, S+ ou N+',
        last4: 'Il faut les mots last4=S ou last4=N',
        closed: 'Après closed=, il faut les lettres de cases vides',
        rest: 'Il ne faut rien de plus à cet endroit',
        other: 'Ce n’est ni une notation ni une position d’une partie de Hoyito',
      },
    },
    here: 'C’est la partie de votre plateau.',
    damage: {
      'no-result': 'Il ne se termine pas par un résultat\u00a0: la fin manque peut-être',
      'bad-house': 'Aucune case n’a cette lettre',
      'not-yours': 'La case appartient au camp qui n’a pas à jouer',
      'empty-house': 'La case est vide',
      'endless-sowing': 'Le semis ne finirait jamais',
      'closed-house': 'La case est fermée pour cette manche',
      'game-over': 'La partie est déjà finie à ce moment-là',
      'wrong-pass': 'Un tour passé est noté sans raison, ou manque',
      'wrong-result': 'Le résultat n’est pas celui de la partie',
      'wrong-ending': 'La partie ne peut pas avoir fini ainsi',
      'open-comment': 'Un commentaire n’est pas fermé',
    },
    place: {
      none: '{what}.',
      sign: '{what} (signe {at}).',
      line: '{what} (ligne {line}).',
      column: '{what} (ligne {line}, colonne {column}).',
      sowing: 'L’erreur est au semis {at}. {what}.',
    },
  },
};
