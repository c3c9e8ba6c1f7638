import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { formValues, newFormValues } from '../../domain/workflow/values-of.ts';
import { site } from './site.ts';

const keyOf = (body: object) => parseRecord(site, body).plain.key;

describe('the key of a site', () => {
  it('is drawn from the name where none is given', () => {
    expect(keyOf({ name: 'Café del Mar & Sons' })).toBe('cafe-del-mar-sons');
    expect(keyOf({ name: 'Café del Mar', key: '' })).toBe('cafe-del-mar');
    expect(keyOf({ name: 'Café del Mar', key: null })).toBe('cafe-del-mar');
  });

  it('has at most 60 characters and ends with none that separates words', () => {
    expect(keyOf({ name: `${'a'.repeat(59)} ${'b'.repeat(20)}` })).toBe('a'.repeat(59));
  });

  it('is the one that was given', () => {
    expect(keyOf({ name: 'Café del Mar', key: 'the-cafe' })).toBe('the-cafe');
  });

  it('stays as it is when the site gets another name', () => {
    const stored = parseRecord(site, { name: 'Café del Mar' });
    expect(parseRecord(site, { name: 'Casa Nueva' }, stored).plain.key).toBe('cafe-del-mar');
  });

  it('is asked for where nothing of the name is left', () => {
    expect(parseRecord(site, { name: '🌴' }).issues).toContainEqual(
      expect.objectContaining({ path: 'key', code: 'required' }),
    );
  });
});

describe('the form of a new site', () => {
  it('begins with both languages, which a request that does not name them leaves out', () => {
    expect(newFormValues(site).localized).toBe(true);
    expect(formValues(site, {}).localized).toBe(false);
    expect(parseRecord(site, { name: 'Casa' }).plain.localized).toBe(false);
  });
});
