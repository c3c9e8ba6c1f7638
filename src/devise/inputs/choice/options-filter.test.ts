import { describe, expect, it } from 'vitest';
import { optionsFilter } from './options-filter.ts';

const option = (label: string) => ({ value: label, label });
const zones = ['America/Cancun', 'America/Mexico_City', 'America/Merida', 'Europe/Madrid'].map(option);
const found = (search: string, limit = Infinity) =>
  optionsFilter({ options: zones, search, limit }).map((one) => ('label' in one ? one.label : one.group));

describe('options of a select', () => {
  it('are found by words with or without their accents', () => {
    expect(found('Cancún')).toEqual(['America/Cancun']);
    expect(found('mérida')).toEqual(['America/Merida']);
    expect(optionsFilter({ options: [option('Bahía Coral')], search: 'bahia', limit: 9 })).toHaveLength(1);
  });

  it('are found by the beginnings of their words, in any order', () => {
    expect(found('city mex')).toEqual(['America/Mexico_City']);
    expect(found('exico')).toEqual([]);
  });

  it('are all there before anything is typed, up to the limit', () => {
    expect(found('')).toHaveLength(4);
    expect(found('america', 2)).toEqual(['America/Cancun', 'America/Mexico_City']);
  });

  it('keep their groups where one of them is found', () => {
    const options = [
      { group: 'America', items: zones.slice(0, 3) },
      { group: 'Europe', items: zones.slice(3) },
    ];
    expect(optionsFilter({ options, search: 'madrid', limit: 9 })).toEqual([
      { group: 'Europe', items: [option('Europe/Madrid')] },
    ]);
    expect(optionsFilter({ options, search: '', limit: 2 })).toEqual([
      { group: 'America', items: zones.slice(0, 2) },
    ]);
  });
});
