import { expect, it } from 'vitest';
import { allContentTypes, contentTypes } from './index.ts';
import { bulkFields } from '../domain/record/bulk-fields.ts';

it('events may share a category, a place, a picture and dates', () => {
  expect(bulkFields(contentTypes.event)).toEqual(['category', 'start_date', 'end_date', 'location', 'image']);
});

it('promotions may share their places', () => {
  expect(bulkFields(contentTypes.promotion)).toContain('locations');
});

it('no type lets many records share a name, an address or a unique value', () => {
  for (const type of allContentTypes) {
    const shared = bulkFields(type);
    expect([type.name, shared.includes(type.titleField)]).toEqual([type.name, false]);
    expect(shared.filter((name) => name === 'slug' || type.fields[name]!.unique)).toEqual([]);
  }
});
