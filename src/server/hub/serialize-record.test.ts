import { expect, it } from 'vitest';
import { defineContentType } from '../../domain/content-type.ts';
import {
  blocks,
  boolean,
  gallery,
  group,
  list,
  localized,
  markdown,
  picture,
  text,
} from '../../domain/fields/index.ts';
import type { GuestRecord } from '../../domain/guest/guest-record.ts';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { recordFromRows } from '../content/store/record.ts';
import { namesWithout, serialize } from './serialize-record.ts';

/** What is serialized and what the compiler says of it are written down once here, and both have to agree with it. */

const label = { label: 'L', es: 'L' };
const dish = { title: localized(text({ ...label, required: true })), image: picture(label) };

const pool = defineContentType({
  name: 'pool',
  path: 'pools',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'name',
  labels: { en: { one: 'pool', many: 'pools' }, es: { one: 'alberca', many: 'albercas', gender: 'f' } },
  remove: 'delete',
  fields: {
    name: text({ ...label, required: true }),
    depth: text(label),
    gone: picture({ ...label, required: true }),
    pictures: gallery(label),
    rules: group({ ...label, fields: { diving: boolean(label), words: localized(text(label)) } }),
    snacks: list({ ...label, maxItems: 3, fields: dish }),
    title: localized(text({ ...label, required: true })),
    content: localized(markdown(label)),
    drinks: localized(list({ ...label, maxItems: 3, fields: dish })),
    slide: localized(
      group({ ...label, fields: { text: localized(text(label)), image: localized(picture(label)) } }),
    ),
    page: localized(
      blocks({
        ...label,
        maxItems: 3,
        blocks: { words: { labels: { en: 'W', es: 'W' }, fields: { words: localized(markdown(label)) } } },
      }),
    ),
  },
});

const photo: OfferedPicture = {
  src: '/media/photo/1',
  width: 8,
  height: 6,
  thumbhash: null,
  alt: { en: '', es: '' },
};
const context = {
  picture: (id: string) => (id === 'photo' ? photo : null),
  html: (markdownText: string) => `<p>${markdownText}</p>`,
  today: '2026-11-21',
};

const facts = {
  id: 7,
  site_id: 15,
  version: 2,
  created_at: '',
  updated_at: '',
  archived_at: null,
  deleted_at: null,
};
const drinks = [
  { id: 'aaaaaaa1', title: { en: 'Lemonade', es: 'Limonada' }, image: 'photo' },
  { id: 'aaaaaaa2', title: { en: 'Water', es: null }, image: 'lost' },
  { id: 'aaaaaaa3', only_in: 'en', title: { en: 'Tea', es: null }, image: null },
];

const record = recordFromRows(
  pool,
  {
    ...facts,
    name: 'Main pool',
    gone: 'lost',
    pictures: [
      { id: 'bbbbbbb1', image: 'photo' },
      { id: 'bbbbbbb2', image: 'lost' },
    ],
    rules: { diving: true, words: { en: 'No running', es: null } },
    snacks: [{ id: 'ccccccc1', title: { en: 'Nuts', es: 'Nueces' }, image: 'photo' }],
    drinks,
    slide: { text: { en: 'Dive in', es: null }, image: { en: 'photo', es: null } },
    page: [{ id: 'ddddddd1', block: 'words', words: { en: 'Cool', es: 'Fresco' } }],
  },
  [
    { language: 'en', title: 'Pool', content: 'Deep' },
    { language: 'es', title: 'Alberca' },
  ],
);

const expected: GuestRecord<typeof pool> = {
  id: 7,
  name: 'Main pool',
  depth: null,
  gone: null,
  pictures: [photo],
  rules: { diving: true, words: { en: 'No running', es: null } },
  snacks: [{ title: { en: 'Nuts', es: 'Nueces' }, image: photo }],
  locale: {
    en: {
      title: 'Pool',
      content: '<p>Deep</p>',
      drinks: [
        { title: 'Lemonade', image: photo },
        { title: 'Water', image: null },
        { title: 'Tea', image: null },
      ],
      slide: { text: 'Dive in', image: photo },
      page: [{ block: 'words', words: '<p>Cool</p>' }],
    },
    es: {
      title: 'Alberca',
      content: null,
      drinks: [
        { title: 'Limonada', image: photo },
        { title: 'Water', image: null },
      ],
      slide: null,
      page: [{ block: 'words', words: '<p>Fresco</p>' }],
    },
  },
};

it('a record is serialized as its type says, whatever field types it has', () => {
  expect(serialize(pool, record, namesWithout(pool, []), context)).toEqual(expected);
});

it('only named fields go out, and the languages that do not see the record are named', () => {
  const hidden = { ...record, hidden_in: ['es'] as const };
  expect(serialize(pool, hidden, ['title', 'depth'], context)).toEqual({
    id: 7,
    depth: null,
    locale: { en: { title: 'Pool' }, es: { title: 'Alberca' } },
    hidden_in: ['es'],
  } satisfies GuestRecord<typeof pool, 'title' | 'depth'>);
});
