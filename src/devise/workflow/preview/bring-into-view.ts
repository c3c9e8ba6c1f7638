/** Pixels that the bar of the hub covers at the top, and that are left free below. */
const COVERED = 72;
const FREE = 16;

const isSmooth = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The element itself, or what holds it where it takes no room. */
function visibleBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  return box.height > 0 || !element.parentElement ? box : visibleBox(element.parentElement);
}

function scrollerOf(element: Element, view: Window): Element | Window {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const { overflowY } = view.getComputedStyle(above);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && above.scrollHeight > above.clientHeight && above !== view.document.body) return above;
  }
  return view;
}

/** Scrolls up or down, never sideways, until the element is seen. */
function scrollTo(element: Element, view: Window, behavior: ScrollBehavior): void {
  const { top, bottom, height } = visibleBox(element);
  const room = view.innerHeight - COVERED - FREE;
  if (top >= COVERED && bottom <= view.innerHeight - FREE) return;
  const wanted = height > room ? COVERED : COVERED + (room - height) / 2;
  // What is higher than the screen is seen where it begins.
  if (Math.abs(top - wanted) > 1) scrollerOf(element, view).scrollBy({ top: top - wanted, behavior });
}

/** Milliseconds in which pictures above may come and push the element away. */
const SETTLES = 4000;
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls again as often as the page grows or shrinks, until somebody scrolls it by hand. Returns how to stop. */
function keepInView(element: Element, view: Window): () => void {
  const { body } = view.document;
  const grown = new ResizeObserver(() => scrollTo(element, view, 'instant'));
  const stop = () => {
    grown.disconnect();
    clearTimeout(over);
    BY_HAND.forEach((type) => view.removeEventListener(type, stop));
  };
  const over = setTimeout(stop, SETTLES);
  BY_HAND.forEach((type) => view.addEventListener(type, stop, { passive: true }));
  grown.observe(body);
  return stop;
}

/**
 * Brings an element of a page into view, keeps it there while what is above it is still loading, and marks it for a
 * moment. Returns how to let go of it.
 */
export function bringIntoView(element: Element): () => void {
  const view = element.ownerDocument.defaultView;
  if (!view) return () => undefined;
  scrollTo(element, view, isSmooth() ? 'smooth' : 'instant');
  if (isSmooth()) {
    const mark = { outline: '3px solid #d9821f', outlineOffset: '2px' };
    element.animate?.([mark, { ...mark, outlineColor: 'transparent' }], {
      duration: 1600,
      easing: 'ease-in',
    });
  }
  return keepInView(element, view);
}
