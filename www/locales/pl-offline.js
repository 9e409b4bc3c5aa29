// @ts-check

export default {
  offline: {
    title: 'Offline',
    ready: 'Hoyito działa teraz bez internetu.',
    news: 'Jest nowa wersja. Twoja partia zostaje.',
    reload: 'Odśwież',
    page: {
      disk: 'Hoyito jest w całości w tym jednym pliku: otwiera się i działa bez internetu.',
      kept: 'Hoyito jest zapisane na tym urządzeniu w całości, we wszystkich językach: otwiera się '
        + 'i działa bez internetu.',
      missing: 'Hoyito nie jest jeszcze zapisane na tym urządzeniu: otwiera się tylko tam, skąd '
        + 'można je pobrać.',
      refused: 'Ta przeglądarka albo ten adres nie pozwala zapisać Hoyito: otwiera się tylko tam, '
        + 'skąd można je pobrać. To, co już wczytane, działa dalej bez internetu.',
    },
    release: 'Wersja {version}, liczba plików: {files}, {size} kB.',
    tables: {
      about: 'Dokładne końcówki komputera są liczone tutaj, a nie pobierane. Na zapisane nie '
        + 'trzeba czekać:',
      kept: '{variant}: zapisane',
      missing: '{variant}: jeszcze nie',
      building: '{variant}: plansze z {seeds} ziarnami, {percent}%',
    },
    everything: 'Przygotuj wszystko do gry bez internetu',
    keeping: 'Zapisywanie…',
    complete: 'Wszystko jest na miejscu.',
    failed: 'Nie wszystko udało się zapisać. Spróbuj ponownie, gdy wróci internet, albo zwolnij '
      + 'miejsce na tym urządzeniu.',
  },
};
