const isSameOrigin = (frame: HTMLIFrameElement): boolean =>
  new URL(frame.src, window.location.href).origin === window.location.origin;

export type FrameContent = 'ours' | 'theirs' | 'refused';

/**
 * Takes the `footer` elements out of a frame of our own origin, those that come later too. One of another origin is
 * left alone; one of ours that is not there was refused by the browser.
 */
export function removeFooters(frame: HTMLIFrameElement): FrameContent {
  if (!isSameOrigin(frame)) return 'theirs';
  const inside = frame.contentDocument;
  if (!inside?.body) return 'refused';
  const remove = () => inside.querySelectorAll('footer').forEach((footer) => footer.remove());
  remove();
  new MutationObserver(remove).observe(inside.body, { childList: true, subtree: true });
  return 'ours';
}

/** Hands the links that are clicked in a frame of our own origin to `follow`; those it does not take go their own way. */
export function followLinks(frame: HTMLIFrameElement, follow: (url: URL) => boolean): void {
  frame.contentDocument?.addEventListener('click', (event) => {
    // Nodes of a frame are of its own window, so `instanceof` does not know them.
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const url = new URL(link.getAttribute('href')!, frame.contentDocument!.baseURI);
    if (follow(url)) event.preventDefault();
  });
}
