// @ts-check
import { button, h } from './dom.js';

/**
 * @typedef {import('../i18n.js').Translate} Translate
 * @typedef {{ text: string, strong?: boolean, act?: () => void, stay?: boolean }} Answer
 */

let openings = 0;

/**
 * A modal dialog that lives as long as it is open; Escape and a click beside it close it.
 * @param {HTMLElement} host
 * @param {{ name: string, title: string, body: Node[], answers: Answer[], firm?: boolean }} what
 *   `firm`: it asks to be answered, and does not close otherwise
 */
export function openDialog(host, { name, title, body, answers, firm = false }) {
  const id = `dialog-${openings += 1}`;
  const form = h('form', {
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      give(answers.find(({ strong }) => strong));
    },
  });
  const dialog = h('dialog', {
    'data-dialog': name,
    'aria-labelledby': id,
    onclose: () => dialog.remove(),
    oncancel: (/** @type {Event} */ event) => firm && event.preventDefault(),
    onclick: (/** @type {Event} */ event) => !firm && event.target === dialog && dialog.close(),
  }, form);

  /** @param {Answer | undefined} answer */
  function give(answer) {
    dialog.close();
    answer?.act?.();
  }

  form.append(
    h('h2', { id }, title),
    h('div', { class: 'body', tabindex: '0' }, ...body),
    h('div', { class: 'answers' }, ...answers.map((answer) => {
      if (!answer.strong) return button(answer.text, () => give(answer));
      return h('button', { class: 'button strong', autofocus: true }, answer.text);
    })),
  );
  host.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * @template {string} V
 * @param {string} legend @param {{ value: V, text: string, about?: string }[]} options
 * @param {V} current @param {(value: V) => void} choose
 */
export function radios(legend, options, current, choose) {
  const name = `radio-${openings += 1}`;
  return h('fieldset', { class: options[0].about ? 'radios cards' : 'radios' },
    h('legend', {}, legend),
    ...options.map(({ value, text, about }) => h('label', {},
      h('input', {
        type: 'radio', name, value, checked: value === current, onchange: () => choose(value),
      }),
      h('span', {}, h('b', {}, text), about ? h('small', {}, about) : null))));
}

/** @param {string} text @param {boolean} on @param {(on: boolean) => void} choose */
export function checkbox(text, on, choose) {
  const input = h('input', {
    type: 'checkbox', checked: on, onchange: () => choose(input.checked),
  });
  return h('label', { class: 'check' }, input, h('span', {}, text));
}
