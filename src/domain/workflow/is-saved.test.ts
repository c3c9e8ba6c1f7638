import { expect, it } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { localized, slug, text } from '../fields/index.ts';
import { isSaved } from './is-saved.ts';
import { formValues } from './values-of.ts';

const event = defineContentType({
  name: 'event',
  path: 'events',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: { en: { one: 'event', many: 'events' }, es: { one: 'evento', many: 'eventos', gender: 'm' } },
  remove: 'delete',
  fields: {
    label: text({ label: 'Name', es: 'Nombre', required: true }),
    title: localized(text({ label: 'Title', es: 'Título' })),
    slug: localized(slug({ label: 'Address', es: 'Dirección', from: 'title' })),
  },
});

const typed = formValues(event, {
  label: 'Yoga',
  locale: { en: { title: ' Yoga at dawn ' }, es: { title: 'Yoga al amanecer' } },
});
const stored = {
  ...typed,
  id: 7,
  version: 2,
  translation_due: ['title'],
  locale: {
    en: { ...typed.locale.en, title: 'Yoga at dawn', slug: 'yoga-at-dawn-2' },
    es: { ...typed.locale.es, slug: 'yoga-al-amanecer' },
  },
};

it('a record that says what was typed is saved, whatever the store tidied or drew', () => {
  expect(isSaved(event, typed, stored)).toBe(true);
});

it('a record that lacks one word of it is not', () => {
  const more = { ...typed, locale: { ...typed.locale, es: { ...typed.locale.es, title: 'Yoga' } } };
  expect(isSaved(event, more, stored)).toBe(false);
  expect(
    isSaved(
      event,
      { ...typed, locale: { ...typed.locale, en: { ...typed.locale.en, slug: 'yoga' } } },
      stored,
    ),
  ).toBe(false);
});

it('a Spanish called still right is saved once it waits no more', () => {
  const kept = { ...typed, still_right: ['title'] };
  expect(isSaved(event, kept, stored)).toBe(false);
  expect(isSaved(event, kept, { ...stored, translation_due: [] })).toBe(true);
});
