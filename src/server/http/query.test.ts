import { expect, it } from 'vitest';
import { BadRequest } from './errors.ts';
import {
  booleanParameter,
  choiceParameter,
  dayParameter,
  numberParameter,
  searchParameter,
  textParameter,
  wallClockParameter,
} from './parameter.ts';
import { defineQuery } from './query.ts';

const query = defineQuery({
  q: textParameter({ maxLength: 10 }),
  words: searchParameter({}),
  place: choiceParameter({ options: ['Home', 'Hotel Info'], ignoresCase: true }),
  sort: choiceParameter({ options: ['id', '-id'] }),
  page: numberParameter({ default: 1, maximum: 100 }),
  open: booleanParameter({}),
  day: dayParameter({ description: 'Today where none is named' }),
  asOf: wallClockParameter({}),
});

/** What was given, of what one address says. */
const read = (url: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query.read({ url })).filter(([, value]) => value !== undefined));

/** The message that an address is refused with. */
function refusal(url: string): string {
  try {
    query.read({ url });
  } catch (error) {
    if (error instanceof BadRequest) return error.message;
    throw error;
  }
  return 'read';
}

it.each([
  ['/x', {}],
  ['/x?', {}],
  ['/x?q', {}],
  ['/x?q=', {}],
  ['/x?q=a+b%20c', { q: 'a b c' }],
  ['/x?q=a=b', { q: 'a=b' }],
  ['/x?%71=a', { q: 'a' }],
  ['/x?q=%F0%9F%8C%B4', { q: '🌴' }],
  ['/x?words=Caf%C3%A9,+del%20MAR', { words: ['cafe', 'del', 'mar'] }],
  ['/x?words=+', { words: [] }],
  ['/x?place=hotel%20INFO', { place: 'Hotel Info' }],
  ['/x?sort=-id&page=7&open=1', { sort: '-id', page: 7, open: true }],
  ['/x?day=2026-02-28', { day: '2026-02-28' }],
  ['/x?asOf=2026-02-28T19:30', { asOf: '2026-02-28T19:30' }],
  ['/x?asOf=2026-02-28T19:30:59.999', { asOf: '2026-02-28T19:30' }],
])('%s is read', (url, values) => {
  expect(read(url)).toEqual(values);
});

it.each([
  ['/x?q=a&q=b', 'q should be given once.'],
  ['/x?q=&q=', 'q should be given once.'],
  ['/x?q=a&%71=b', 'q should be given once.'],
  ['/x?q=12345678901', 'q should have at most 10 characters.'],
  [`/x?words=${'a+'.repeat(150)}`, 'words should have at most 200 characters.'],
  ['/x?q=%00', 'q contains a character that cannot be looked for.'],
  ['/x?q=%ED%A0%80', 'q cannot be decoded: it should be UTF-8, percent-encoded.'],
  ['/x?q=%E0%A4%A', 'q cannot be decoded: it should be UTF-8, percent-encoded.'],
  ['/x?q=%', 'q cannot be decoded: it should be UTF-8, percent-encoded.'],
  ['/x?place=Roof', "place cannot be 'Roof'. It should be one of: Home, Hotel Info."],
  ['/x?sort=ID', "sort cannot be 'ID'. It should be one of: id, -id."],
  ['/x?page=0', 'page should be a whole number from 1.'],
  ['/x?page=99999999999', 'page should be a whole number from 1.'],
  ['/x?page=1e3', 'page should be a whole number from 1.'],
  ['/x?open=maybe', 'open should be true or false.'],
  ['/x?day=2026-02-30', 'day should be a real day like 2026-11-21.'],
  ['/x?asOf=2026-02-28T24:00', 'asOf should be a wall-clock time like 2026-11-21T19:30.'],
  ['/x?asOf=2026-02-28T19:30:99', 'asOf should be a wall-clock time like 2026-11-21T19:30.'],
])('%s is refused with the name of the parameter', (url, message) => {
  expect(refusal(url)).toBe(message);
});

it('a required parameter has to be there, and the type of its value says so', () => {
  const placed = defineQuery({ slug: textParameter({ required: true }) });
  expect(placed.read({ url: '/x?slug=a' }).slug.length).toBe(1);
  expect(() => placed.read({ url: '/x?slug=' })).toThrow('slug is required: ?slug=');
});

it('what is not declared is passed over, however odd it is', () => {
  const odd = 'utm_source=a&utm_source=b&%zz=1&__proto__=x&constructor=y&&=&x=%00';
  expect(read(`/x?${odd}&q=a`)).toEqual({ q: 'a' });
});

it('the schema says the limits, the values and the defaults', () => {
  expect(query.schema).toMatchObject({
    type: 'object',
    properties: {
      q: { type: 'string', maxLength: 10 },
      words: { type: 'string', maxLength: 200 },
      place: { type: 'string', enum: ['Home', 'Hotel Info'] },
      page: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
      day: { type: 'string', format: 'date', description: 'Today where none is named' },
    },
  });
  expect(defineQuery({ slug: textParameter({ required: true }) }).schema).toMatchObject({
    required: ['slug'],
  });
});
