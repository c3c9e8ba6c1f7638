import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { matchHubRoute } from '../../domain/hub-routes.ts';
import type { SiteCache } from '../delivery/site-cache.ts';
import { parsePageRequest } from './hub-page.ts';

// A quadratic reading of so many slashes takes minutes.
const SLASHES = '/'.repeat(400_000);

it('A route with 400,000 slashes is read in linear time', () => {
  expect(matchHubRoute(`/property-hub/dining${SLASHES}`)?.name).toBe('dining');
  expect(matchHubRoute(`/property-hub/dining${SLASHES}x`)).toEqual({
    name: 'restaurant',
    params: { slug: 'x' },
  });
});

it('An address with 400,000 slashes is read in linear time', () => {
  const request = { url: `/app/property-hub${SLASHES}x?lang=es`, headers: {} } as unknown as FastifyRequest;
  const site = { id: 1, key: 'a', hosts: [], hubHosts: [], isDefault: true, localized: true };
  const cache = { snapshot: { site: { localized: true } } } as unknown as SiteCache;
  const { language, route } = parsePageRequest(request, site, cache);
  expect(language).toBe('es');
  expect(route === `/property-hub${SLASHES}x`).toBe(true);
});
