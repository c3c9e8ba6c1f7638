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
