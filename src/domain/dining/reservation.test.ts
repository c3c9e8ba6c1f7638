import { expect, it } from 'vitest';
import type { Link } from '../link.ts';
import { reservationOf } from './reservation.ts';

const link = (type: Link['type'], linkurl: string): Link => ({ type, linkurl, linktext: 'Go', pageId: null });
const table = link('Make Reservation', 'https://tables.test/brasa');
const cellar = link('Make Reservation', 'https://tables.test/cellar');
const website = link('Link Off', 'https://brasa.test');

it('is the restaurant’s own, and a link to the same place is not shown again', () => {
  const own = { reservations_url: 'https://tables.test/brasa', links: [table, cellar, website] };
  expect(reservationOf(own)).toEqual({ url: 'https://tables.test/brasa', links: [cellar, website] });
});

it('is that of the first link to reserve where the restaurant has none of its own', () => {
  const linked = { reservations_url: ' ', links: [website, table, cellar] };
  expect(reservationOf(linked)).toEqual({ url: 'https://tables.test/brasa', links: [website, cellar] });
});

it('is none where nothing opens a frame: a page of the hub stays a link', () => {
  const cabanas = link('Make Reservation', '/property-hub/cabanas');
  expect(reservationOf({ reservations_url: null, links: [cabanas] })).toEqual({
    url: null,
    links: [cabanas],
  });
  expect(reservationOf({ reservations_url: null, links: null })).toEqual({ url: null, links: [] });
});
