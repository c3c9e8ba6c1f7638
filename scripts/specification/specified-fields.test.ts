import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allContentTypes } from '../../src/content/index.ts';
import type { Field, Fields } from '../../src/domain/fields/field.ts';
import { readRows } from './table.ts';

/** Section 3: the fields that docs/specification.md says are declared. */

const rows = readRows(join(import.meta.dirname, '../..')).filter(({ kind }) => kind === 'Entity');

/** 'sections.items.price' of a menu: a field, or one of the fields of its entries. */
function declares(fields: Fields | undefined, path: string): boolean {
  const [name = '', ...below] = path.split('.');
  const field: (Field & { readonly fields?: Fields }) | undefined = fields?.[name];
  return field !== undefined && (below.length === 0 || declares(field.fields, below.join('.')));
}

it.each(rows.map((row) => [row.line, row] as const))(
  'line %i names fields that are declared',
  (_line, row) => {
    const [name, ...fields] = row.names;
    const type = allContentTypes.find((one) => one.name === name);
    expect([name, type?.name]).toEqual([name, name]);
    expect(fields.filter((path) => !declares(type?.fields, path))).toEqual([]);
    expect(fields).not.toEqual([]);
  },
);

it('a field that is not declared is noticed', () => {
  const { fields } = allContentTypes.find(({ name }) => name === 'menu')!;
  expect(declares(fields, 'sections.items.price')).toBe(true);
  expect(declares(fields, 'sections.items.calories')).toBe(false);
  expect(declares(fields, 'code')).toBe(false);
});
