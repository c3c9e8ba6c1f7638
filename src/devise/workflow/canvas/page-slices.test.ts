import { expect, it } from 'vitest';
import { page } from '../../../content/page/page.ts';
import { sharedSlice } from '../../../content/shared-slice/shared-slice.ts';
import { restaurant } from '../../../content/restaurant/restaurant.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import {
  keptOnce,
  pageFieldsOf,
  pasted,
  pathOfSpot,
  placingOf,
  sliceAtPath,
  slicesOf,
  spotOf,
  withSlices,
  withVersion,
} from './page-slices.ts';

const fields = pageFieldsOf(page)!;
const slice = (id: string, block = 'statement', more: object = {}) => ({ id, block, ...more });
const values = formValues(page, {
  name: 'Stay',
  versions: [
    { id: 'standing', version_name: 'Standing', slices: [slice('aaaaaaaa'), slice('bbbbbbbb')] },
    { id: 'carnival', version_name: 'Carnival', slices: [slice('cccccccc')] },
  ],
  locale: { en: {}, es: {} },
});

it('only pages have a canvas', () => {
  expect(pageFieldsOf(restaurant)).toBeUndefined();
});

it('a slice is found by its id, and by a path of the form inside it', () => {
  expect(spotOf(values, fields, 'cccccccc')).toEqual({ version: 1, place: 0 });
  expect(spotOf(values, fields, 'gone')).toBeUndefined();
  expect(spotOf(values, fields, null)).toBeUndefined();
  expect(pathOfSpot(fields, { version: 0, place: 1 })).toBe('versions.0.slices.1');
  expect(sliceAtPath(values, fields, 'versions.0.slices.1.title.en')).toBe('bbbbbbbb');
  expect(sliceAtPath(values, fields, 'versions.0.slices.1#entry')).toBe('bbbbbbbb');
  expect(sliceAtPath(values, fields, 'versions.0.version_name')).toBeUndefined();
  expect(sliceAtPath(values, fields, 'versions.7.slices.1')).toBeUndefined();
});

it('changed slices leave the other versions as they are', () => {
  const changed = withSlices(values, fields, 0, ([first]) => [first!]);
  expect(slicesOf(changed, fields, 0)).toHaveLength(1);
  expect((changed.versions as unknown[])[1]).toBe((values.versions as unknown[])[1]);
  expect(withSlices(values, fields, 5, () => [])).toBe(values);
});

it('a page without a version is given its first one, once', () => {
  const blank = formValues(page, { name: 'New', locale: { en: {}, es: {} } });
  const begun = withVersion(blank, fields, 'Standing');
  expect(begun.versions).toMatchObject([{ version_name: 'Standing', slices: [] }]);
  expect(withVersion(begun, fields, 'Another')).toBe(begun);
});

it('a slice copied to another property leaves the records of its own behind', () => {
  const rooms = slice('dddddddd', 'rooms', { title: { en: 'Rooms' }, rooms: [1501] });
  const here = pasted(fields, { slice: rooms, siteId: 15 }, 15)!;
  expect(here).toMatchObject({ title: { en: 'Rooms' }, rooms: [1501] });
  expect(here.id).not.toBe('dddddddd');
  expect(pasted(fields, { slice: rooms, siteId: 15 }, 24)).toMatchObject({
    title: { en: 'Rooms' },
    rooms: [],
  });
  const resorts = slice('eeeeeeee', 'resorts', { resorts: [3] });
  expect(pasted(fields, { slice: resorts, siteId: 15 }, 24)).toMatchObject({ resorts: [3] });
  expect(pasted(fields, { slice: slice('ffffffff', 'unknown'), siteId: 15 }, 15)).toBeUndefined();
});

it('the slices of what is kept once stand in the record itself', () => {
  const own = pageFieldsOf(sharedSlice)!;
  const held = formValues(sharedSlice, {
    name: 'Invitation',
    slices: [slice('aaaaaaaa'), slice('bbbbbbbb')],
  });
  expect(spotOf(held, own, 'bbbbbbbb')).toEqual({ version: 0, place: 1 });
  expect(pathOfSpot(own, { version: 0, place: 1 })).toBe('slices.1');
  expect(sliceAtPath(held, own, 'slices.1.title.en')).toBe('bbbbbbbb');
  expect(sliceAtPath(held, own, 'name')).toBeUndefined();
  const shorter = withSlices(held, own, 0, (all) => all.slice(1));
  expect(slicesOf(shorter, own, 0)).toMatchObject([{ id: 'bbbbbbbb' }]);
  expect(withVersion(held, own, 'Standing')).toBe(held);
});

it('a slice that is kept once leaves its place to what shows it, in the same languages', () => {
  const spanish = slice('aaaaaaaa', 'statement', { title: { en: null, es: 'Ven' }, only_in: 'es' });
  const kept = keptOnce(fields, spanish);
  expect(kept).toMatchObject({ block: 'statement', title: { en: null, es: 'Ven' } });
  expect(kept.id).not.toBe('aaaaaaaa');
  expect(kept).not.toHaveProperty('only_in');
  expect(placingOf(fields, spanish, 7)).toMatchObject({ block: 'shared', shared_slice: 7, only_in: 'es' });
});
