import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SitePhrases } from '../../../content/phrase/public-site/en.ts';
import { limitsOf } from '../../../domain/booking/stay.ts';
import { keptStay } from '../../../web/booking/kept-stay.ts';
import { renderedIn } from '../../../web/language/rendered-in.tsx';
import { BookingForm } from '../../parts/booking/booking-form.tsx';
import { SitePhrasesProvider } from '../../site-context.tsx';
import type { BookableResort } from '../../booking-views.ts';
import { start } from './booking.ts';

/** Who comes is said once, whatever the resort that is looked at next takes. */

const phrases = new Proxy({} as SitePhrases, { get: (_phrases, key) => `{count} ${String(key)}` });
const TODAY = '2026-12-01';

const resort = (code: string, max_adults: number | null, adults_only: boolean): BookableResort => ({
  code,
  name: code,
  takes: ['promo'],
  limits: limitsOf(
    {
      adults_only,
      closed_dates: [],
      booking: {
        first_day: null,
        last_day: null,
        min_nights: null,
        max_nights: null,
        max_rooms: null,
        max_adults,
        max_children: null,
      },
    },
    TODAY,
  ),
});
const quiet = resort('quiet', 2, true);
const family = resort('family', 4, false);

/** The form of a page of a site that books these resorts. */
function open(...resorts: BookableResort[]): HTMLElement {
  document.body.innerHTML = renderedIn(
    'en',
    <SitePhrasesProvider phrases={phrases}>
      <BookingForm form={{ action: '/book', today: TODAY, resorts, asked: null, issues: [] }} />
    </SitePhrasesProvider>,
  );
  const place = document.querySelector<HTMLElement>('[data-island=booking]')!;
  start(place, {
    calendar: () => Promise.reject(new Error('not asked for')),
    visitNote: () => Promise.resolve({ codesInWords: () => Promise.resolve('') }),
  });
  return place;
}

function choose(name: string, value: string): void {
  const control = document.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const guests = () => document.querySelector('[data-said=guests]')!.textContent;

/** Three adults with a child of four. */
function comeAsFour(): void {
  choose('adults1', '3');
  choose('children1', '1');
  choose('age1_1', '4');
}
const FOUR = '3 booking-adults-many, 1 booking-children-one';
const TWO = '2 booking-adults-many';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

it('a page of its own says who comes in one line, and asks for it where that line is opened', () => {
  open(family);
  expect(document.querySelector('details[open]')).toBe(null);
});

it('a resort that takes fewer leaves what was said for the next one', () => {
  open(quiet, family);
  comeAsFour();
  choose('resort', 'quiet');
  expect(guests()).toBe(TWO);
  choose('resort', 'family');
  expect(guests()).toBe(FOUR);
  expect(document.querySelector<HTMLInputElement>('[name=age1_1]')!.value).toBe('4');
  choose('resort', 'quiet');
  choose('resort', '');
  expect(guests()).toBe(FOUR);
});

it('what was said stays while another page is read, one of a resort that takes fewer too', () => {
  open(quiet, family);
  comeAsFour();
  choose('resort', 'quiet');
  open(quiet, family);
  expect(guests()).toBe(TWO);
  open(quiet);
  expect(guests()).toBe(TWO);
  choose('rooms', '2');
  choose('rooms', '1');
  open(family);
  expect(guests()).toBe(FOUR);
});

it('what is chosen anew is what counts from there', () => {
  open(quiet, family);
  comeAsFour();
  choose('resort', 'quiet');
  choose('adults1', '1');
  choose('resort', 'family');
  expect(guests()).toBe('1 booking-adults-one, 1 booking-children-one');
  choose('children1', '0');
  open(family);
  expect(guests()).toBe('1 booking-adults-one');
  expect(keptStay().get('children1')).toBe('0');
});
