import { expect, it } from 'vitest';
import { drawnParts, firstChange } from './drawn-parts.ts';

const page = (html: string): HTMLElement => {
  const body = document.createElement('main');
  body.innerHTML = html;
  return body;
};
const changedBetween = (before: string, after: string) =>
  firstChange(
    drawnParts(page(before)).map(({ key }) => key),
    drawnParts(page(after)),
  )?.outerHTML;

const dishes = '<h2>Soup</h2><p>vegan</p><h2>Fish</h2><p>keto</p>';

it('what was changed or added is found, also where its word stands elsewhere already', () => {
  expect(changedBetween(dishes, dishes.replace('Fish', 'Crab'))).toBe('<h2>Crab</h2>');
  expect(changedBetween(dishes, dishes.replace('<p>keto</p>', '<p>vegan</p>'))).toBe('<p>vegan</p>');
  expect(changedBetween(dishes, `${dishes}<p>new</p>`)).toBe('<p>new</p>');
});

it('of what was removed, what stands in its place is found', () => {
  expect(changedBetween(dishes, dishes.replace('<p>vegan</p>', ''))).toBe('<h2>Fish</h2>');
  expect(changedBetween(dishes, dishes.replace('<p>keto</p>', ''))).toBe('<h2>Fish</h2>');
});

it('another picture is a change, and another width of the same picture is none', () => {
  const picture = '<img alt="" src="/media/a.avif?w=400">';
  expect(changedBetween(picture, picture.replace('400', '800'))).toBeUndefined();
  expect(changedBetween(picture, picture.replace('a.avif', 'b.avif'))).toContain('b.avif');
});
