/** Which item each strip was last moved to: a component may hand its ref to the element anew with every drawing. */
const centered = new WeakMap<Element, HTMLElement>();

/**
 * A ref callback for the chosen item of a strip that scrolls sideways: brings the item to the strip's middle when it
 * becomes the chosen one, and leaves the strip where it was scrolled afterwards. Not scrollIntoView, which would move the
 * page too.
 */
export function scrollToCenter(item: HTMLElement | null): void {
  const strip = item?.closest('ul, ol');
  if (!item || !strip || centered.get(strip) === item) return;
  centered.set(strip, item);
  strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
}
