import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { wantedPage } from './hub-page.ts';
import { placeOf } from './hub-places.ts';
import type { Shelf } from './shelf.ts';

// A quadratic reading of so many slashes takes minutes.
const SLASHES = '/'.repeat(400_000);

it('A slash at the end of a route makes no difference', () => {
  expect(placeOf('/property-hub/dining/la-brasa/')).toEqual({ name: 'dining/:slug', slug: 'la-brasa' });
  expect(placeOf('/property-hub/')).toEqual({ name: '', slug: '' });
});

it('A route with 400,000 slashes is read in linear time', () => {
  expect(placeOf(`/property-hub/dining${SLASHES}`)).toEqual({ name: 'dining', slug: '' });
  expect(placeOf(`/property-hub/dining${SLASHES}x`)).toBeUndefined();
});

it('An address with 400,000 slashes is read in linear time', () => {
  const request = { url: `/app/property-hub${SLASHES}x?lang=es`, headers: {} } as unknown as FastifyRequest;
  const site = { id: 1, key: 'a', hosts: [], hubHosts: [], isDefault: true };
  const shelf = { snapshot: { site: { localized: true } } } as unknown as Shelf;
  const { language, route } = wantedPage(request, site, shelf);
  expect(language).toBe('es');
  expect(route === `/property-hub${SLASHES}x`).toBe(true);
});
