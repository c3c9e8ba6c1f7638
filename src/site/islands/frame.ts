import { removeFooters } from '../../web/frame/inside-frame.ts';

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
    if (removeFooters(frame) === 'ours') fit();
  };
  frame.addEventListener('load', show);
  addEventListener('resize', fit);
  // Its own load may have come before the island.
  if (frame.contentDocument?.URL === frame.src && frame.contentDocument.readyState === 'complete') show();
}
