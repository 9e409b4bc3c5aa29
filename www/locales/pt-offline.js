// @ts-check

export default {
  offline: {
    title: 'Off-line',
    ready: 'O Hoyito já funciona off-line.',
    news: 'Há uma nova versão. A sua partida é mantida.',
    reload: 'Recarregar',
    page: {
      disk: 'O Hoyito está por inteiro neste arquivo: abre e joga-se off-line.',
      kept: 'O Hoyito está guardado por inteiro neste dispositivo, em todas as línguas: abre e '
        + 'joga-se off-line.',
      missing: 'O Hoyito ainda não está guardado neste dispositivo: só abre onde possa ser '
        + 'transferido.',
      refused: 'Este navegador, ou este endereço, não permite guardar o Hoyito: só abre onde possa '
        + 'ser transferido. O que já foi carregado continua a funcionar off-line.',
    },
    release: 'Versão {version}: {files} ficheiros, {size} kB.',
    tables: {
      about: 'Os finais exatos do computador são calculados aqui, não transferidos. Os que estão '
        + 'guardados não fazem esperar:',
      kept: '{variant}: guardados',
      missing: '{variant}: ainda não',
      building: '{variant}: tabuleiros de {seeds} sementes, {percent}%',
    },
    everything: 'Tornar tudo disponível off-line',
    keeping: 'A guardar…',
    complete: 'Está tudo aqui.',
    failed: 'Não foi possível guardar tudo. Tente de novo quando estiver on-line, ou liberte '
      + 'espaço neste dispositivo.',
  },
};
