import { array, assert, boolean, integer, property, record, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  markOf,
  readDraw,
  ticketOn,
  TICKETS,
  type VisitorDraw,
  withMark,
  writeDraw,
} from './visitor-draw.ts';

const mark = record({
  page: integer({ min: 1, max: 2_147_483_647 }),
  draw: stringMatching(/^[a-f0-9]{8}$/),
  isPressed: boolean(),
});
const visitor = record({
  ticket: integer({ min: 0, max: TICKETS - 1 }),
  marks: array(mark, { maxLength: 12 }),
});

describe('what a visitor keeps', () => {
  it('is read as it was written', () => {
    assert(
      property(visitor, (one) => {
        expect(readDraw(writeDraw(one))).toEqual(one);
      }),
    );
    expect(writeDraw({ ticket: 417, marks: [{ page: 15, draw: 'ab12cd34', isPressed: true }] })).toBe(
      '417.15-ab12cd34*',
    );
  });

  it('is nothing where somebody else wrote it', () => {
    for (const text of ['', '1024', '-1', '4.', '4.x', '417.15-AB12CD34', '417.15-ab12cd34**', '4,5']) {
      expect(readDraw(text)).toBeUndefined();
    }
    assert(
      property(string(), (text) => {
        expect(readDraw(`${text}!`)).toBeUndefined();
      }),
    );
  });

  it('remembers twelve draws at most, each once, and fits a cookie', () => {
    let held: VisitorDraw = { ticket: 1023, marks: [] };
    for (let page = 1_000_000_001; page <= 1_000_000_020; page += 1) {
      held = withMark(held, { page, draw: 'ab12cd34', isPressed: false });
      held = withMark(held, { page, draw: 'ab12cd34', isPressed: true });
    }
    expect(held.marks).toHaveLength(12);
    expect(markOf(held, 1_000_000_020, 'ab12cd34')?.isPressed).toBe(true);
    expect(markOf(held, 1_000_000_008, 'ab12cd34')).toBeUndefined();
    expect(writeDraw(held).length).toBeLessThanOrEqual(300);
    expect(readDraw(writeDraw(held))).toEqual(held);
  });
});

describe('the place of a ticket on a page', () => {
  const tickets = Array.from({ length: TICKETS }, (_, ticket) => ticket);

  it('is held by one ticket alone, so that shares are met exactly', () => {
    assert(
      property(integer({ min: 1, max: 2_147_483_647 }), (page) => {
        const places = new Set(tickets.map((ticket) => ticketOn(page, ticket)));
        expect(places.size).toBe(TICKETS);
        for (const place of places) expect(place >= 0 && place < 1).toBe(true);
      }),
    );
  });

  it('is another one on another page: who gets the first half of one is spread over both halves of the next', () => {
    const agreeing = Array.from({ length: 100 }, (_, at) => at + 101).map(
      (page) =>
        tickets.filter((ticket) => ticketOn(page, ticket) < 0.5 === ticketOn(page + 1, ticket) < 0.5).length /
        TICKETS,
    );
    const average = agreeing.reduce((sum, share) => sum + share, 0) / agreeing.length;
    expect(average).toBeGreaterThan(0.4);
    expect(average).toBeLessThan(0.6);
  });
});
