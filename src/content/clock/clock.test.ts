import { describe, expect, it } from 'vitest';
import { readDraft } from '../../domain/record/draft.ts';
import { clock } from './clock.ts';

describe('a clock', () => {
  it('needs its name, a Special Name and an end, and says so', () => {
    const { problems } = readDraft(clock, { end_date: 'soon' });
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'required'],
      ['end_date', 'date'],
      ['locale.en.specials_title', 'required'],
    ]);
  });
});
