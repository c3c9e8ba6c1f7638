import { expect, it } from 'vitest';
import { addressType, address, tidyAddress } from './address.ts';
import { ParseContext } from './field-type.ts';
import { fieldTypeOf } from './field-types.ts';

const codes = (value: string) => {
  const context = new ParseContext(fieldTypeOf);
  addressType.parse(value, address({ label: 'Address', es: 'Dirección' }), 'linkurl', context);
  return context.issues.map(({ code }) => code);
};

it.each([
  ['www.resort.test/menu', 'https://www.resort.test/menu'],
  [' https://resort.test/Carta de vinos.pdf ', 'https://resort.test/Carta%20de%20vinos.pdf'],
  ['/property-hub/info/spa', '/property-hub/info/spa'],
  ['tel:+52 998', 'tel:+52 998'],
  ['', ''],
])('%j is meant as %j', (typed, meant) => {
  expect(tidyAddress(typed)).toBe(meant);
  expect(tidyAddress(meant)).toBe(meant);
});

it.each([
  '/menu',
  'https://resort.test/ñ',
  'mailto:desk@resort.test',
  'tel:+52 998 555 0101',
  'tel:*61,,204',
])('%j is kept', (value) => {
  expect(codes(value)).toEqual([]);
});

it('what no telephone dials is called a wrong number, everything else a wrong address', () => {
  expect(codes('tel:reception')).toEqual(['telephone']);
  expect(codes('tel:')).toEqual(['telephone']);
  expect(codes('/\\elsewhere')).toEqual(['address']);
  expect(codes('resort')).toEqual(['address']);
});

it('an id of Cloudflare Stream is taken only where the field says so, and anything else nowhere', () => {
  const film = address({ label: 'Video', es: 'Video', offers: 'video', orStreamId: true });
  const codesOf = (value: string) => {
    const context = new ParseContext(fieldTypeOf);
    addressType.parse(value, film, 'cfId', context);
    return context.issues.map(({ code }) => code);
  };
  expect(codes('5d5bc37ffcf54c9b82e996823bffbb81')).toEqual(['address']);
  for (const taken of ['5d5bc37ffcf54c9b82e996823bffbb81', '/media/waves', 'https://a.test/waves.mp4']) {
    expect(codesOf(taken)).toEqual([]);
  }
  for (const refused of ['two words', '//elsewhere.test/film', 'javascript:alert(1)']) {
    expect(codesOf(refused)).toEqual(['address']);
  }
});
