import Combobox from '@github/combobox-nav';
import type { Airport } from '../../../domain/airport.ts';

/** Suggests airports while somebody types; before that, of the destination, those of the site's resorts. */

/** Milliseconds without another letter, after which it is worth asking. */
const PAUSE = 120;

async function airportsAt(path: string, signal: AbortSignal): Promise<readonly Airport[]> {
  const response = await fetch(`/api/airports${path}`, { signal });
  if (!response.ok) throw new Error(`The airports answered ${response.status}.`);
  return ((await response.json()) as { data: Airport[] }).data;
}

function suggestAt(field: HTMLElement, words: DOMStringMap): void {
  const input = field.querySelector('input')!;
  const list = document.createElement('ul');
  const status = document.createElement('p');
  list.id = `${input.id}-list`;
  list.className = 'flight-list';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.labels![0]!.textContent);
  list.hidden = true;
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  field.append(list, status);
  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false });
  let asking = new AbortController();
  let pause: ReturnType<typeof setTimeout>;

  /** No answer that is still on its way opens the list. */
  function stopAsking(): void {
    clearTimeout(pause);
    asking.abort();
  }

  function close(): void {
    stopAsking();
    list.hidden = true;
    combobox.stop();
    input.setAttribute('aria-expanded', 'false');
  }

  function show(airports: readonly Airport[], typed: string): void {
    list.replaceChildren(
      ...airports.map(({ id, name, isCity }) => {
        const option = document.createElement('li');
        option.id = `${list.id}-${id}`;
        option.setAttribute('role', 'option');
        option.textContent = name;
        option.toggleAttribute('data-city', isCity ?? false);
        return option;
      }),
    );
    status.textContent =
      airports.length > 0
        ? (words.found ?? '').replace('{count}', String(airports.length))
        : typed === ''
          ? ''
          : (words.none ?? '');
    if (airports.length === 0) return close();
    list.hidden = false;
    combobox.start();
  }

  async function suggest(typed: string): Promise<void> {
    stopAsking();
    const { signal } = (asking = new AbortController());
    if (typed === '' && input.name !== 'to') return close();
    try {
      show(await airportsAt(typed === '' ? '/gateways' : `?q=${encodeURIComponent(typed)}`, signal), typed);
    } catch {
      if (signal.aborted) return;
      // What was typed is sent as it is, and the server looks for it. Nobody is told that there is no such airport.
      status.textContent = '';
      close();
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => void suggest(input.value.trim()), PAUSE);
  });
  input.addEventListener('focus', () => {
    // What stood there already is offered beside its neighbours, and gives way to the first letter.
    if (input.value !== input.defaultValue) return;
    input.select();
    if (input.value === '' || input.name === 'to') void suggest('');
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  // A press would take the focus away before it counts.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('combobox-commit', ({ target }) => {
    input.value = (target as HTMLElement).textContent;
    close();
  });
}

export function start(place: HTMLElement): void {
  // At the first touch, before the browser's calendar opens.
  place.addEventListener('focusin', ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.type === 'date') field.min = place.dataset.today ?? '';
  });
  for (const field of place.querySelectorAll<HTMLElement>('[data-airport]')) suggestAt(field, place.dataset);
}
