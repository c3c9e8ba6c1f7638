import type { KeyboardEvent } from 'react';

const CELL = 'table [contenteditable="true"]';

const stopsIn = (editor: Element) => [...editor.querySelectorAll<HTMLElement>(`table button, ${CELL}`)];

/** Tab goes on, as from any other field: the editor would take it to indent, and nobody got out by keys. */
function keepTab(event: KeyboardEvent): void {
  const { key, target, shiftKey, currentTarget: editor } = event;
  // Menus of the editor stand elsewhere on the page and hold Tab for good reason.
  const isInText = target instanceof HTMLElement && editor.contains(target.closest('[data-lexical-editor]'));
  if (key !== 'Tab' || !isInText) return;
  event.stopPropagation();
  if (!target.matches(CELL)) return;
  // A cell that is left writes itself into the text, which is drawn anew and takes the focus: the next stop gets it
  // after that. Buttons stand before the first cell and after the last.
  const next = stopsIn(editor).indexOf(target) + (shiftKey ? -1 : 1);
  event.preventDefault();
  target.blur();
  setTimeout(() => stopsIn(editor)[next]?.focus());
}

/** What the editor must not make of a key. */
export function keepKeys(event: KeyboardEvent): void {
  keepTab(event);
  // It would underline, which guests are never shown.
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'u') {
    event.preventDefault();
    event.stopPropagation();
  }
}
