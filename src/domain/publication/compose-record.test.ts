import { describe, expect, it } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { count, localized, text } from '../fields/index.ts';
import { composeRecord } from './compose-record.ts';

const type = defineContentType({
  name: 'pool',
  path: 'pools',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: { en: { one: 'pool', many: 'pools' }, es: { one: 'alberca', many: 'albercas', gender: 'f' } },
  remove: 'delete',
  fields: {
    label: text({ label: 'Name', es: 'Nombre' }),
    host: text({ label: 'Host', es: 'Dominio' }),
    view_count: count({ label: 'Visits', es: 'Visitas' }),
    title: localized(text({ label: 'Title', es: 'Título' })),
  },
});

const saying = (word: string, visits: number) => ({
  label: `Name ${word}`,
  host: `${word}.test`,
  view_count: visits,
  locale: { en: { title: `Pool ${word}` }, es: { title: `Alberca ${word}` } },
});

const stored = { id: 7, position: 3, archived_at: null, ...saying('now', 40) };
const blank = {
  label: null,
  host: null,
  view_count: 0,
  locale: { en: { title: null }, es: { title: null } },
};
const first = { number: 1, values: saying('one', 1) };
const second = { number: 2, values: saying('two', 2) };

describe('a record as guests read it', () => {
  it('has the words of each language from its own revision and the facts from the newer one', () => {
    expect(composeRecord(type, stored, blank, { en: first, es: second })).toEqual({
      id: 7,
      position: 3,
      archived_at: null,
      label: 'Name two',
      host: 'two.test',
      view_count: 40,
      locale: { en: { title: 'Pool one' }, es: { title: 'Alberca two' } },
    });
  });

  it('has no words of a language that is not published', () => {
    expect(composeRecord(type, stored, blank, { es: first })).toMatchObject({
      label: 'Name one',
      locale: { en: { title: null }, es: { title: 'Alberca one' } },
    });
  });

  it('follows its row in the fields that are said to', () => {
    expect(composeRecord(type, stored, blank, { en: first }, ['host'])).toMatchObject({
      host: 'now.test',
      label: 'Name one',
    });
  });

  it('is none where nothing is published', () => {
    expect(composeRecord(type, stored, blank, {})).toBeUndefined();
  });
});
