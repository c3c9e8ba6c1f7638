import { expect, it } from 'vitest';
import { nextIn, signInAddress } from './sign-in-address.ts';

it('sign-in leads back to the page that was asked for, with its question', () => {
  const address = signInAddress('http://palapa.test/devise/menus/search?for=edit&q=caf%C3%A9');
  expect(nextIn(new URL(address, 'http://palapa.test').searchParams)).toBe(
    '/menus/search?for=edit&q=caf%C3%A9',
  );
});

it('from the beginning it is plain sign-in', () => {
  expect(signInAddress('http://palapa.test/devise')).toBe('/sign-in');
  expect(signInAddress('http://palapa.test/devise/')).toBe('/sign-in');
});

it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', ''])(
  'never leads to another house: %s',
  (next) => expect(nextIn(new URLSearchParams({ next }))).toBe('/'),
);
