import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureAlt } from '../../../demo/pictures/alt.ts';
import measures from '../../../demo/measures.json' with { type: 'json' };
import { demoGroup } from '../../content/demo-group.ts';
import { hashOf } from '../media/measure.ts';
import { demoPictures } from './demo-pictures.ts';

const pictures = demoPictures();

it('every picture of the demo was measured as it is now (node scripts/measure-demo.ts)', () => {
  expect(pictures.length).toBeGreaterThan(60);
  const unmeasured = pictures.filter(({ file }) => !Object.hasOwn(measures, hashOf(readFileSync(file))));
  expect(unmeasured).toEqual([]);
});

/** Every picture id that stands in the demo's records, wherever it stands. */
function idsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return /^(image|banner|logo|homeImage|homeLogo|hotelInfoHeader|eventsHeader|gallery)$/.test(key)
      ? [value]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const icon = name === 'icon' && typeof one === 'string' ? [`icon-${one}`] : [];
    return [...icon, ...idsIn(one, name)];
  });
}

it('every picture that a record names is there, and every scene has its words', () => {
  const given = Object.values(demoGroup).flatMap((ofSites) => Object.values(ofSites));
  const records = given.flatMap((one: unknown) =>
    typeof one === 'function' ? (one as (day: () => string) => object[])(() => '2026-11-20') : one,
  );
  const named = new Set(idsIn(records));
  const there = new Set(pictures.map(({ id }) => id));
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((id) => !there.has(id))).toEqual([]);
  expect(Object.keys(pictureAlt).filter((id) => !there.has(id))).toEqual([]);
});
