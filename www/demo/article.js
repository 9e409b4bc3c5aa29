// @ts-check
/** What a page can do with a board in it: give it a move, and hear what happens there. */

const board = /** @type {any} */ (document.getElementById('first'));
const said = /** @type {HTMLOutputElement} */ (document.querySelector('output'));

document.getElementById('try')?.addEventListener('click', () => {
  board.newGame({ rules: 'hoyito-2', players: 'both' });
  board.play('C');
  board.scrollIntoView({ block: 'nearest' });
});

for (const name of ['ready', 'move', 'gameover', 'error']) {
  board.addEventListener(name, (/** @type {CustomEvent} */ { detail }) => {
    said.textContent = `${name} ${JSON.stringify(detail)}`;
  });
}
