const FOCUSABLE = 'a[href], button:not([disabled]), iframe, [tabindex="0"]';

const isReachable = (element: HTMLElement): boolean =>
  element.closest('[inert]') === null && element.getClientRects().length > 0;

/** Tab goes round inside the element and Escape closes; returns what ends it. */
export function keepFocusInside(element: HTMLElement, onEscape: () => void): () => void {
  const follow = (event: KeyboardEvent) => {
    // A dialog above looks after its own keys.
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Tab') return;
    const reachable = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
    const [first, last] = [reachable[0], reachable.at(-1)];
    const edge = event.shiftKey ? first : last;
    if (document.activeElement !== edge && element.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  document.addEventListener('keydown', follow);
  return () => document.removeEventListener('keydown', follow);
}
