import { expect, it } from 'vitest';
import { pageQuery } from './page-query.ts';

it('has every parameter of the page, of a repeated one the first', () => {
  const url = '/x?utm_campaign=Summer&utm_campaign=other&page=2&__proto__=z&half=%E0%A4%A';
  expect(Object.entries(pageQuery({ url }))).toEqual(
    expect.arrayContaining([
      ['utm_campaign', 'Summer'],
      ['page', '2'],
      ['__proto__', 'z'],
    ]),
  );
  expect(pageQuery({ url: '/x' })).toEqual({});
});

it('refuses more than anybody needs', () => {
  const many = Array.from({ length: 101 }, (_, at) => `p${at}=1`).join('&');
  expect(() => pageQuery({ url: `/x?${many}` })).toThrow('at most 100 parameters');
  expect(() => pageQuery({ url: `/x?a=${'x'.repeat(4096)}` })).toThrow('at most 4096 characters');
  expect(Object.keys(pageQuery({ url: `/x?${many.slice(0, many.lastIndexOf('&'))}` }))).toHaveLength(100);
});
