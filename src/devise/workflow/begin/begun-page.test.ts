import { expect, it } from 'vitest';
import { page } from '../../../content/page/page.ts';
import { starts } from '../../../content/page/starts.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { ParseContext } from '../../../domain/fields/field-type.ts';
import { parseRecord } from '../../../domain/record/parse-record.ts';
import { pageFieldsOf, slicesOf } from '../canvas/page-slices.ts';
import { pageBegunAs, startedPage } from './begun-page.ts';

const fields = pageFieldsOf(page)!;
const slicesIn = (values: ReturnType<typeof startedPage>) =>
  slicesOf(values, fields, 0) as { id: string; block: string; [name: string]: unknown }[];

it.each(starts)('a page that begins as "$label.en" is saved once its name and title are said', (start) => {
  const values = startedPage(page, fields, start.slices, 'Standing');
  expect(slicesIn(values).map(({ block }) => block)).toEqual(start.slices.map(({ block }) => block));
  const named = {
    ...values,
    name: 'New',
    locale: { en: { ...values.locale.en, title: 'New' }, es: { ...values.locale.es, title: 'Nueva' } },
  };
  const context = new ParseContext(fieldTypeOf);
  parseRecord(page, named, { plain: {}, locale: { en: {}, es: {} } }, context);
  const left = context.issues.map(({ path, code }) => `${path} ${code}`);
  // The words of a quote are the property's to say.
  const quotes = start.slices.flatMap(({ block }, place) =>
    block === 'quote' ? [`versions.0.slices.${place}.text.en required`] : [],
  );
  expect(left).toEqual(quotes);
});

const hero = { id: 'heroaaaa', block: 'hero', title: { en: 'Carnival', es: 'Carnaval' } };
const rooms = { id: 'roomsaaa', block: 'rooms', rooms: [1501, 1502] };
const gallery = { id: 'galleraa', block: 'gallery', pictures: [{ id: 'pictaaaa', image: 'terrace' }] };
const record = {
  name: 'Stay',
  is_home: true,
  menu: 'header',
  versions: [
    { id: 'standing', version_name: 'Standing', slices: [rooms] },
    { id: 'carnival', version_name: 'Carnival', from: '2031-02-01T00:00', slices: [hero, rooms, gallery] },
  ],
  locale: { en: { title: 'Stay', slug: 'stay', canonical: 'https://a.test' }, es: { title: 'Hospedaje' } },
};
const begun = { siteId: 15, version: 'Standing' };

it('begins with the blocks that visitors see now, each with an id of its own, and asks for everything else', () => {
  const origin = { record, siteId: 15, now: '2031-03-01T12:00' };
  const values = pageBegunAs(page, fields, origin, begun);
  expect(values).toMatchObject({ name: null, is_home: false, menu: null });
  expect(values.locale.en).toMatchObject({ title: null, slug: null, canonical: null });
  expect(values.versions).toMatchObject([{ version_name: 'Standing', from: null }]);
  const slices = slicesIn(values);
  expect(slices).toMatchObject([
    { block: 'hero', title: { en: 'Carnival', es: 'Carnaval' } },
    { block: 'rooms', rooms: [1501, 1502] },
    { block: 'gallery', pictures: [{ image: 'terrace' }] },
  ]);
  for (const id of ['heroaaaa', 'roomsaaa', 'galleraa', 'pictaaaa']) {
    expect(JSON.stringify(slices)).not.toContain(id);
  }
  const before = pageBegunAs(page, fields, { ...origin, now: '2030-03-01T12:00' }, begun);
  expect(slicesIn(before).map(({ block }) => block)).toEqual(['rooms']);
});

it('as a page of another site, without the records that only that one has', () => {
  const origin = { record, siteId: 24, now: '2031-03-01T12:00' };
  expect(slicesIn(pageBegunAs(page, fields, origin, begun))[1]).toMatchObject({ block: 'rooms', rooms: [] });
});

it('a page without a version is begun with none of its blocks', () => {
  const origin = {
    record: { name: 'Empty', locale: { en: {}, es: {} } },
    siteId: 15,
    now: '2031-03-01T12:00',
  };
  expect(slicesIn(pageBegunAs(page, fields, origin, begun))).toEqual([]);
});
