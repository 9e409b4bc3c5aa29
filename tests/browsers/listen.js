// Runs before the page: what goes wrong in it is written down, whatever page of this tab it was.
// Drivers differ in what they tell of consoles, and WebKit's tells nothing.
if (new URLSearchParams(location.search).has('busy')) new Worker('busy.js');

const note = (text) => { sessionStorage.troubles = `${sessionStorage.troubles ?? ''}${text}\n`; };

// A page that is left breaks off what it still loads.
let left = false;
addEventListener('beforeunload', () => { left = true; });
addEventListener('error', ({ message, target }) => {
  if (message || !left) note(message ?? `not loaded: ${target.href ?? target.src}`);
}, true);
addEventListener('unhandledrejection', ({ reason }) => left || note(`rejected: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => (
  note(`policy: ${violatedDirective} ${blockedURI}`)));

const { error } = console;
console.error = (...words) => {
  note(`console: ${words.join(' ')}`);
  error.apply(console, words);
};
