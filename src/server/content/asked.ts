import type { FastifyRequest } from 'fastify';
import type { Selection } from './repository.ts';
import { mayTouch, type Staff } from './staff.ts';

/** What a request asks for in its address. A number that is none is answered with 400 naming it. */

const PAGE_SIZE = 25;
const PAGE_SIZE_MOST = 100;
const ID_MOST = 2_147_483_647;

function whole(name: string, value: string): number {
  const number = Number(value);
  if (!/^\d{1,10}$/.test(value) || number < 1 || number > ID_MOST) {
    throw Object.assign(new Error(`${name} should be a whole number from 1.`), { statusCode: 400 });
  }
  return number;
}

export const askedNumber = (request: FastifyRequest, name: 'id' | 'number'): number =>
  whole(name, (request.params as Record<string, string>)[name] ?? '');

/** A query parameter; one that is given twice counts as not given. */
function asked(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function askedSites(request: FastifyRequest, staff: Staff): readonly number[] | undefined {
  const siteId = asked(request, 'site_id');
  if (siteId === undefined) return staff.siteIds === 'all' ? undefined : staff.siteIds;
  const id = whole('site_id', siteId);
  return mayTouch(staff, id) ? [id] : [];
}

export interface AskedPage extends Selection {
  readonly page: number;
  readonly pageSize: number;
}

/** Which records a list shows: of the asker's sites only, a page of them, those with the words. */
export function askedPage(request: FastifyRequest, staff: Staff): AskedPage {
  const show = asked(request, 'show');
  const words = asked(request, 'searchterm') ?? asked(request, 'title');
  const siteIds = askedSites(request, staff);
  return {
    page: whole('page', asked(request, 'page') ?? '1'),
    pageSize: Math.min(whole('pageSize', asked(request, 'pageSize') ?? String(PAGE_SIZE)), PAGE_SIZE_MOST),
    show: show === 'archived' || show === 'deleted' ? show : 'live',
    ...(siteIds ? { siteIds } : {}),
    ...(words === undefined ? {} : { words }),
  };
}
