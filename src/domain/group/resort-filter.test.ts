import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asked } from './asked.ts';
import { resortsOfCollection } from './collection-rule.ts';
import {
  cityPlace,
  countWith,
  isFound,
  noFilter,
  readFilter,
  type ResortFilter,
  type SoughtResort,
  writeFilter,
} from './resort-filter.ts';
import { amenities, namesOf, resortKinds, soughtKinds } from './resort-words.ts';

const resort = fc.record({
  id: fc.nat(99),
  brand_id: fc.constantFrom(null, 1, 2),
  city: fc.constantFrom(null, 'Los Cabos', 'Mérida', 'Nassau'),
  country: fc.constantFrom(null, 'MX', 'BS'),
  kinds: fc.subarray(namesOf(resortKinds)),
  amenities: fc.subarray(namesOf(amenities)),
  adults_only: fc.boolean(),
});
const resorts = fc.uniqueArray(resort, { selector: ({ id }) => id, maxLength: 12 });
const filter: fc.Arbitrary<ResortFilter> = fc.record({
  place: fc.constantFrom(null, 'MX', 'BS', 'MX.los-cabos', 'MX.merida'),
  kind: fc.constantFrom(null, ...namesOf(soughtKinds)),
  amenities: fc.subarray(namesOf(amenities)),
});

/** An address as it is read: 'amenity' may stand in it several times. */
const asked = (query: string): Asked => {
  const pairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=') as [string, string]);
  return Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, some]) => [
      name,
      some.map(([, value]) => decodeURIComponent(value)),
    ]),
  );
};

describe('a filter of resorts', () => {
  it('stands in an address and is read from it as it was', () => {
    const everywhere: SoughtResort[] = ['Los Cabos', 'Mérida', 'Nassau'].flatMap((city) =>
      ['MX', 'BS'].map((country) => ({ city, country, kinds: [], amenities: [], adults_only: false })),
    );
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(readFilter(asked(writeFilter(wanted)), everywhere)).toEqual({ filter: wanted, unknown: [] });
      }),
    );
  });

  it('finds exactly what has all of it, and fewer with every wish', () => {
    fc.assert(
      fc.property(resorts, filter, fc.constantFrom(...namesOf(amenities)), (all, wanted, more) => {
        const found = all.filter((one) => isFound(one, wanted));
        for (const one of all) {
          const isThere =
            (wanted.place === null || [one.country, cityPlace(one)].includes(wanted.place)) &&
            (wanted.kind === null ||
              (wanted.kind === 'adults-only'
                ? one.adults_only
                : one.kinds.some((kind) => kind === wanted.kind))) &&
            wanted.amenities.every((name) => one.amenities.includes(name));
          expect(found.includes(one)).toBe(isThere);
        }
        expect(all.filter((one) => isFound(one, noFilter))).toEqual(all);
        const stricter = { ...wanted, amenities: [...wanted.amenities, more] };
        for (const one of all.filter((each) => isFound(each, stricter))) expect(found).toContain(one);
      }),
    );
  });

  it('says of every choice how many resorts it leads to', () => {
    fc.assert(
      fc.property(resorts, filter, fc.constantFrom(...namesOf(soughtKinds)), (all, wanted, kind) => {
        expect(countWith(all, wanted, { kind })).toBe(
          all.filter((one) => isFound(one, { ...wanted, kind })).length,
        );
      }),
    );
  });

  it('leaves out what nobody knows and says of which field', () => {
    const here = [{ city: 'Mérida', country: 'MX', kinds: [], amenities: [], adults_only: false }];
    expect(
      readFilter({ place: ['XX'], kind: ['constructor'], amenity: ['spa', 'moat', 'moat', ' '] }, here),
    ).toEqual({ filter: { ...noFilter, amenities: ['spa'] }, unknown: ['place', 'kind', 'amenity'] });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string())), (anything) => {
        expect(readFilter(anything, here).filter.place).toBeNull();
      }),
    );
  });
});

describe('a collection', () => {
  const rule = fc.record({
    resorts: fc.array(fc.nat(99), { maxLength: 4 }),
    kind: fc.constantFrom(null, ...namesOf(soughtKinds)),
    amenities: fc.subarray(namesOf(amenities), { maxLength: 2 }),
    brand: fc.constantFrom(null, 1),
    country: fc.constantFrom(null, 'MX'),
  });

  it('holds those picked by hand in their order, whatever its rule says', () => {
    fc.assert(
      fc.property(resorts, rule, (all, wanted) => {
        fc.pre(wanted.resorts.length > 0);
        const ids = new Set(all.map(({ id }) => id));
        expect(resortsOfCollection(wanted, all).map(({ id }) => id)).toEqual(
          wanted.resorts.filter((id) => ids.has(id)),
        );
      }),
    );
  });

  it('holds by its rule what agrees with every part of it, and nothing while it says nothing', () => {
    fc.assert(
      fc.property(resorts, rule, (all, picked) => {
        const wanted = { ...picked, resorts: [] };
        const { kind, amenities: needed, brand, country } = wanted;
        const isBlank = kind === null && needed.length === 0 && brand === null && country === null;
        expect(resortsOfCollection(wanted, all)).toEqual(
          isBlank
            ? []
            : all.filter(
                (one) =>
                  isFound(one, { place: country, kind, amenities: needed }) &&
                  (brand === null || one.brand_id === brand),
              ),
        );
      }),
    );
  });
});
