import type { StayRoom } from '../../../domain/booking/stay.ts';
import { keepStay, keptStay } from '../../../web/booking/kept-stay.ts';
import type { BookingWords } from '../../parts/booking/booking-words.ts';
import { guestsInWords } from '../../parts/booking/guests-in-words.ts';
import type { BookableResort } from '../../booking-views.ts';
import type { openCalendar as openCalendarAt } from './calendar.ts';
import { chosenIn, controlOf, fillIn, limitChoices, valueOf } from './form-fields.ts';
import type { codesInWords as codesInWordsOf } from './visit-note.ts';

/**
 * The booking form in the browser: it keeps what was chosen, shows days and people in words, and asks for no more than
 * the resort allows. The calendar and the codes of the visit are modules that are loaded when they are wanted.
 */

const DAYS = ['arrive', 'depart'] as const;

/** Its modules that are loaded when they are wanted. */
interface BookingParts {
  readonly calendar: () => Promise<{ readonly openCalendar: typeof openCalendarAt }>;
  readonly visitNote: () => Promise<{ readonly codesInWords: typeof codesInWordsOf }>;
}

/** What was chosen before, but for what an offer has filled in: another day of arrival is another stay. */
function keptBeside(given: readonly string[]): URLSearchParams {
  const kept = keptStay();
  for (const name of given) kept.delete(name);
  if (given.includes('arrive')) kept.delete('depart');
  return kept;
}

export function start(place: HTMLElement, load: BookingParts): void {
  const form = place.querySelector('form')!;
  const { resorts: given = '[]', words: said = '{}', today = '', asked, begun = '' } = place.dataset;
  const resorts = JSON.parse(given) as BookableResort[];
  const words = JSON.parse(said) as BookingWords;
  const { lang } = document.documentElement;
  const say = (name: string, text: string) => {
    for (const one of place.querySelectorAll(`[data-said=${name}]`)) one.textContent = text;
  };
  const resort = () => {
    const code = valueOf(form, 'resort');
    return resorts.find((one) => one.code === code);
  };
  const dayInWords = (day: string) =>
    new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      Date.parse(day),
    );

  function readRooms(): StayRoom[] {
    return [...form.querySelectorAll<HTMLFieldSetElement>('[data-room]')].flatMap((room) => {
      const number = Number(room.dataset.room);
      room.disabled = number > Number(valueOf(form, 'rooms') || 1);
      const children = Number(valueOf(form, `children${number}`));
      const ages = [...room.querySelectorAll<HTMLInputElement>('[data-child] input')].flatMap((age, at) => {
        age.disabled = at >= children;
        return age.disabled ? [] : age.valueAsNumber;
      });
      return room.disabled ? [] : { adults: Number(valueOf(form, `adults${number}`)), ages };
    });
  }

  const shown = DAYS.map((name) => {
    const input = controlOf(form, name)!;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'booking-day';
    button.setAttribute('aria-haspopup', 'dialog');
    input.after(button);
    const label = input.labels![0]!.textContent;
    return () => {
      button.textContent = input.value ? dayInWords(input.value) : words.noDay;
      button.setAttribute('aria-label', `${label}: ${button.textContent}`);
      button.toggleAttribute('data-blank', !input.value);
    };
  });

  function show(): void {
    const limits = resort()?.limits;
    limitChoices(controlOf(form, 'rooms'), limits?.maxRooms ?? Infinity);
    for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-room]')) {
      limitChoices(controlOf(form, `adults${dataset.room}`), limits?.maxAdults ?? Infinity);
      limitChoices(controlOf(form, `children${dataset.room}`), limits?.maxChildren ?? Infinity);
    }
    place.toggleAttribute('data-childless', limits?.maxChildren === 0);
    const guests = guestsInWords(readRooms(), words);
    const days = DAYS.map((name) => valueOf(form, name));
    for (const showDay of shown) showDay();
    say('guests', guests);
    say('choice', days.every(Boolean) ? `${days.map(dayInWords).join(' – ')} · ${guests}` : '');
    say('code', valueOf(form, 'code') || words.noCode);
  }

  /** Two adults whom nobody chose are nothing to keep: they would replace what was chosen at another resort. */
  function update(): void {
    show();
    keepStay(chosenIn(form, keptStay()));
  }

  /** The browser's own date fields, where the calendar cannot be loaded. */
  function showDateFields(): void {
    for (const button of form.querySelectorAll('.booking-day')) button.remove();
    const fields = DAYS.map((name) => controlOf(form, name) as HTMLInputElement);
    for (const field of fields) field.min = today;
    fields.find(({ value }) => !value)?.focus();
  }

  async function openCalendar(): Promise<void> {
    const calendar = await load.calendar().catch(() => undefined);
    if (!calendar) return showDateFields();
    const { openCalendar: open } = calendar;
    open({ place, form, words, limits: (resort() ?? resorts[0])!.limits, lang, chosen: update });
  }

  async function showCodes(): Promise<void> {
    const chosen = resort();
    if (!chosen) return;
    const { codesInWords } = await load.visitNote();
    say('note', await codesInWords(form, chosen, words));
  }

  if (asked === undefined) fillIn(form, keptBeside(begun.split(' ')), today);
  if (asked === undefined && begun === '') show();
  else update();
  void showCodes();
  place.dataset.ready = '';
  form.noValidate = true;
  form.addEventListener('change', ({ target }) => {
    const { name, dataset } = target as HTMLInputElement;
    delete dataset.wished;
    update();
    if (name === 'resort') void showCodes();
  });
  form.addEventListener('click', ({ target }) => {
    if ((target as Element).matches('.booking-day')) void openCalendar();
  });
  // What a row opens over the page goes when somebody turns away from it.
  const closePanels = (turned: EventTarget | null) => {
    for (const panel of form.querySelectorAll<HTMLDetailsElement>('.booking-inline details[open]')) {
      if (!panel.contains(turned as Node | null)) panel.open = false;
    }
  };
  // In the sheet of a phone a panel stands above what is pressed next, which would move from under the finger.
  const inSheet = matchMedia('(max-width: 819px)');
  document.addEventListener('pointerdown', ({ target }) => {
    if (!inSheet.matches) closePanels(target);
  });
  form.addEventListener('keydown', ({ key }) => key === 'Escape' && closePanels(null));
  form.addEventListener('submit', (event) => {
    // The server says everything else; here only what has not been chosen at all.
    const missing = [...form.querySelectorAll<HTMLInputElement>('[data-child] input, [required]')].find(
      (one) => !one.disabled && !one.value,
    );
    if (!missing) return;
    event.preventDefault();
    if (missing.type === 'date') return void openCalendar();
    missing.closest('details')?.setAttribute('open', '');
    missing.focus();
  });
}
