import { afterAnswer, afterSeen, mayOpen, readMemory } from '../../domain/site/pop-up.ts';

/**
 * Opens what stands over a page once its moment has come, and remembers on this device alone what became of it. A form in
 * it is sent from where it stands: what the server answers takes its place.
 */

const KEPT = 'palapa-pop-ups';
/** Seconds on the page before leaving it counts as such. */
const SETTLED = 5;

type Memory = ReturnType<typeof readMemory>;

/** Null where the browser keeps nothing: who said no could be asked again, so nobody is asked. */
function memory(): { read(): Memory; write(next: Memory): void } | null {
  try {
    localStorage.setItem(`${KEPT}-test`, '');
    localStorage.removeItem(`${KEPT}-test`);
  } catch {
    return null;
  }
  return {
    read: () => readMemory(localStorage.getItem(KEPT)),
    write: (next) => localStorage.setItem(KEPT, JSON.stringify(next)),
  };
}

/** Whether somebody is in the middle of something: another dialog, an open menu, a field. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], [popover]:popover-open, header details[open]') !== null ||
  (document.activeElement?.matches('input, textarea, select, iframe, video') ?? false);

/** Calls once when the moment has come. */
function atItsMoment(place: HTMLElement, open: () => void): void {
  const { opens, delay = '' } = place.dataset;
  const waitsForExit = opens === 'exit' && matchMedia('(hover: hover) and (pointer: fine)').matches;
  let seconds = 0;
  const leaves = ({ clientY }: MouseEvent) => {
    if (clientY <= 0 && seconds >= SETTLED && !isBusy()) now();
  };
  const ticking = setInterval(() => {
    if (document.visibilityState === 'visible') seconds++;
    if (!waitsForExit && seconds >= Number(delay) && !isBusy()) now();
  }, 1000);
  if (waitsForExit) document.documentElement.addEventListener('mouseleave', leaves);
  function now() {
    clearInterval(ticking);
    document.documentElement.removeEventListener('mouseleave', leaves);
    open();
  }
}

/** The page with which the server answers a form; undefined where it cannot be reached. */
async function pageAfter(form: HTMLFormElement): Promise<Document | undefined> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await fetch(form.action, { method: 'POST', body });
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}

export function start(place: HTMLElement): void {
  const dialog = place.querySelector('dialog');
  const store = memory();
  if (!dialog || !store) return;
  const id = Number(place.dataset['id']);
  const title = () => dialog.querySelector<HTMLElement>('.title')!;
  const answer = () => store.write(afterAnswer(store.read(), id));

  function open() {
    store!.write(afterSeen(store!.read(), Date.now()));
    dialog!.removeAttribute('open');
    dialog!.showModal();
    title().focus();
  }
  async function sendFrom(words: Element, form: HTMLFormElement) {
    const offline = words.querySelector<HTMLElement>('.pop-up-offline')!;
    offline.hidden = true;
    words.setAttribute('aria-busy', 'true');
    const page = await pageAfter(form);
    words.removeAttribute('aria-busy');
    if (!page) {
      offline.hidden = false;
      offline.scrollIntoView({ block: 'nearest' });
      return;
    }
    const answered = page.querySelector('.pop-up-words');
    // Somebody has taken the pop-up away meanwhile: the whole page is asked for, which says what is the matter.
    if (!answered) return form.submit();
    words.replaceWith(answered);
    if (answered.querySelector('.form-thanks')) answer();
    (answered.querySelector<HTMLElement>('[aria-invalid]') ?? title()).focus();
  }
  dialog.addEventListener('close', answer);
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // Beside the dialog, or its button.
    if (target === dialog || target.closest('.pop-up-close')) dialog.close();
    if (target.closest('a.button')) answer();
  });
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = dialog.querySelector('.pop-up-words')!;
    if (!words.hasAttribute('aria-busy')) void sendFrom(words, event.target as HTMLFormElement);
  });
  // A form of this page that was sent without the script.
  if (place.dataset['answered'] !== undefined) answer();
  const isWanted = () =>
    mayOpen(store.read(), { id, againAfter: Number(place.dataset['againAfter']), now: Date.now() });
  if (dialog.open) open();
  // Asked again at its moment: another tab may have had an answer meanwhile.
  else if (isWanted()) atItsMoment(place, () => isWanted() && open());
}
