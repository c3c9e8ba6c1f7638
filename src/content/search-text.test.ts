import { expect, it } from 'vitest';
import { contentTypes } from './index.ts';
import { parseRecord } from '../domain/record/parse-record.ts';
import { searchText } from '../domain/record/search-text.ts';

it('finds a dish deep in a menu, in either language, without accents', () => {
  const dish = { title: { en: 'Charred leek', es: 'Poro tatemado al carbón' }, dr: [] };
  const draft = parseRecord(contentTypes.menu, {
    code_value: 'DINNER',
    name: 'Dinner',
    sections: [{ title: { en: 'S' }, items: [], subsections: [{ title: { en: 'Sub' }, items: [dish] }] }],
  });
  expect(draft.issues).toEqual([]);
  const words = searchText(contentTypes.menu, { ...draft.plain, locale: draft.locale });
  expect(words).toContain('charred leek');
  expect(words).toContain('poro tatemado al carbon');
  expect(words).not.toContain('null');
});

it('keeps words alone: nothing between them that could be taken for an address', () => {
  const content = '**Yoga** at 360-wellness_a_a, see [www.spa.test/yoga](https://spa.test) 💆';
  const draft = parseRecord(contentTypes.content_section, { locale: { en: { title: 'Spa', content } } });
  expect(searchText(contentTypes.content_section, draft).trim()).toMatch(/^[\p{L}\p{N} ]+$/u);
  expect(searchText(contentTypes.content_section, draft)).toContain('360 wellness a a see www spa test yoga');
});
