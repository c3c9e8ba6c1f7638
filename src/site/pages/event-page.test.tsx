// @vitest-environment node
import { expect, it } from 'vitest';
import type { SitePhrases } from '../../content/phrase/public-site/en.ts';
import { renderedIn } from '../../web/language/rendered-in.tsx';
import { SitePhrasesProvider } from '../site-context.tsx';
import type { EventView } from '../view.ts';
import { EventPage } from './record-pages.tsx';

/** A phrase is its own key. */
const phrases = new Proxy({} as SitePhrases, { get: (_phrases, key) => String(key) });

const yoga = {
  kind: 'event',
  event: {
    href: '/events/yoga',
    title: 'Yoga',
    text: null,
    label: null,
    picture: null,
    starts: '2026-12-01T08:00',
    ends: '2026-12-01T09:15',
    place: 'Deck',
  },
  html: null,
  links: [],
  gallery: [],
  rhythm: { days: 'Every Tuesday', times: '8:00\u00a0am – 9:15\u00a0am' },
  dates: [
    { starts: '2026-12-01T08:00', ends: '2026-12-01T09:15' },
    { starts: '2026-12-08T10:00', ends: '2026-12-08T11:15' },
  ],
  isOver: false,
  others: [],
} as EventView;

const pageOf = (view: EventView) =>
  renderedIn(
    'en',
    <SitePhrasesProvider phrases={phrases}>
      <EventPage view={view} />
    </SitePhrasesProvider>,
  );

const factsOf = (view: EventView) =>
  pageOf(view)
    .replace(/^.*<aside/s, '<aside')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('an event says its usual hour once and where it is, then the dates, with an hour where it is another one', () => {
  expect(factsOf(yoga)).toBe(
    'when Every Tuesday 8:00 am – 9:15 am where Deck ' +
      'dates-to-come Tuesday, December 1 Tuesday, December 8 10:00 am – 11:15 am',
  );
});

it('an event without a rhythm says the hour of each date', () => {
  expect(factsOf({ ...yoga, rhythm: null })).toBe(
    'when Tuesday, December 1 8:00 am – 9:15 am Tuesday, December 8 10:00 am – 11:15 am where Deck',
  );
});

it('an event that is over leads on, but is not reserved', () => {
  const links = [
    { text: 'Reserve a mat', address: '/reserve', isReservation: true },
    { text: 'About yoga', address: '/yoga', isReservation: false },
  ];
  expect(pageOf({ ...yoga, links })).toContain('Reserve a mat');
  const over = pageOf({ ...yoga, links, isOver: true });
  expect(over).toContain('About yoga');
  expect(over).not.toContain('Reserve a mat');
});
