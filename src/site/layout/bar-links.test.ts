import { expect, it } from 'vitest';
import type { SiteView } from '../view.ts';
import { barLinks } from './bar-links.ts';

const site = { name: 'Casa Marea', logo: null } as SiteView['site'];
const linksOf = (...lengths: number[]) =>
  lengths.map((length) => ({ href: `/${length}`, text: 'x'.repeat(length), isCurrent: false }));

it('shows few links in every window that has a row of links', () => {
  expect(barLinks(linksOf(9, 9, 9, 9), site)).toEqual({ all: 'few', from: ['few', 'few', 'few', 'few'] });
  expect(barLinks([], site)).toEqual({ all: 'few', from: [] });
});

it('shows of many links as many as fit beside the menu, in their order', () => {
  // Each takes 92 pixels with the space between: six fit the narrowest window, five of them beside the menu.
  expect(barLinks(linksOf(9, 9, 9, 9, 9, 9), site).all).toBe('few');
  expect(barLinks(linksOf(9, 9, 9, 9, 9, 9, 9), site)).toEqual({
    all: 'some',
    from: ['few', 'few', 'few', 'few', 'few', 'some', 'some'],
  });
  expect(barLinks(linksOf(9, 9, 9, 9, 9, 9, 9, 9, 9, 9), site)).toEqual({
    all: 'most',
    from: ['few', 'few', 'few', 'few', 'few', 'some', 'many', 'many', 'most', 'most'],
  });
});

it('shows what a resort has in Spanish in a window of 1280 pixels', () => {
  const spanish = ['Habitaciones', 'Gastronomía', 'Esta semana', 'Ofertas', 'Bienestar', 'Qué hacer'];
  const logo = { src: '/media/logo/1', width: 215, height: 40, thumbhash: null, alt: { en: '', es: '' } };
  const links = linksOf(...spanish.map(({ length }) => length));
  expect(barLinks(links, { ...site, logo }).all).toBe('some');
});

it('has less room for links beside a long name', () => {
  const named = { ...site, name: 'Hilton Yucatán Playa del Carmen' };
  expect(barLinks(linksOf(9, 9, 9, 9, 9), site).all).toBe('few');
  expect(barLinks(linksOf(9, 9, 9, 9, 9), named).all).not.toBe('few');
});

it('goes on hiding what comes after a link that did not fit', () => {
  const order = ['few', 'some', 'many', 'most'];
  for (const lengths of [
    [40, 40, 2],
    [2, 80, 2, 2],
    [88, 1],
    [11, 10, 9, 8, 7, 6, 5, 4, 3],
  ]) {
    const places = barLinks(linksOf(...lengths), site).from.map((one) => order.indexOf(one));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});
