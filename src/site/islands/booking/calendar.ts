import { CalendarRange } from 'cally';
import { daysBetween } from '../../../domain/time/calendar.ts';
import type { StayLimits } from '../../../domain/booking/stay.ts';
import type { BookingWords } from '../../parts/booking/booking-words.ts';
import { mayArrive, mayDepart } from './calendar-days.ts';
import { controlOf, valueOf } from './form-fields.ts';

/** Two months over the page, in which a stay is chosen by pointer or by arrow keys. */

interface Choosing {
  /** The form with all that belongs to it. */
  readonly place: HTMLElement;
  readonly form: HTMLFormElement;
  readonly words: BookingWords;
  readonly limits: StayLimits;
  readonly lang: string;
  /** A stay has been written into the form. */
  readonly chosen: () => void;
}

type Range = InstanceType<typeof CalendarRange>;

/** The calendar gives days as midnights of UTC. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function arrow(slot: 'previous' | 'next', label: string): HTMLElement {
  const made = document.createElement('span');
  made.slot = slot;
  made.setAttribute('aria-label', label);
  made.setAttribute('role', 'img');
  made.className = `calendar-${slot}`;
  return made;
}

/** The range of months with the rules of the resort; `hint` is told what is to be done next. */
function rangeOf({ form, words, limits, lang, chosen }: Choosing, hint: (text: string) => void): Range {
  const range = new CalendarRange();
  const days = [valueOf(form, 'arrive'), valueOf(form, 'depart')];
  const reset = () => {
    range.min = limits.from;
    range.isDateDisallowed = (date) => !mayArrive(dayOf(date), limits);
  };
  range.months = 2;
  range.locale = lang;
  range.max = limits.until;
  range.firstDayOfWeek = lang === 'es' ? 1 : 0;
  if (days.every(Boolean)) range.value = days.join('/');
  range.focusedDate = days[0] || limits.from;
  reset();
  const second = document.createElement('calendar-month');
  second.setAttribute('offset', '1');
  const months = document.createElement('div');
  months.className = 'calendar-months';
  months.append(document.createElement('calendar-month'), second);
  range.append(arrow('previous', words.earlierMonth), arrow('next', words.laterMonth), months);
  range.addEventListener('rangestart', (event) => {
    const arrive = dayOf((event as CustomEvent<Date>).detail);
    range.min = arrive;
    range.isDateDisallowed = (date) => !mayDepart(dayOf(date), arrive, limits);
    hint(words.pickDepart);
  });
  range.addEventListener('change', () => {
    const [arrive = '', depart = ''] = range.value.split('/');
    reset();
    controlOf(form, 'arrive')!.value = arrive;
    controlOf(form, 'depart')!.value = depart;
    const nights = daysBetween(arrive, depart);
    hint(words.nights[nights === 1 ? 0 : 1].replace('{count}', String(nights)));
    chosen();
  });
  return range;
}

/** Below the form where there is room, else above it; on a phone the style sheet gives it the whole screen. */
function placeAt(box: HTMLElement, place: HTMLElement): void {
  const { top, bottom, left } = place.querySelector('.booking-days')!.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = box;
  const isBelow = bottom + height + 8 <= innerHeight || top < height;
  const y = isBelow ? Math.min(bottom + 8, innerHeight - height - 8) : top - height - 8;
  box.style.setProperty('--top', `${Math.max(8, y)}px`);
  box.style.setProperty('--left', `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`);
}

export function openCalendar(choosing: Choosing): void {
  const { place, form, words } = choosing;
  const from = document.activeElement as HTMLElement | null;
  const box = document.createElement('div');
  box.className = 'calendar';
  box.popover = 'auto';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', place.querySelector('form')!.getAttribute('aria-label')!);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const done = document.createElement('button');
  done.type = 'button';
  done.className = 'button';
  done.textContent = words.done;
  const foot = document.createElement('div');
  foot.className = 'calendar-foot';
  foot.append(status, done);
  const range = rangeOf(choosing, (text) => (status.textContent = text));
  box.append(range, foot);
  form.append(box);
  box.showPopover();
  // Its months are drawn a moment after it is shown.
  const drawn = new ResizeObserver(() => placeAt(box, place));
  drawn.observe(box);
  done.addEventListener('click', () => box.hidePopover());
  // The calendar takes the focus itself once more, in the frame in which it draws what was chosen.
  range.addEventListener('change', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => done.focus())),
  );
  // It is not modal: whoever goes on with Tab has done with it.
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !box.contains(relatedTarget as Node)) box.hidePopover();
  });
  box.addEventListener('toggle', (event) => {
    if (event.newState === 'open') return;
    drawn.disconnect();
    box.remove();
    // A press beside the calendar has taken the focus to where it fell.
    if (document.activeElement === document.body) from?.focus();
  });
  status.textContent = words.pickArrive;
  // The months are drawn a moment after they stand in the page.
  void customElements.whenDefined('calendar-month').then(() => requestAnimationFrame(() => range.focus()));
}
