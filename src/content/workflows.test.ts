import { describe, expect, it } from 'vitest';
import type { ContentType } from '../domain/content-type.ts';
import type { Field, Fields } from '../domain/fields/field.ts';
import { fieldTypeOf } from '../domain/fields/field-types.ts';
import { allContentTypes } from './index.ts';

/** Staff keep every type in a guided workflow: what its declaration says must hold together. */

const optionsOf = (field: Field): readonly Field[] => {
  const { fields } = field as { fields?: Fields };
  return [field, ...Object.values(fields ?? {}).flatMap(optionsOf)];
};

// What lists show besides the fields: facts of every record.
const facts = ['created_at', 'updated_at'];

describe.each(allContentTypes.map((type) => [type.name, type] as const))(
  'the workflow of %s',
  (_name, type: ContentType) => {
    const { parts = [], columns = [], choosesEntryOf } = type.workflow ?? {};

    it('asks for every field exactly once, and never for what Palapa says by itself', () => {
      const asked = parts.flatMap(({ fields }) => fields);
      const asking = Object.entries<Field>(type.fields).flatMap(([name, field]) => {
        const { isCounted, isFact } = fieldTypeOf(field);
        return isCounted || isFact ? [] : [name];
      });
      expect([...asked].sort()).toEqual(asking.sort());
    });

    it('asks in whole sentences, in both languages', () => {
      for (const { key, en, es, called } of parts) {
        expect(key).toMatch(/^[a-z]+$/);
        expect(en).toMatch(/^\p{Lu}.+\?$/u);
        expect(es).toMatch(/^¿\p{Lu}.+\?$/u);
        expect(called.en.length * called.es.length).toBeGreaterThan(0);
      }
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
      // 'review' stands beside the parts in addresses.
      expect(parts.map(({ key }) => key)).not.toContain('review');
    });

    it('has columns that are there', () => {
      for (const column of columns) expect([...Object.keys(type.fields), ...facts]).toContain(column);
      expect(columns).not.toContain(type.titleField);
      expect(Object.keys(type.fields)).toContain(type.titleField);
      if (choosesEntryOf !== undefined) expect(type.fields[choosesEntryOf]?.type).toBe('list');
    });

    it('labels every value staff choose from, in both languages', () => {
      for (const field of Object.values(type.fields).flatMap(optionsOf)) {
        const { options = [], labels = {} } = field as {
          options?: string[];
          labels?: Record<string, object>;
        };
        expect(Object.keys(labels).sort()).toEqual([...options].sort());
      }
    });
  },
);

describe('the editors of the specification (section 4)', () => {
  const partsOf = (name: string) => {
    const { workflow } = allContentTypes.find((type) => type.name === name)!;
    return { ...workflow, names: workflow!.parts.map(({ called }) => called.en) };
  };

  it('the editor of a resort offers its main content and its triggers', () => {
    const { choosesPart, names } = partsOf('resort');
    expect(choosesPart).toBe(true);
    expect(names.slice(0, 2)).toEqual(['Edit Main Content', 'Edit Triggers']);
  });

  it('a special is created in three steps, and edited by version and part', () => {
    const { choosesPart, choosesEntryOf, names } = partsOf('special');
    expect([choosesPart, choosesEntryOf]).toEqual([true, 'versions']);
    expect(names).toEqual(['Main Content', 'Images', 'Configuration']);
  });
});

describe('what the specification requires (section 5)', () => {
  const required = (name: string) => {
    const { fields } = allContentTypes.find((type) => type.name === name)!;
    return Object.keys(fields).filter((one) => fields[one]?.required);
  };

  it('is a Code Value, a Name, or a Name and a Special Name', () => {
    for (const name of ['menu', 'booking_code_trigger', 'fact_sheet'])
      expect(required(name)).toContain('code_value');
    for (const name of ['brand', 'resort']) expect(required(name)).toEqual(['name']);
    expect(required('clock')).toEqual(expect.arrayContaining(['name', 'specials_title']));
    for (const name of ['event', 'restaurant', 'content_section']) {
      expect(required(name)).toEqual(expect.arrayContaining(['label', 'title']));
    }
    expect(required('promotion')).toEqual(expect.arrayContaining(['label', 'settings']));
  });

  it('is everything of posts, Playa Cares posts, event posts and specials, but an address drawn from the title and pictures beside the first', () => {
    for (const name of ['post', 'pc_post', 'pc_event', 'special']) {
      const { fields } = allContentTypes.find((type) => type.name === name)!;
      const isOpen = (type: string) => ['slug', 'count', 'gallery'].includes(type);
      // What visitors look for offers by is ours, and a special may say nothing of it.
      const isOurs = (one: string) => ['kind', 'resorts', 'stay_from', 'stay_until'].includes(one);
      const asked = Object.keys(fields).filter((one) => !isOpen(fields[one]!.type) && !isOurs(one));
      expect(required(name)).toEqual(asked);
    }
  });
});
