import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dietaryTags, saysContains, type Tag } from './dietary.ts';
import {
  answerOf,
  avoidable,
  diets,
  emptyTable,
  hasChoices,
  isEmptyTable,
  MAX_NOTE,
  type MyTable,
  parseMyTable,
  toggleChoice,
} from './my-table.ts';

const table = (choices: Partial<MyTable>): MyTable => ({ ...emptyTable, ...choices });

describe('what a dish says about a table', () => {
  it('is nothing where the table has no choices, also when the guest has written a note', () => {
    expect(answerOf(['vegan', 'has-nuts'], table({ note: 'No onions' }))).toEqual({
      contains: [],
      suits: [],
      asks: [],
      standing: 'none',
    });
  });

  it('a dish that contains what is avoided says so, and is not marked as suitable for anything else', () => {
    const answer = answerOf(['vegan', 'has-nuts'], table({ avoids: ['nuts'], eats: ['vegan'] }));
    expect(answer).toMatchObject({ contains: ['has-nuts'], suits: [], standing: 'contains' });
  });

  it('without a tag that speaks of it, nuts, shellfish and gluten have to be asked about', () => {
    const answer = answerOf([], table({ avoids: ['nuts', 'shellfish', 'gluten'] }));
    expect(answer).toMatchObject({ asks: ['nuts', 'shellfish', 'gluten'], standing: 'ask' });
  });

  it('a gluten-free dish is marked where gluten is avoided, and still to be asked about nuts', () => {
    const answer = answerOf(['gluten-free', 'keto'], table({ avoids: ['nuts', 'gluten'] }));
    expect(answer).toEqual({ contains: [], suits: ['gluten-free'], asks: ['nuts'], standing: 'suits' });
  });

  it('a vegan dish suits vegetarians, a keto one those who eat few carbohydrates, not the other way round', () => {
    expect(answerOf(['vegan'], table({ eats: ['vegetarian'] })).suits).toEqual(['vegan']);
    expect(answerOf(['keto'], table({ eats: ['low-carb'] })).suits).toEqual(['keto']);
    expect(answerOf(['vegetarian'], table({ eats: ['vegan'] }))).toMatchObject({
      asks: ['vegan'],
      suits: [],
    });
    expect(answerOf(['low-carb'], table({ eats: ['keto'] }))).toMatchObject({ asks: ['keto'], suits: [] });
  });

  it('shellfish speaks against a dish for vegans and vegetarians', () => {
    expect(answerOf(['has-shellfish'], table({ eats: ['vegetarian'] })).contains).toEqual(['has-shellfish']);
    expect(answerOf(['has-shellfish'], table({ eats: ['keto'] })).contains).toEqual([]);
  });

  it('never says that a dish is free of something whose absence no tag states', () => {
    const anyTags = fc.subarray([...dietaryTags]);
    const anyTable = fc.record({ avoids: fc.subarray([...avoidable]), eats: fc.subarray([...diets]) });
    fc.assert(
      fc.property(anyTags, anyTable, (dr: Tag[], choices) => {
        const answer = answerOf(dr, table(choices));
        const spoken = new Set<string>([...answer.contains, ...answer.suits]);
        // Every choice is answered by a tag of the dish or has to be asked about.
        for (const avoided of choices.avoids) {
          const tag = avoided === 'gluten' ? 'gluten-free' : (`has-${avoided}` as const);
          expect(answer.asks.includes(avoided) || dr.includes(tag)).toBe(true);
          if (avoided !== 'gluten' && dr.includes(tag)) expect(answer.standing).toBe('contains');
        }
        expect([...spoken].every((tag) => dr.includes(tag as Tag))).toBe(true);
        expect(answer.suits.some(saysContains)).toBe(false);
      }),
    );
  });
});

describe('what a phone has kept', () => {
  it('comes back as it was', () => {
    const kept = table({ avoids: ['nuts'], eats: ['keto'], note: 'Sin cilantro' });
    expect(parseMyTable(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '"nuts"',
    '[]',
    '{"avoids":"nuts","eats":{"keto":1},"note":4}',
    '{"avoids":["peanuts",null],"eats":["has-nuts"]}',
  ])('is an empty table where %s is stored', (stored) => {
    expect(parseMyTable(stored)).toEqual(emptyTable);
  });

  it('keeps a note to its length', () => {
    expect(parseMyTable(JSON.stringify({ note: 'a'.repeat(900) })).note).toHaveLength(MAX_NOTE);
  });
});

describe('a choice', () => {
  it('is taken and given back, in the order of the questions', () => {
    const both = toggleChoice(toggleChoice(emptyTable, 'gluten'), 'nuts');
    expect(both.avoids).toEqual(['nuts', 'gluten']);
    expect(toggleChoice(both, 'nuts').avoids).toEqual(['gluten']);
    expect(toggleChoice(both, 'vegan')).toMatchObject({ avoids: both.avoids, eats: ['vegan'] });
  });

  it('a note alone is no choice, and no empty table either', () => {
    expect(hasChoices(table({ note: 'No onions' }))).toBe(false);
    expect(isEmptyTable(table({ note: 'No onions' }))).toBe(false);
    expect(isEmptyTable(table({ note: '  ' }))).toBe(true);
  });
});
