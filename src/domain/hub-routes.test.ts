import { expect, it } from 'vitest';
import { hubPath, hubRoutes, matchHubRoute, type HubRouteName } from './hub-routes.ts';

const params = { type: 'pools', slug: 'la brasa/ñ', menu: '101' };

it.each(Object.keys(hubRoutes) as HubRouteName[])('the address of %s leads back to it', (name) => {
  const match = matchHubRoute(hubPath(name, params), ['pools']);
  expect(match?.name).toBe(name);
  for (const [key, value] of Object.entries(match!.params)) expect(value).toBe(params[key as 'slug']);
});

it('only the types that are named have a list and pages', () => {
  expect(matchHubRoute('/property-hub/pools', ['pools'])).toEqual({
    name: 'records',
    params: { type: 'pools' },
  });
  expect(matchHubRoute('/property-hub/pools/reef', ['slides'])).toBeUndefined();
  expect(matchHubRoute('/property-hub/dining/reef', ['dining'])?.name).toBe('restaurant');
});

it('a slash at the end makes no difference', () => {
  expect(matchHubRoute('/property-hub/')?.name).toBe('home');
  expect(matchHubRoute('/property-hub/dining/la-brasa/')).toEqual({
    name: 'restaurant',
    params: { slug: 'la-brasa' },
  });
});

it.each([
  '/',
  '/dining',
  '/property-hub/nothing',
  '/property-hub/dining/a/menu',
  '/property-hub/dining/a/b',
  '/property-hub/dining/a/menu/1/more',
  '/property-hub/constructor',
])('%s is no page of the hub', (address) => {
  expect(matchHubRoute(address)).toBeUndefined();
});

it('a parameter that cannot be decoded stays as it is', () => {
  expect(matchHubRoute('/property-hub/dining/%E0%A4%A')?.params.slug).toBe('%E0%A4%A');
});
