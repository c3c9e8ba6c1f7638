import {
  asMessage,
  type FromCanvas,
  readMessage,
  type SliceMark,
  type ToCanvas,
} from '../../domain/site/canvas-messages.ts';

/**
 * A page of the public site as staff edit it: a click chooses the slice it falls on, and the form beside it says which
 * slice is marked and when the page is drawn anew. Nothing on it leads anywhere.
 */

const MARK = 'data-slice';
const CHOSEN = 'data-chosen';
const DIFFERS = 'data-differs';

const styles = `
[${MARK}] { position: relative; cursor: pointer; }
[${MARK}]:hover::after, [${MARK}][${CHOSEN}]::after {
  position: absolute; z-index: 3; inset: -10px 0; border: 3px solid #0d5c4d80; content: ''; pointer-events: none;
}
[${MARK}][${CHOSEN}]::after { border-color: #0d8a72; box-shadow: inset 0 0 0 1px #fff, 0 0 0 1px #fff; }
[${DIFFERS}] { outline: 3px solid #9a5b00; outline-offset: -3px; }
[${DIFFERS}]:not([${DIFFERS}=''])::before {
  position: absolute; z-index: 3; top: 0; left: 0; padding: .3em .7em; background: #7a4700; color: #fff;
  font: 600 var(--differs-size, 14px)/1.4 system-ui, sans-serif; letter-spacing: normal; text-transform: none;
  content: attr(${DIFFERS}); pointer-events: none;
}
div[${MARK}]:empty { min-height: 3rem; background: repeating-linear-gradient(135deg, #0001 0 8px, #0000 8px 16px); }
`;

const tell = (message: FromCanvas) => parent.postMessage(asMessage(message), location.origin);

let chosen: string | null = null;
let address = location.pathname + location.search;
/** Of several drawings on their way only the one that was asked for last counts. */
let wanted = address;

/** A box that the server drew around a slice goes; one around nothing stays, so that it can be chosen. */
function unwrap(root: ParentNode): void {
  for (const box of root.querySelectorAll(`div[${MARK}]`)) {
    const [slice] = box.children;
    if (!slice) continue;
    slice.setAttribute(MARK, box.getAttribute(MARK)!);
    box.replaceWith(...box.childNodes);
  }
}

/** What is written at a slice here and does not come from the server. */
const ATTRIBUTES = new RegExp(` (${CHOSEN}|${DIFFERS})="[^"]*"`, 'g');

/** What each entry shows: a shared slice may be several in a row. */
function textsOf(root: ParentNode): Map<string, string> {
  const texts = new Map<string, string>();
  for (const slice of root.querySelectorAll(`[${MARK}]`)) {
    const entry = slice.getAttribute(MARK)!;
    const text = slice.outerHTML.replace(ATTRIBUTES, '');
    texts.set(entry, (texts.get(entry) ?? '') + text);
  }
  return texts;
}

const slices = () => [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)];

function tellDrawn(): void {
  const places = slices().map((slice) => {
    const { top, height } = slice.getBoundingClientRect();
    return { entry: slice.getAttribute(MARK)!, top: top + scrollY, height };
  });
  tell({
    is: 'drawn',
    address,
    layout: { places, end: document.documentElement.scrollHeight - innerHeight },
  });
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls only where less than a third of the slice is seen. */
function show(slice: HTMLElement): void {
  const { top, bottom, height } = slice.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen >= Math.min(height, innerHeight) / 3) return;
  slice.scrollIntoView({
    block: height > innerHeight ? 'start' : 'center',
    behavior: isCalm() ? 'auto' : 'smooth',
  });
}

function mark(entry: string | null, shows: boolean): void {
  chosen = entry;
  for (const slice of slices()) {
    slice.toggleAttribute(CHOSEN, slice.getAttribute(MARK) === entry);
  }
  const first = shows && document.querySelector<HTMLElement>(`[${CHOSEN}]`);
  if (first) show(first);
}

let differing: readonly SliceMark[] = [];

/** A shared slice may be several in a row: the words stand at the first of them. */
function markDifferences(): void {
  const labels = new Map(differing.map(({ entry, label }) => [entry, label]));
  for (const slice of slices()) {
    const entry = slice.getAttribute(MARK)!;
    const label = labels.get(entry);
    if (label === undefined) slice.removeAttribute(DIFFERS);
    else slice.setAttribute(DIFFERS, label);
    if (label !== undefined) labels.set(entry, '');
  }
}

/** Where the screen around has put the page: that it is there is no news to it. */
let put = 0;

function scrollPage(top: number): void {
  scrollTo({ top, behavior: 'instant' });
  put = scrollY;
}

/** Takes over what another drawing of the page shows. What is above keeps its height, so nothing jumps. */
async function draw(from: string, follows: boolean): Promise<void> {
  wanted = from;
  const response = await fetch(from).catch(() => undefined);
  if (!response?.ok) return tell({ is: 'failed', status: response?.status ?? 0 });
  const text = await response.text();
  if (wanted !== from) return undefined;
  const next = new DOMParser().parseFromString(text, 'text/html');
  address = from;
  unwrap(next);
  const before = textsOf(document);
  const after = textsOf(next);
  const changed = [...next.querySelectorAll<HTMLElement>(`[${MARK}]`)].find((slice) => {
    const entry = slice.getAttribute(MARK)!;
    return before.get(entry) !== after.get(entry);
  });
  const top = scrollY;
  const { lang, dataset } = next.documentElement;
  document.documentElement.lang = lang;
  document.documentElement.toggleAttribute('data-over-picture', 'overPicture' in dataset);
  document.body.replaceChildren(...next.body.childNodes);
  scrollTo({ top, behavior: 'instant' });
  markDifferences();
  mark(chosen, follows && changed?.getAttribute(MARK) === chosen);
  if (follows && changed && changed.getAttribute(MARK) !== chosen) show(changed);
  tellDrawn();
  return undefined;
}

addEventListener('message', (event) => {
  const message = readMessage<ToCanvas>(event, { origin: location.origin, source: parent });
  if (message?.is === 'mark') mark(message.entry, message.shows);
  if (message?.is === 'draw') void draw(message.address, message.follows);
  if (message?.is === 'scroll') scrollPage(message.top);
  if (message?.is === 'differ') {
    differing = message.marks;
    document.documentElement.style.setProperty('--differs-size', `${message.size}px`);
    markDifferences();
  }
});

addEventListener(
  'click',
  (event) => {
    event.preventDefault();
    event.stopPropagation();
    const entry = (event.target as Element).closest(`[${MARK}]`)?.getAttribute(MARK);
    if (entry === null || entry === undefined) return;
    mark(entry, false);
    tell({ is: 'chosen', entry });
  },
  true,
);
addEventListener(
  'scroll',
  () => {
    if (Math.abs(scrollY - put) < 1) return;
    put = scrollY;
    tell({ is: 'scrolled', top: scrollY });
  },
  { passive: true },
);
addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  tell({ is: event.shiftKey ? 'redo' : 'undo' });
});

const style = document.createElement('style');
style.textContent = styles;
document.head.append(style);
unwrap(document);
// It calls at once, and whenever a picture or a resize moves what is below.
new ResizeObserver(tellDrawn).observe(document.body);
