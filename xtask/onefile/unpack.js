// In the page in one file: unpacks the program and runs it, by an inline script that the
// Content-Security-Policy knows by its hash.
(async () => {
  const packed = atob(document.getElementById('program').textContent);
  const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = document.createElement('script');
  script.textContent = await new Response(unpacked).text();
  document.head.append(script);
})();
