import type { RefObject } from 'react';
import { controlNear, type Gap, gapOf } from './control-near.ts';
import { hasNoFocus } from './has-no-focus.ts';

/** What had the focus last, on which page, and whether that was drawn: it is not after a click. */
interface LastFocus {
  readonly control: HTMLElement;
  readonly pathname: string;
  readonly isShown: boolean;
}

/**
 * Keeps the focus on the page when what has it goes away, as a row that is removed or a button that makes way for
 * another: whoever works by keyboard goes on from there. A button that was disabled while it was waited for has it back
 * afterwards. Another page takes the focus itself. Returns what ends it.
 */
export function keepFocus(main: RefObject<HTMLElement | null>): () => void {
  let last: LastFocus | undefined;
  let lastInMain: HTMLElement | undefined;

  function note(target: EventTarget | null) {
    if (!(target instanceof HTMLElement)) return;
    last = { control: target, pathname: location.pathname, isShown: target.matches(':focus-visible') };
    if (main.current?.contains(target)) lastInMain = target;
  }
  const focused = ({ target }: FocusEvent) => note(target);
  // Who presses elsewhere leaves it.
  function pressed({ target }: PointerEvent) {
    if (!last?.control.contains(target as Node)) last = undefined;
  }
  function restore({ control, isShown }: LastFocus, gap: Gap | undefined) {
    if (!hasNoFocus()) return;
    // The page stays where it is under a mouse.
    const options = { preventScroll: !isShown };
    if (control.isConnected) return control.focus(options);
    const next = gap?.parent.isConnected && controlNear(gap, control);
    // A dialog that is done with, or a message, gives it back to where it was before.
    const before = lastInMain?.isConnected && lastInMain;
    (next || before || main.current)?.focus(options);
  }
  const observer = new MutationObserver((records) => {
    if (!last || !hasNoFocus() || last.pathname !== location.pathname) return;
    const lost = last;
    const { control } = lost;
    const isTouched = records.some(({ type, target, removedNodes }) =>
      type === 'attributes'
        ? target.contains(control)
        : [...removedNodes].some((node) => node.contains(control)),
    );
    if (!isTouched || (control.isConnected && control.matches(':disabled'))) return;
    const gap = control.isConnected ? undefined : gapOf(control, records);
    // Whoever knows better where it goes has taken it there by then.
    requestAnimationFrame(() => restore(lost, gap));
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  if (!hasNoFocus()) note(document.activeElement);
  document.addEventListener('focusin', focused);
  document.addEventListener('pointerdown', pressed, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', focused);
    document.removeEventListener('pointerdown', pressed, true);
  };
}
