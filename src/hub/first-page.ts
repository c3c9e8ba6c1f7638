import { history } from './router/index.ts';
import { matchPath } from './current-route.ts';
import { lazyPageOf } from './routes.tsx';
import { prefetchData } from './store.ts';

/** What the server has drawn stands in for the page for so long (milliseconds); then the app comes with what it has. */
const TIMEOUT = 1500;
/** In a tab that nobody looks at nothing is ever drawn. */
const FALLBACK_DELAY = 200;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

const frame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));

/** The drawing has been seen, with the pictures that have come: they would have to wait for the app otherwise. */
async function seen(): Promise<void> {
  const come = [...document.images].filter(({ complete }) => complete);
  await Promise.all(come.map((image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
}

/** The styles that the page's own script asked for. */
const styled = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')]
      .filter(({ sheet }) => !sheet)
      .map((link) => new Promise((resolve) => void (link.onload = link.onerror = resolve))),
  );

/** A refusal stays where it is, for the page to take and to tell of. */
async function takeEarly([path, response]: [path: string, answer: Promise<Response>]): Promise<void> {
  const isGood = await response.then(
    ({ ok }) => ok,
    () => false,
  );
  if (isGood) await prefetchData(path);
}

/**
 * Comes when the page that the guest came for can be drawn at once: its script, styles and data. The app then takes
 * over from the server's drawing in one step, with no shapes in between.
 */
export async function firstPage(): Promise<void> {
  const page = lazyPageOf(matchPath(history.path())?.name ?? 'home');
  const early = Object.entries(window.palapaEarly ?? {});
  await Promise.all([
    Promise.race([seen(), after(FALLBACK_DELAY)]),
    Promise.race([
      Promise.all([page?.prefetch(), page && styled(), ...early.map(takeEarly)]),
      after(TIMEOUT),
    ]),
  ]);
}
