import { expect, it } from 'vitest';
import { contentTypes } from './index.ts';
import type { Language } from '../domain/language.ts';
import { duplicateValues } from '../domain/record/duplicate.ts';

const rename = (name: string, language: Language) => `${name} (${language === 'es' ? 'copia' : 'copy'})`;

it('a duplicate has another name and no address yet; everything else is as it was', () => {
  const record = {
    id: 7,
    version: 3,
    label: 'Yoga',
    start_date: '2027-05-01T10:00',
    locale: { en: { title: 'Yoga', slug: 'yoga' }, es: { title: 'Yoga al alba', slug: 'yoga-al-alba' } },
  };
  const values = duplicateValues(contentTypes.event, record, 'en', rename);
  expect(values).toMatchObject({ label: 'Yoga (copy)', start_date: '2027-05-01T10:00' });
  expect(values.locale.en).toMatchObject({ title: 'Yoga', slug: null });
  expect(values.locale.es).toMatchObject({ title: 'Yoga al alba', slug: null });
  expect(values).not.toHaveProperty('id');
});

it('a name that is localized is changed in each language that has one', () => {
  const record = { view_count: 12, locale: { en: { title: 'Tide' }, es: { title: null } } };
  const values = duplicateValues(contentTypes.post, record, 'en', rename);
  expect(values.locale.en.title).toBe('Tide (copy)');
  expect(values.locale.es.title).toBeNull();
  expect(values.view_count).toBe(0);
});

it('a name is changed in the language in which it is written', () => {
  const post = { locale: { en: { title: 'Tide' }, es: { title: 'Marea' } } };
  expect(duplicateValues(contentTypes.post, post, 'en', rename).locale).toMatchObject({
    en: { title: 'Tide (copy)' },
    es: { title: 'Marea (copia)' },
  });
  const event = { label: 'Yoga al alba', locale: { en: {}, es: {} } };
  expect(duplicateValues(contentTypes.event, event, 'es', rename).label).toBe('Yoga al alba (copia)');
});

it('a duplicate of the home page is none, and its blocks are others, at any depth', () => {
  const gallery = { id: 'gallery0', block: 'gallery', pictures: [{ id: 'picture0', image: 'terrace' }] };
  const record = {
    name: 'Home',
    is_home: true,
    versions: [{ id: 'standing', version_name: 'Standing', slices: [gallery] }],
    locale: { en: { title: 'Home' }, es: {} },
  };
  const values = duplicateValues(contentTypes.page, record, 'en', rename);
  expect(values.is_home).toBe(false);
  expect(values.versions).toMatchObject([
    { version_name: 'Standing', slices: [{ block: 'gallery', pictures: [{ image: 'terrace' }] }] },
  ]);
  const written = JSON.stringify(values.versions);
  for (const id of ['standing', 'gallery0', 'picture0']) expect(written).not.toContain(id);
});
