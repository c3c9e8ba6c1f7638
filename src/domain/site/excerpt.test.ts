import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const said = (text: string, ...beginnings: string[]) =>
  excerptOf(text, beginnings)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it('words that begin as what was looked for are marked, whatever their accents', () => {
  expect(said('La habitación da al jardín', 'habitac', 'jardin')).toBe('La [habitación] da al [jardín]');
});

it('the line with most of what was looked for is shown, and short ones after it', () => {
  const menu = 'The card\nSea bass, lime\nGrilled octopus, lime and smoke\nFlan';
  expect(said(menu, 'octopus', 'lime')).toBe('Grilled [octopus], [lime] and smoke · Flan');
});

it('a line with the word itself is shown rather than one with a longer word', () => {
  expect(said('A seat for each\nBy the sea', 'sea')).toBe('By the [sea]');
});

it('a long line is cut between words, around the first word that was looked for', () => {
  const long = `${'one two three '.repeat(30)}pelican ${'four five six '.repeat(30)}`;
  const shown = said(long, 'pelican');
  expect(shown).toMatch(/^… (?:one|two|three) .* \[pelican\] four .* (?:four|five|six) …$/);
  expect(shown.length).toBeLessThan(200);
});

it('one endless word is cut all the same', () => {
  expect(said('x'.repeat(500), 'x').length).toBeLessThan(190);
});

it('a text without any of them shows how it begins; an empty one nothing', () => {
  expect(said('Sand and salt.\nSea.', 'snow')).toBe('Sand and salt. · Sea.');
  expect(said('', 'snow')).toBe('');
});
