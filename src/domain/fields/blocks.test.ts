import { describe, expect, it } from 'vitest';
import { namedIds, referenceKeys } from '../record/named-ids.ts';
import { parseRecord } from '../record/parse-record.ts';
import { searchText } from '../record/search-text.ts';
import { defineContentType } from '../content-type.ts';
import { copyOfEntry } from './blank.ts';
import { fieldTypeOf } from './field-types.ts';
import { blocks, links, localized, picture, reference, text } from './index.ts';

const label = { label: 'L', es: 'L' };
const words = { labels: { en: 'Words', es: 'Texto' }, fields: { words: localized(text(label)) } };
const photo = {
  labels: { en: 'Picture', es: 'Imagen' },
  fields: { image: picture(label), menu: reference({ ...label, to: 'menu' }) },
};
const inner = blocks({ ...label, maxItems: 3, blocks: { words, photo } });
const row = { labels: { en: 'Row', es: 'Fila' }, fields: { cells: inner } };
const buttons = { labels: { en: 'Buttons', es: 'Botones' }, fields: { links: links(label) } };

const leaflet = defineContentType({
  name: 'leaflet',
  path: 'leaflets',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'name',
  labels: {
    en: { one: 'leaflet', many: 'leaflets' },
    es: { one: 'folleto', many: 'folletos', gender: 'm' },
  },
  remove: 'delete',
  fields: {
    name: text({ ...label, required: true }),
    page: localized(blocks({ ...label, maxItems: 5, blocks: { words, row, buttons } })),
  },
});

const parse = (page: unknown) => parseRecord(leaflet, { name: 'x', page });
const issuesOf = (page: unknown) => parse(page).issues.map(({ path, code }) => `${path}: ${code}`);

describe('blocks', () => {
  const page = [
    { block: 'words', words: { en: 'Shade at noon', es: 'Sombra a mediodía' } },
    { block: 'row', cells: [{ block: 'photo', image: 'pool', menu: 7 }] },
    { block: 'buttons', links: [{ type: 'Content', linktext: { en: 'More' }, pageId: 12 }] },
  ];

  it('are stored with what they are, each with an id', () => {
    const { plain, issues } = parse(page);
    expect(issues).toEqual([]);
    expect(plain.page).toMatchObject([
      { id: expect.any(String), block: 'words', words: { en: 'Shade at noon' } },
      { block: 'row', cells: [{ id: expect.any(String), block: 'photo', image: 'pool' }] },
      { block: 'buttons' },
    ]);
  });

  it('are refused where they stand in a list that does not take them, and no field of theirs is', () => {
    expect(issuesOf([{ block: 'photo', image: 'pool' }])).toEqual(['page.0.block: choice']);
    expect(issuesOf([{ words: { en: 'x' } }])).toEqual(['page.0.block: choice']);
    expect(issuesOf([{ block: 'words', cells: [] }])).toEqual(['page.0.cells: unknown']);
    expect(issuesOf([{ block: 'row', cells: [{ block: 'row' }] }])).toEqual(['page.0.cells.0.block: choice']);
  });

  it('are found by their words, and name pictures and records at any depth', () => {
    const { plain, locale } = parse(page);
    const record = { ...plain, locale };
    expect(searchText(leaflet, record)).toContain('sombra a mediodia');
    expect(namedIds(leaflet, record).map(({ target, id, path }) => [target, id, path])).toEqual([
      ['picture', 'pool', 'page.1.cells.0.image'],
      ['menu', 7, 'page.1.cells.0.menu'],
      ['content_section', 12, 'page.2.links.0.pageId'],
    ]);
    expect(referenceKeys(leaflet, record)).toEqual(['menu:7', 'content_section:12']);
  });

  it('have one schema for each sort', () => {
    const schema = fieldTypeOf(leaflet.fields.page).schema(leaflet.fields.page, fieldTypeOf);
    expect(schema).toMatchObject({
      type: 'array',
      items: { oneOf: [{ title: 'Words', properties: { block: { const: 'words' } } }, {}, {}] },
    });
  });

  it('are duplicated with new ids all the way down', () => {
    const [first] = parse([page[1]]).plain.page as { id: string; cells: { id: string }[] }[];
    const copy = copyOfEntry(leaflet.fields.page, first) as typeof first & object;
    expect(copy).toMatchObject({ block: 'row', cells: [{ image: 'pool' }] });
    expect([copy.id, copy.cells[0]!.id]).not.toContain(first!.id);
    expect(copy.cells[0]!.id).not.toBe(first!.cells[0]!.id);
  });

  it('nest in three levels at most', () => {
    const second = blocks({ ...label, maxItems: 3, blocks: { row } });
    const third = { labels: words.labels, fields: { rows: second } };
    const ofThree = blocks({ ...label, maxItems: 3, blocks: { third } });
    const fourth = { labels: words.labels, fields: { all: ofThree } };
    expect(() => blocks({ ...label, maxItems: 3, blocks: { fourth } })).toThrow('levels');
  });
});
