// @vitest-environment node
import { expect, it } from 'vitest';
import type { SitePhrases } from '../../content/phrase/public-site/en.ts';
import { renderedIn } from '../../web/language/rendered-in.tsx';
import { SitePhrasesProvider } from '../site-context.tsx';
import type { EventView } from '../view.ts';
import { EventPage } from './record-pages.tsx';

const filled: Readonly<Record<string, string>> = {
  'it-was-on': 'it-was-on {day}',
  'it-was-from': 'from {day} to {last}',
};
/** A phrase is its own key, and what is filled in. */
const phrases = new Proxy({} as SitePhrases, {
  get: (_phrases, key) => filled[String(key)] ?? String(key),
});

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

it('an event that is over keeps its links but the one to reserve', () => {
  const links = [
    { text: 'Book a place', address: '/book-a-place', isReservation: true },
    { text: 'See the pier', address: '/pier', isReservation: false },
  ] as EventView['links'];
  expect(pageOf({ ...yoga, links })).toContain('Book a place');
  const over = pageOf({ ...yoga, links, isOver: true, rhythm: null, dates: [] });
  expect(over).toContain('See the pier');
  expect(over).not.toContain('Book a place');
});

it('a festival that is over says all of its days', () => {
  const event = { ...yoga.event, starts: '2026-11-26T12:00', ends: '2026-11-28T23:00' };
  const page = pageOf({ ...yoga, event, rhythm: null, dates: [], isOver: true });
  expect(page.replaceAll('\u00a0', ' ')).toContain('from Thursday, November 26 to Saturday, November 28');
});
