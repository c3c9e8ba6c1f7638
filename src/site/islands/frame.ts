import { followLinks, removeFooters } from '../../web/frame/inside-frame.ts';

/** A link from within a frame to the hub leads the whole page there: the hub has no room in a frame. */
function leaveForHub({ origin, pathname, href }: URL): boolean {
  if (origin !== location.origin || !pathname.startsWith('/app/')) return false;
  location.assign(href);
  return true;
}

/**
 * A frame of our own origin is as high as what is in it, which it shows without its footer. Without script, and for the
 * pages of others, it keeps the height that the styles give it.
 */
export function start(place: HTMLElement): void {
  const frame = place as HTMLIFrameElement;
  const fit = () => {
    const inside = frame.contentDocument?.documentElement;
    if (inside) frame.style.height = `${Math.ceil(inside.getBoundingClientRect().height)}px`;
  };
  const show = () => {
    if (removeFooters(frame) !== 'ours') return;
    fit();
    followLinks(frame, leaveForHub);
  };
  frame.addEventListener('load', show);
  addEventListener('resize', fit);
  // Its own load may have come before the island.
  if (frame.contentDocument?.URL === frame.src && frame.contentDocument.readyState === 'complete') show();
}
