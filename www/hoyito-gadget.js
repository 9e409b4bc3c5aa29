// @ts-check
/**
 * A gadget for MediaWiki: `<div class="hoyito" data-rules="hoyito-2" data-lang="fr">` becomes a
 * board. What the div holds, as a diagram that links to the game, is for readers without it. See
 * docs/embed.md. Wikis read no newer JavaScript than that of 2015.
 */
(function () {
  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  // The game's address, to be set here: nothing on a page of the wiki can name another one.
  const game = script && script.dataset.game || 'https://example.org/games/hoyito/';

  const PARAMETERS = [
    'rules', 'lang', 'position', 'record', 'players', 'level', 'theme', 'scheme', 'speed',
    'controls', 'puzzle',
  ];

  /** @param {HTMLElement} place */
  function fill(place) {
    if (place.querySelector('iframe')) return;
    const wishes = place.dataset;
    const frame = document.createElement('iframe');
    const query = PARAMETERS.filter((name) => wishes[name])
      .map((name) => name + '=' + encodeURIComponent(/** @type {string} */ (wishes[name])));
    frame.loading = 'lazy';
    frame.title = place.title || 'Hoyito';
    frame.referrerPolicy = 'no-referrer';
    // Without messages, so without a height that follows: nothing for the wiki to listen to.
    frame.style.cssText = 'display:block;width:100%;max-width:42rem;height:36rem;border:0';
    frame.src = game + '?' + ['embed=1'].concat(query).join('&');
    place.textContent = '';
    place.appendChild(frame);
  }

  /** @param {ParentNode} content */
  const fillAll = (content) => content.querySelectorAll('div.hoyito').forEach((place) => (
    fill(/** @type {HTMLElement} */ (place))));

  const wiki = /** @type {any} */ (window).mw;
  // Also for previews, which come later; elsewhere the page as it is.
  if (wiki) {
    wiki.hook('wikipage.content').add((/** @type {any} */ $content) => (
      $content.get().forEach(fillAll)));
  } else fillAll(document);
})();
