import type { FastifyRequest } from 'fastify';
import type { Booking } from '../../domain/booking/trigger-index.ts';

// What the CDNs in use call the visitor's country and region; the plain names are for any other.
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];
const REGION_HEADERS = ['cf-region-code', 'cloudfront-viewer-country-region', 'x-region-code'];

/** Letters and figures of ISO 3166; whatever else a header says names no place. */
const PLACE = /^[a-z0-9]{1,3}(-[a-z0-9]{1,3})?$/i;

const firstOf = (request: FastifyRequest, names: readonly string[]): string | undefined =>
  names
    .map((name) => request.headers[name])
    .find((value) => typeof value === 'string' && PLACE.test(value)) as string | undefined;

/**
 * Country and region, believed only of a proxy that TRUST_PROXY names: it has then said for whom it asks
 * (X-Forwarded-For), and Fastify lists more than the nearest address.
 */
export function visitorPlace(request: FastifyRequest): Pick<Booking, 'country' | 'region'> {
  const country = firstOf(request, COUNTRY_HEADERS);
  const region = firstOf(request, REGION_HEADERS);
  // The addresses are worked out when they are read, and most requests name no place.
  if ((country ?? region) === undefined || (request.ips?.length ?? 0) < 2) return {};
  return { country, region };
}
