import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SitePhrases } from '../../content/phrase/public-site/en.ts';
import { kitPhrases } from '../../web/language/rendered-in.tsx';
import { LanguageProvider } from '../../web/language/language.tsx';
import type { OfferView } from '../offer-views.ts';
import { OfferPage } from '../pages/offer-pages.tsx';
import { SitePhrasesProvider } from '../site-context.tsx';
import { start } from './clock.ts';

/** A phrase is its own key; that of the end has its day. */
const phrases = new Proxy({} as SitePhrases, {
  get: (_phrases, key) => (key === 'ends' ? 'ends {day}' : String(key)),
});

const view: OfferView = {
  kind: 'offer',
  offer: {
    title: 'Slow November',
    text: null,
    label: null,
    href: '/specials/slow',
    picture: null,
    percent: 20,
    code: 'SLOW',
    from: '2026-11-01T00:00',
    until: '2026-11-30',
    ends: '2026-12-01T00:00',
  },
  book: '/book?offer=SLOW',
  banner: null,
  html: null,
  terms: null,
  resorts: [],
  stay: { from: null, until: null },
  clock: {
    title: 'offer-ends',
    text: null,
    ends: '2026-12-01T00:00',
    instant: '2026-12-01T05:00:00.000Z',
    daysLeft: 0,
    link: null,
  },
};

const drawOffer = () => {
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageProvider first="en" localizations={kitPhrases}>
      <SitePhrasesProvider phrases={phrases}>
        <OfferPage view={view} />
      </SitePhrasesProvider>
    </LanguageProvider>,
  );
};

it('an offer that ends while its page is open says so, and is booked no more', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T04:59:57Z') });
  drawOffer();
  const over = document.querySelector<HTMLElement>('.offer-over')!;
  const book = () => document.querySelector('a[href="/book?offer=SLOW"]');
  start(document.querySelector<HTMLElement>('[data-island="clock"]')!);
  expect([over.hidden, book() !== null]).toEqual([true, true]);
  vi.advanceTimersByTime(4000);
  expect([over.hidden, book()]).toEqual([false, null]);
  expect(document.querySelector('.offer-lines')).toBeNull();
  expect(over.closest('[role="status"]')?.textContent).toContain('offer-over');
  expect(document.querySelector('[data-island="clock"]')).toBeNull();
  vi.useRealTimers();
});

it('beside a one stands the word for one, and the day of the end is the last whole day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T03:58:59Z') });
  drawOffer();
  const clock = document.querySelector<HTMLElement>('[data-island="clock"]')!;
  expect(clock.textContent).toContain('ends November 30, 2026');
  start(clock);
  const count = () => [...clock.querySelectorAll('.clock-count > span')].map((cell) => cell.textContent);
  expect(count()).toEqual(['1 one-day', '01 one-hour', '01 one-minute', '01 one-second']);
  vi.advanceTimersByTime(1000);
  expect(count()).toEqual(['1 one-day', '01 one-hour', '01 one-minute', '00 seconds']);
  vi.useRealTimers();
});

it('thousands of days have their comma', () => {
  vi.useFakeTimers({ now: new Date('2023-06-30T05:00:00Z') });
  drawOffer();
  const place = document.querySelector<HTMLElement>('[data-island="clock"]')!;
  start(place);
  expect(place.querySelector('b')!.textContent).toBe('1,250');
  vi.useRealTimers();
});
