import { expect, it } from 'vitest';
import { ParseContext } from './field-type.ts';
import { fieldTypeOf } from './field-types.ts';
import { slug } from './index.ts';
import { slugType } from './slug.ts';
import { parseText } from './text.ts';

const [ACUTE, GRAVE_BELOW] = ['\u0301', '\u0316'];
/** One letter, ᾂ, in four parts. */
const IN_PARTS = '\u03b1\u0313\u0300\u0345';

function read(value: string, maxLength: number) {
  const context = new ParseContext(fieldTypeOf);
  const text = parseText(value, maxLength, 'text', context);
  return { text, codes: context.issues.map(({ code }) => code) };
}

it('A text is as long as it is once it is trimmed and its letters are composed', () => {
  expect(read(`  ${IN_PARTS.repeat(5)}\r\n `, 5)).toEqual({ text: '\u1f82'.repeat(5), codes: [] });
  expect(read(IN_PARTS.repeat(6), 5).codes).toEqual(['too-long']);
});

it('A letter may carry thirty marks and no more', () => {
  expect(read(`a${GRAVE_BELOW.repeat(30)}`, 100).codes).toEqual([]);
  expect(read(`a${GRAVE_BELOW.repeat(31)}`, 100)).toEqual({ text: null, codes: ['stacked-marks'] });
});

it('Marks that normalization would sort for seconds are refused before', () => {
  const marks = ACUTE.repeat(50_000) + GRAVE_BELOW.repeat(50_000);
  expect(read(`a${marks}`, 1_000_000).codes).toEqual(['stacked-marks']);
  expect(read(`a${marks}`, 160).codes).toEqual(['too-long']);
});

it('A slug of five megabytes is refused, and overflows no stack', () => {
  const context = new ParseContext(fieldTypeOf);
  slugType.parse(
    'a-'.repeat(2_500_000),
    slug({ label: 'Address', es: 'Dirección', from: 'title' }),
    'slug',
    context,
  );
  expect(context.issues.map(({ code }) => code)).toEqual(['too-long']);
});
