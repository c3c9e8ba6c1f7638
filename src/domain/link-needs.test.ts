import { expect, test } from 'vitest';
import { linkTypes } from './link.ts';
import { asLinkType, needOf, numberOf, telOf } from './link-needs.ts';

const link = (type: (typeof linkTypes)[number], linkurl: string | null, pageId: number | null = null) => ({
  type,
  linktext: 'Here',
  linkurl,
  pageId,
});

test('Each of the six kinds of link asks for what it needs and nothing else', () => {
  expect(linkTypes.map(needOf)).toEqual([null, 'address', 'address', 'number', 'file', 'page']);
  expect(needOf(null)).toBe(null);
  expect(needOf('constructor')).toBe(null);
});

test('An address goes along from one kind that has one to another', () => {
  expect(asLinkType(link('Link Off', 'https://spa.test'), 'Make Reservation').linkurl).toBe(
    'https://spa.test',
  );
  expect(asLinkType(link('Link Off', 'https://spa.test/a.pdf'), 'Download File').linkurl).toBe(
    'https://spa.test/a.pdf',
  );
});

test('What the new kind has no use for does not stay behind unseen', () => {
  expect(asLinkType(link('Link Off', 'https://spa.test'), 'Content').linkurl).toBe(null);
  expect(asLinkType(link('Link Off', 'https://spa.test'), 'Click To Call').linkurl).toBe(null);
  expect(asLinkType(link('Click To Call', 'tel:100'), 'Link Off').linkurl).toBe(null);
  expect(asLinkType(link('Content', null, 7), 'Playa Safe Stay').pageId).toBe(null);
  expect(asLinkType(link('Content', null, 7), 'Content').pageId).toBe(7);
});

test('A telephone number is kept as an address and read as a number', () => {
  expect(telOf(' +52 998 555 0101')).toBe('tel:+52 998 555 0101');
  expect(telOf('+52 ')).toBe('tel:+52 ');
  expect(telOf('tel:100')).toBe('tel:100');
  expect(telOf('  ')).toBe(null);
  expect(numberOf('tel:100')).toBe('100');
  expect(numberOf(null)).toBe('');
});
