import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeNames, nothingGiven } from '../promo-state.ts';
import type { EngineRequest } from './engine.ts';
import { engineNames } from './engine-names.ts';
import { bookingEngines, bookingLink } from './index.ts';
import { isEngineAddress } from './link-with.ts';

const BASE = 'https://book.example.com/stay?chain=7';

const request = (more: Partial<EngineRequest> = {}): EngineRequest => ({
  hotel: '4711',
  stay: { arrive: '2026-12-12', depart: '2026-12-16', rooms: [{ adults: 2, ages: [] }] },
  codes: nothingGiven,
  language: 'en',
  ...more,
});

const arrivedAt = (name: (typeof engineNames)[number], link: string) =>
  bookingEngines[name].read(new Map(new URL(link, 'http://here.test').searchParams));

describe('the group family', () => {
  it('is told what is booked, and nothing that is not', () => {
    expect(bookingLink('group', BASE, request())).toBe(
      'https://book.example.com/stay?chain=7&hotel=4711&level=hotel&arrive=2026-12-12&depart=2026-12-16&rooms=1' +
        '&adult=2&locale=en-US&currency=USD&configcode=PALAPA&themecode=PALAPA',
    );
  });

  it('has a value for each room, and its codes', () => {
    const link = bookingLink(
      'group',
      BASE,
      request({
        stay: {
          arrive: '2026-12-12',
          depart: '2026-12-16',
          rooms: [
            { adults: 2, ages: [4, 9] },
            { adults: 1, ages: [] },
          ],
        },
        codes: { ...nothingGiven, promo: 'ISLEÑOS & CO', promo_reservhotel: 'OTHER' },
      }),
    )!;
    const { searchParams } = new URL(link);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      rooms: '2',
      adult: '2|1',
      child: '2|0',
      childages: '4,9|',
      promo: 'ISLEÑOS & CO',
    });
    expect(link).not.toContain('OTHER');
  });
});

describe('the ReservHotel family', () => {
  it('is told in its own words', () => {
    const codes = { ...nothingGiven, promo: 'OTHER', rate_reservhotel: 'CANADA', currency: 'CAD' };
    expect(bookingLink('reservhotel', '/demo/engines/reservhotel', request({ codes, language: 'es' }))).toBe(
      '/demo/engines/reservhotel?hotel=4711&aDate=2026-12-12&dDate=2026-12-16&date_format=YYYY-MM-DD&rooms=1' +
        '&adults=2&lang=2&currency=CAD&rate_code=CANADA',
    );
  });

  it('numbers the rooms after the first', () => {
    const rooms = [
      { adults: 2, ages: [0, 17] },
      { adults: 3, ages: [5] },
    ];
    const { searchParams } = new URL(
      bookingLink('reservhotel', BASE, request({ stay: { ...request().stay, rooms } }))!,
    );
    expect(Object.fromEntries(searchParams)).toMatchObject({
      adults: '2',
      childages: '0,17',
      adults2: '3',
      child2: '1',
      childages2: '5',
    });
  });
});

describe("an engine's address", () => {
  it('is a page of this host, or of another over https', () => {
    for (const address of [
      '/demo/engines/group',
      'https://book.example.com',
      'https://b.test:8443/a?b=c#d',
    ]) {
      expect(isEngineAddress(address), address).toBe(true);
    }
    for (const address of [
      null,
      '',
      '//elsewhere.test',
      '/\\elsewhere.test',
      'http://plain.test',
      'javascript:alert(1)',
      'https://',
      'https://user@elsewhere.test',
      'https:\\elsewhere.test',
      'https://book.test/a\r\nSet-Cookie: a=b',
      'tel:123',
    ]) {
      expect(isEngineAddress(address), String(address)).toBe(false);
      expect(bookingLink('group', address ?? '', request())).toBeUndefined();
    }
  });

  it('keeps what staff wrote behind it, but for what the family says itself', () => {
    const link = bookingLink('group', 'https://b.test/?theme=sea&hotel=1&arrive=never#top', request())!;
    const { searchParams } = new URL(link);
    expect(searchParams.getAll('hotel')).toEqual(['4711']);
    expect(searchParams.getAll('arrive')).toEqual(['2026-12-12']);
    expect(searchParams.get('theme')).toBe('sea');
    expect(link).not.toContain('#');
  });
});

describe('whatever is asked', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('A&B=C', '#x', '\r\nLocation: //evil.test', '//evil.test', '%00', '\ud800', '?', ''),
  );
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const someRequest: fc.Arbitrary<EngineRequest> = fc.record({
    hotel: anyText.filter((text) => text !== ''),
    stay: fc.record({
      arrive: day.map((one) => one.toISOString().slice(0, 10)),
      depart: day.map((one) => one.toISOString().slice(0, 10)),
      rooms: fc.array(
        fc.record({
          adults: fc.integer({ min: 1, max: 9 }),
          ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    codes: fc.record({
      ...Object.fromEntries(codeNames.map((name) => [name, fc.option(anyText)])),
      configcode: fc.constant('PALAPA'),
      themecode: fc.constant('PALAPA'),
      currency: fc.constantFrom('USD', 'MXN'),
    }) as fc.Arbitrary<EngineRequest['codes']>,
    language: fc.constantFrom('en' as const, 'es' as const),
  });
  const bases = fc.constantFrom('/demo/engines/one', BASE, 'https://b.test:8443/?a=%26#b');
  const families = {
    group: ['group', 'promo', 'coupon', 'rate'],
    reservhotel: ['promo_reservhotel', 'rate_reservhotel'],
  };

  it('a link says it, in every family', () => {
    fc.assert(
      fc.property(fc.constantFrom(...engineNames), bases, someRequest, (name, base, asked) => {
        const link = bookingLink(name, base, asked)!;
        const arrived = arrivedAt(name, link)!;
        const own: readonly string[] = families[name];
        const codes = Object.fromEntries(
          codeNames.map((code) => [code, (own.includes(code) && asked.codes[code]?.toWellFormed()) || null]),
        );
        expect(arrived).toEqual({
          ...asked,
          hotel: asked.hotel.toWellFormed(),
          codes: { ...nothingGiven, currency: asked.codes.currency, ...codes },
        });
      }),
    );
  });

  it('a link leads to the engine and sends nothing empty', () => {
    fc.assert(
      fc.property(fc.constantFrom(...engineNames), bases, someRequest, (name, base, asked) => {
        const link = bookingLink(name, base, asked)!;
        const [led, engine] = [link, base].map((address) => new URL(address, 'http://here.test'));
        expect(led!.origin + led!.pathname).toBe(engine!.origin + engine!.pathname);
        expect(led!.hash).toBe('');
        expect([...led!.searchParams.values()]).not.toContain('');
        expect(link).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});

it('a code that was typed becomes one of the family', () => {
  const names = (name: (typeof engineNames)[number]) =>
    (['promo', 'group', 'coupon', 'rate'] as const).map(bookingEngines[name].codeFor);
  expect(names('group')).toEqual(['promo', 'group', 'coupon', 'rate']);
  expect(names('reservhotel')).toEqual([
    'promo_reservhotel',
    'promo_reservhotel',
    'promo_reservhotel',
    'rate_reservhotel',
  ]);
});
