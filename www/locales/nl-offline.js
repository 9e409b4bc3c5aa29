// @ts-check

export default {
  offline: {
    title: 'Offline',
    ready: 'Hoyito werkt nu offline.',
    news: 'Er is een nieuwe versie. Je partij blijft bewaard.',
    reload: 'Opnieuw laden',
    page: {
      disk: 'Hoyito staat in zijn geheel in dit ene bestand: het opent en speelt offline.',
      kept: 'Hoyito staat in zijn geheel op dit apparaat, in alle talen: het opent en speelt '
        + 'offline.',
      missing: 'Hoyito staat nog niet op dit apparaat: het opent alleen waar het opgehaald kan '
        + 'worden.',
      refused: 'Deze browser, of dit adres, laat niet toe dat Hoyito bewaard wordt: het opent '
        + 'alleen waar het opgehaald kan worden. Wat geladen is, speelt offline door.',
    },
    release: 'Versie {version}: {files} bestanden, {size} kB.',
    tables: {
      about: 'De exacte eindspelen van de computer worden hier uitgerekend, niet opgehaald. Op wat '
        + 'bewaard is, hoef je niet te wachten:',
      kept: '{variant}: bewaard',
      missing: '{variant}: nog niet',
      building: '{variant}: borden met {seeds} zaden, {percent}%',
    },
    everything: 'Alles offline beschikbaar maken',
    keeping: 'Wordt bewaard…',
    complete: 'Alles is er.',
    failed: 'Niet alles kon worden bewaard. Probeer het opnieuw als je online bent, of maak ruimte '
      + 'op dit apparaat.',
  },
};
