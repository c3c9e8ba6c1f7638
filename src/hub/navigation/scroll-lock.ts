/** Where scrolling inside is allowed while the page behind is held still. */
const INSIDE = '[data-scrolls]';

/** iOS scrolls the page behind whatever its overflow says, unless the touch itself is stopped. */
function stopTouch(event: TouchEvent): void {
  const touched = event.target as Element;
  // Two fingers zoom; a dialog above the menu looks after itself.
  if (event.touches.length > 1 || touched.closest('dialog')) return;
  const scroller = touched.closest(INSIDE);
  const canScroll = scroller && scroller.scrollHeight > scroller.clientHeight;
  if (!canScroll && event.cancelable) event.preventDefault();
}

/** Holds the page behind the menu still, without moving it; returns what lets it go. */
export function lockScroll(): () => void {
  const { documentElement: page } = document;
  const scrollbar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (scrollbar > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
  document.addEventListener('touchmove', stopTouch, { passive: false });
  return () => {
    page.style.overflow = '';
    page.style.paddingInlineEnd = '';
    document.removeEventListener('touchmove', stopTouch);
  };
}
