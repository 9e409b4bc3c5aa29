// @ts-check
/**
 * `<hoyito-game rules="hoyito-2" lang="fr">`: a board in somebody else's page. The page loads this
 * one file, as a classic script; the game itself stays in a frame. See docs/embed.md.
 */
(() => {
  // Two articles on one page may each bring the script along.
  if (customElements.get('hoyito-game')) return;

  /** What a frame can change while a game runs; for all else it begins anew. */
  const OPTIONS = ['lang', 'theme', 'scheme', 'speed', 'level', 'controls'];
  const PARAMETERS = [...OPTIONS, 'rules', 'players', 'position', 'record', 'puzzle'];
  const EVENTS = ['ready', 'move', 'gameover', 'resize', 'error'];
  /** The games are called the same in all languages. */
  const NAMES = new Map([
    ['hoyito-1', 'Hoyito I'], ['hoyito-2', 'Hoyito II'], ['hoyito-2-12', 'Hoyito II (2x12)'],
    ['hoyito-3', 'Hoyito III'],
  ]);
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const game = new URL('.', src);

  // About as high as the frame will ask to be, so that little moves when it does: on a narrow page
  // the board stands on end. A page that fits its width to what is in it leaves some to the board.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host{display:block;min-width:17rem;container-type:inline-size;--t:143;--w:67}'
    + ':host([rules$="-12"]){--t:174;--w:61}:host([hidden]){display:none}'
    + 'iframe{display:block;width:100%;height:36rem;height:calc(var(--t)*1cqi + 7.5rem);border:0}'
    + '@container(width>=480px){iframe{height:calc(var(--w)*1cqi + 7.5rem)}}');

  /** @implements {EventListenerObject} */
  class HoyitoGame extends HTMLElement {
    static observedAttributes = [...PARAMETERS, 'title'];

    #root = this.attachShadow({ mode: 'open' });
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #ready = false;
    /** Commands that came before the frame was ready; it loads only when it is nearly in sight. */
    #waiting = /** @type {object[]} */ ([]);

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      addEventListener('message', this);
      this.#begin();
    }

    disconnectedCallback() {
      removeEventListener('message', this);
      this.#frame?.remove();
      this.#frame = null;
      this.#ready = false;
    }

    /** @param {string} name @param {string | null} before @param {string | null} value */
    attributeChangedCallback(name, before, value) {
      if (!this.#frame || value === before) return;
      if (name === 'title') this.#frame.title = this.#name;
      else if (value !== null && OPTIONS.includes(name)) this.setOptions({ [name]: value });
      else this.#begin();
    }

    /** A message to the page; only those of the own frame count. @param {MessageEvent} message */
    handleEvent({ data, origin, source }) {
      const frame = this.#frame;
      if (!frame || source !== frame.contentWindow || origin !== game.origin) return;
      const { hoyito: version, event, ...detail } = data ?? {};
      if (version !== 1 || !EVENTS.includes(event)) return;
      if (event === 'ready') {
        this.#ready = true;
        for (const command of this.#waiting.splice(0)) this.#send(command);
      }
      if (event === 'resize' && Number.isFinite(detail.height)) {
        frame.style.height = `${detail.height}px`;
      }
      this.dispatchEvent(new CustomEvent(event, { detail }));
    }

    /** @param {{ rules?: string, players?: string, level?: string }} [options] */
    newGame(options) {
      this.#send({ ...options, command: 'new' });
    }

    /** @param {{ record: string } | { position: string }} what as text, or packed as in a link */
    load(what) {
      this.#send({ ...what, command: 'load' });
    }

    /** Sows for the side to move. @param {string} house its letter: `C` is South's, `c` North's */
    play(house) {
      this.#send({ house, command: 'play' });
    }

    /** @param {Record<string, string>} options by the names of the attributes */
    setOptions(options) {
      this.#send({ ...options, command: 'setOptions' });
    }

    /** @param {object} command */
    #send(command) {
      if (this.#ready) {
        this.#frame?.contentWindow?.postMessage({ ...command, hoyito: 1 }, game.origin);
      } else this.#waiting.push(structuredClone(command));
    }

    /** What a screen reader calls the frame. */
    get #name() {
      return this.title || (NAMES.get(`${this.getAttribute('rules')}`) ?? 'Hoyito');
    }

    /** A frame of its own each time: a new address in the old one would be a step to go back. */
    #begin() {
      const frame = document.createElement('iframe');
      // Not that of the address: a sandboxed page has none, and is sent no messages.
      const query = new URLSearchParams({ embed: '1', host: self.origin });
      for (const name of PARAMETERS) {
        const value = this.getAttribute(name);
        if (value !== null) query.set(name, value);
      }
      frame.loading = 'lazy';
      frame.title = this.#name;
      frame.referrerPolicy = 'no-referrer';
      frame.src = `${game}?${query}`;
      this.#ready = false;
      this.#frame = frame;
      this.#root.replaceChildren(frame);
    }
  }

  customElements.define('hoyito-game', HoyitoGame);
})();
