import { history } from '../router/index.ts';
import { likelyNext, prefetch, prefetchPage } from './prefetch-page.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the guest's connection leaves room for what they may not even open: some 30 kB. On a slow one (3g) it does,
 * because there it is what saves most; not on 2g, where it takes seconds from what they do open, and not where they
 * asked to save data.
 */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 4000 });
    else setTimeout(resolve, 500);
  });

/** The page that the guest came for has the line to itself for so long, in milliseconds. */
const FIRST_AFTER = 4000;

let round = 0;

/** Fetches the likely next pages one after the other, so that a tap meanwhile waits for one of them at most. */
async function prefetchNext(): Promise<void> {
  const own = ++round;
  for (const page of likelyNext(history.path())) {
    await idle();
    if (own !== round || isThrifty()) return;
    await prefetch(page);
  }
}

/** The path of the hub that a link leads to. */
function pathIn({ target }: Event): string | undefined {
  const link = (target as Element | null)?.closest?.('a[href]');
  return link && !link.hasAttribute('target')
    ? /\/property-hub\/.*/.exec(link.getAttribute('href')!)?.[0]
    : undefined;
}

function prefetchTapped(event: Event): void {
  const path = pathIn(event);
  // A finger that is put down may only want to scroll.
  if (path === undefined || (event.type === 'pointerdown' && isThrifty())) return;
  void prefetchPage(path.split('#', 1).join());
}

/** From now on pages are asked for as soon as a link is touched, and the likely next ones when there is time. */
export function prefetchPages(): void {
  for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, prefetchTapped, true);
  // Who opens the menu is about to choose.
  window.addEventListener('palapa:menu-open', () => void prefetchNext());
  history.subscribe(() => void prefetchNext());
  const begin = () => setTimeout(() => void prefetchNext(), FIRST_AFTER);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
}
