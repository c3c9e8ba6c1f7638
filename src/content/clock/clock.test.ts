import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { clock } from './clock.ts';

describe('a clock', () => {
  it('needs its name, a Special Name and an end, and says so', () => {
    const { issues: problems } = parseRecord(clock, { end_date: 'soon' });
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'required'],
      ['end_date', 'date'],
      ['locale.en.specials_title', 'required'],
    ]);
  });
});
