// @ts-check

export default {
  offline: {
    title: 'Sin conexión',
    ready: 'Hoyito ya funciona sin conexión.',
    news: 'Hay una versión nueva. Tu partida se conserva.',
    reload: 'Recargar',
    page: {
      disk: 'Hoyito está entero en este archivo: se abre y se juega sin conexión.',
      kept: 'Hoyito está guardado entero en este dispositivo, en todos los idiomas: se abre y se '
        + 'juega sin conexión.',
      missing: 'Hoyito aún no está guardado en este dispositivo: solo se abre donde se pueda '
        + 'descargar.',
      refused: 'Este navegador, o esta dirección, no permite guardar Hoyito: solo se abre donde se '
        + 'pueda descargar. Lo que ya está cargado se sigue jugando sin conexión.',
    },
    release: 'Versión {version}: {files} archivos, {size} kB.',
    tables: {
      about: 'Los finales exactos del ordenador se calculan aquí, no se descargan. Los que ya '
        + 'están guardados no hacen esperar:',
      kept: '{variant}: guardados',
      missing: '{variant}: todavía no',
      building: '{variant}: tableros de {seeds} semillas, {percent} %',
    },
    everything: 'Hacer que todo esté disponible sin conexión',
    keeping: 'Guardando…',
    complete: 'Todo está aquí.',
    failed: 'No se pudo guardar todo. Inténtalo de nuevo con conexión, o haz sitio en este '
      + 'dispositivo.',
  },
};
