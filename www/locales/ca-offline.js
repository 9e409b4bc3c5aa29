// @ts-check

export default {
  offline: {
    title: 'Sense connexió',
    ready: 'L’Hoyito ja funciona sense connexió.',
    news: 'Hi ha una versió nova. La teva partida es conserva.',
    reload: 'Torna a carregar',
    page: {
      disk: 'L’Hoyito és sencer en aquest fitxer: s’obre i s’hi juga sense connexió.',
      kept: 'L’Hoyito és desat sencer en aquest dispositiu, en totes les llengües: s’obre i s’hi '
        + 'juga sense connexió.',
      missing: 'L’Hoyito encara no és desat en aquest dispositiu: només s’obre on es pugui baixar.',
      refused: 'Aquest navegador, o aquesta adreça, no deixa desar l’Hoyito: només s’obre on es '
        + 'pugui baixar. El que ja s’ha carregat continua funcionant sense connexió.',
    },
    release: 'Versió {version}: {files} fitxers, {size} kB.',
    tables: {
      about: 'Els finals exactes de l’ordinador es calculen aquí, no es baixen. Els que ja són '
        + 'desats no fan esperar:',
      kept: '{variant}: desats',
      missing: '{variant}: encara no',
      building: '{variant}: taulers de {seeds} llavors, {percent} %',
    },
    everything: 'Fes que tot estigui disponible sense connexió',
    keeping: 'S’està desant…',
    complete: 'Tot és aquí.',
    failed: 'No s’ha pogut desar tot. Torna-ho a provar amb connexió, o fes lloc en aquest '
      + 'dispositiu.',
  },
};
