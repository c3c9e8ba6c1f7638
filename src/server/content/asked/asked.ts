import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { isStorable } from '../../../domain/fields/text.ts';
import { malformed } from '../failures.ts';
import { mayTouch, type Staff } from '../staff.ts';

/** What a request asks for in its address. What cannot be understood is answered with 400 naming it. */

const PAGE_SIZE = 25;
const PAGE_SIZE_MOST = 100;
const ID_MOST = 2_147_483_647;

export function whole(name: string, value: string): number {
  const number = Number(value);
  if (!/^\d{1,10}$/.test(value) || number < 1 || number > ID_MOST) {
    throw malformed(`${name} should be a whole number from 1.`);
  }
  return number;
}

export const askedNumber = (request: FastifyRequest, name: 'id' | 'number'): number =>
  whole(name, (request.params as Record<string, string>)[name] ?? '');

/** A query parameter; an empty one, and one that is given twice, counts as not given. */
export function asked(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  if (typeof value !== 'string' || value === '') return undefined;
  if (!isStorable(value)) throw malformed(`${name} contains a character that cannot be looked for.`);
  return value;
}

/** The sites to look at: the one that is asked for, else all of the asker's; every site when undefined. */
export function askedSites(request: FastifyRequest, staff: Staff): readonly number[] | undefined {
  const siteId = asked(request, 'site_id');
  if (siteId === undefined) return staff.siteIds === 'all' ? undefined : staff.siteIds;
  const id = whole('site_id', siteId);
  return mayTouch(staff, id) ? [id] : [];
}

/** The language of a list, under any of the names the specification gives it. */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const names = ['language', 'langage', 'language_id'];
  const name = names.find((one) => asked(request, one) !== undefined);
  const value = name && asked(request, name);
  if (value === undefined) return undefined;
  if (!isLanguage(value)) throw malformed(`${name} should be en or es.`);
  return value;
}

export interface AskedPage {
  readonly page: number;
  readonly pageSize: number;
}

export const askedPage = (request: FastifyRequest): AskedPage => ({
  page: whole('page', asked(request, 'page') ?? '1'),
  pageSize: Math.min(whole('pageSize', asked(request, 'pageSize') ?? String(PAGE_SIZE)), PAGE_SIZE_MOST),
});
