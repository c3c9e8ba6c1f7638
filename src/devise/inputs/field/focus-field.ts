import { isOpeningDone, openTowards } from '../entries/opening.ts';

const CONTROLS = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]';
/** Entries inside entries open one frame after the other. */
const FRAMES = 30;

/** The control of the path: the element itself, or the first one in the group that has the id. */
function controlOf(path: string): HTMLElement | null {
  const element = document.getElementById(path);
  if (!element || element.matches(CONTROLS)) return element;
  const written = element.querySelector<HTMLElement>(':scope > [data-text] [contenteditable="true"]');
  return written ?? element.querySelector<HTMLElement>(CONTROLS) ?? element;
}

/** The path itself, then what is around it: a wrong picture of a gallery is said at the gallery. */
function* outwards(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) yield at;
}

function take(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}

/** Looks for an element frame by frame until it is drawn; gives up with undefined. */
function awaited(
  look: () => HTMLElement | null,
  found: (element: HTMLElement | undefined) => void,
  frames = 0,
) {
  const element = look();
  if (element || frames > FRAMES) found(element ?? undefined);
  else requestAnimationFrame(() => awaited(look, found, frames + 1));
}

/** Takes the focus to the field at the path, opening the list entries it stands in. */
export function focusField(path: string): void {
  openTowards(path);
  awaited(
    () => controlOf(path),
    (exact) => {
      isOpeningDone();
      const control = exact ?? [...outwards(path)].map(controlOf).find(Boolean);
      if (control) take(control);
    },
  );
}

/** The id of what opens an entry of a list, by the entry's path. */
export const entryId = (path: string): string => `${path}#entry`;

/** Takes the focus to an entry as it is, open or closed, once it is drawn; without one to what adds the first. */
export function focusEntry(list: string, place: number): void {
  // After this event, when the list has been drawn as it is now.
  requestAnimationFrame(() =>
    awaited(
      () => (place < 0 ? controlOf(list) : document.getElementById(entryId(`${list}.${place}`))),
      (entry) => entry?.focus(),
    ),
  );
}
