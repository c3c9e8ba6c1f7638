import { expect, it } from 'vitest';
import { isTitlePattern, titleBy } from './title-pattern.ts';

it('a title is put together as the site says, whatever characters are in its names', () => {
  expect(titleBy(null, 'Rooms', 'Casa Marea')).toBe('Rooms – Casa Marea');
  expect(titleBy('{page} · Hotel {site} in Cancún', 'Rooms', 'Marea')).toBe('Rooms · Hotel Marea in Cancún');
  expect(titleBy('{page} | {site}', "$& {site} $'", '$1')).toBe("$& {site} $' | $1");
  expect(titleBy('{page}', 'Rooms', 'Marea')).toBe('Rooms');
});

it('a home page is called like the site', () => {
  expect(titleBy('{page} · {site}', 'Casa Marea', 'Casa Marea')).toBe('Casa Marea');
});

it('a pattern has the title of the page, and braces around nothing else', () => {
  expect(['{page}', '{site}: {page}', '{page} · {page}'].filter(isTitlePattern)).toHaveLength(3);
  const wrong = ['{site}', 'Rooms', '{page} {city}', '{page', '{page} }', '{ page }', '{{page}}', '{Page}'];
  expect(wrong.filter(isTitlePattern)).toEqual([]);
});
