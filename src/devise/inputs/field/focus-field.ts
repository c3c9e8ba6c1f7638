import { isOpeningDone, openTowards } from '../entries/opening.ts';

const CONTROLS = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]';
/** Entries inside entries open one frame after the other. */
const FRAMES = 30;

/** The control of the path: the element itself, or the first one in the group that has the id. */
function controlOf(path: string): HTMLElement | null {
  const element = document.getElementById(path);
  if (!element || element.matches(CONTROLS)) return element;
  const written = element.querySelector<HTMLElement>(':scope > [data-editor] [contenteditable="true"]');
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

/** Takes the focus to the field at the path, opening the list entries it stands in. */
export function focusField(path: string): void {
  openTowards(path);
  let frames = 0;
  const look = () => {
    const exact = controlOf(path);
    if (exact || ++frames > FRAMES) {
      isOpeningDone();
      const control = exact ?? [...outwards(path)].map(controlOf).find(Boolean);
      if (control) take(control);
      return;
    }
    requestAnimationFrame(look);
  };
  look();
}
