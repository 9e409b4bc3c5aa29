// @ts-check

export default {
  offline: {
    title: 'Hors ligne',
    ready: 'Hoyito fonctionne maintenant hors ligne.',
    news: 'Une nouvelle version est là. Votre partie est conservée.',
    reload: 'Recharger',
    page: {
      disk: 'Hoyito est en entier dans ce fichier : il s’ouvre et se joue hors ligne.',
      kept: 'Hoyito est conservé en entier sur cet appareil, dans toutes les langues : il s’ouvre '
        + 'et se joue hors ligne.',
      missing: 'Hoyito n’est pas encore conservé sur cet appareil : il ne s’ouvre que là où il '
        + 'peut être téléchargé.',
      refused: 'Ce navigateur, ou cette adresse, ne permet pas de conserver Hoyito : il ne s’ouvre '
        + 'que là où il peut être téléchargé. Ce qui est chargé se joue aussi hors ligne.',
    },
    release: 'Version {version} : {files} fichiers, {size} ko.',
    tables: {
      about: 'Les fins de partie exactes de l’ordinateur sont calculées ici, pas téléchargées. '
        + 'Celles qui sont conservées ne font pas attendre :',
      kept: '{variant} : conservées',
      missing: '{variant} : pas encore',
      building: '{variant} : plateaux de {seeds} graines, {percent} %',
    },
    everything: 'Tout rendre disponible hors ligne',
    keeping: 'Enregistrement…',
    complete: 'Tout est là.',
    failed: 'Tout n’a pas pu être conservé. Réessayez une fois en ligne, ou libérez de la place '
      + 'sur cet appareil.',
  },
};
