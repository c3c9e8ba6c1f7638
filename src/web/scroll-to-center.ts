/**
 * A ref callback for the chosen item of a strip that scrolls sideways: brings the item to the strip's middle when it
 * becomes the chosen one. Not scrollIntoView, which would move the page too.
 */
export function scrollToCenter(item: HTMLElement | null): void {
  const strip = item?.closest('ul, ol');
  if (!item || !strip) return;
  strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
}
