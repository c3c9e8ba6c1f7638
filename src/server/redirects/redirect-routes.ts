import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypes } from '../../content/index.ts';
import { issueText } from '../../domain/fields/issue.ts';
import { isId } from '../../domain/fields/reference.ts';
import { isStorable } from '../../domain/fields/text.ts';
import { publishRightOf } from '../content/publication/publish-right.ts';
import type { RouteContext } from '../content/routes/route-context.ts';
import { findRecord } from '../content/store/repository.ts';
import { NotFound, ValidationFailed } from '../http/errors.ts';
import { pagingOf, pagingParameters } from '../http/paging.ts';
import { numberParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { dataResponse, failures, listOf, objectOf, wholeNumber } from '../http/route-schema.ts';
import { actorOf, mayAccessSite, staffOf } from '../http/staff.ts';
import { requestLanguage } from '../plugins/request-language.ts';
import { dismissMissing, listMissing, MAX_MISSING_PATH } from './missing-addresses.ts';
import { exportRedirects, importRedirects, MAX_ROWS } from './redirect-csv.ts';

const siteParameter = numberParameter({ required: true });
const siteQuery = defineQuery({ site_id: siteParameter });
const missingQuery = defineQuery({ site_id: siteParameter, ...pagingParameters });

const MAX_DISMISSED = 100;

const body = (request: FastifyRequest) => (request.body ?? {}) as Readonly<Record<string, unknown>>;

function siteInBody(request: FastifyRequest): number {
  const { site_id } = body(request);
  if (!isId(site_id)) throw new ValidationFailed([{ path: 'site_id', code: 'required' }]);
  return site_id;
}

function pathsInBody(request: FastifyRequest): readonly string[] {
  const { paths } = body(request);
  const isPath = (one: unknown): one is string =>
    typeof one === 'string' && one.length <= MAX_MISSING_PATH && isStorable(one);
  if (Array.isArray(paths) && paths.length > 0 && paths.length <= MAX_DISMISSED && paths.every(isPath)) {
    return paths;
  }
  throw new ValidationFailed([{ path: 'paths', code: 'type', detail: 'a list' }]);
}

function csvInBody(request: FastifyRequest): string {
  const { csv } = body(request);
  if (typeof csv === 'string' && csv.trim() !== '') return csv;
  throw new ValidationFailed([{ path: 'csv', code: 'required' }]);
}

/** Addresses without a page, and redirects as a table, below `redirects/`. */
export function redirectRoutes(routes: FastifyInstance, { db }: RouteContext): void {
  /** Throws NotFound for a site that is not the asker's. */
  async function ownSite(request: FastifyRequest, siteId: number): Promise<number> {
    const isTheirs = mayAccessSite(staffOf(request), siteId);
    if (!isTheirs || !(await findRecord(db, contentTypes.site, siteId))) {
      throw new NotFound('There is no such site.');
    }
    return siteId;
  }

  const tags = [contentTypes.redirect.labels.en.many];
  const path = { type: 'string', maxLength: MAX_MISSING_PATH };
  const instant = { type: 'string', format: 'date-time' };

  const missing = {
    tags,
    summary: 'Addresses that visitors asked for and at which nothing stands, asked for most first',
    querystring: missingQuery.schema,
    response: {
      200: dataResponse(
        listOf(objectOf({ path, hits: wholeNumber, first_at: instant, last_at: instant })),
        'Without those that somebody said need no redirect',
        { meta: { type: 'object' } },
      ),
      ...failures.badRequest,
      ...failures.notFound,
    },
  };
  routes.get('/missing', { schema: missing }, async (request) => {
    const { site_id, ...paging } = missingQuery.read(request);
    const page = pagingOf(paging);
    const { data, total } = await listMissing(db, await ownSite(request, site_id), page);
    return { data, meta: { total, ...page } };
  });

  const dismiss = {
    tags,
    summary: 'Say that addresses need no redirect',
    body: objectOf({ site_id: wholeNumber, paths: { ...listOf(path), maxItems: MAX_DISMISSED } }),
    response: {
      200: dataResponse(objectOf({ dismissed: { type: 'integer' } }), 'How many'),
      ...failures.validationFailed,
    },
  };
  routes.post('/missing/dismiss', { schema: dismiss }, async (request) => {
    const siteId = await ownSite(request, siteInBody(request));
    return { data: { dismissed: await dismissMissing(db, siteId, pathsInBody(request)) } };
  });

  const file = {
    tags,
    summary: 'The redirects of a site as CSV',
    querystring: siteQuery.schema,
    response: {
      200: {
        description: 'from, to, drop_query, name, hits, moved',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    },
  };
  routes.get('/export', { schema: file }, async (request, reply) => {
    const csv = await exportRedirects(db, await ownSite(request, siteQuery.read(request).site_id));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="redirects.csv"')
      .send(csv);
  });

  const imported = {
    tags,
    summary: `Read at most ${MAX_ROWS} redirects from CSV: all of them, or none where one is refused`,
    body: objectOf({ site_id: wholeNumber, csv: { type: 'string' }, dry_run: { type: 'boolean' } }),
    response: {
      200: dataResponse(
        objectOf({ done: { type: 'boolean' }, rows: listOf({ type: 'object' }) }),
        'What becomes of each row, and whether they are stored now',
      ),
      ...failures.validationFailed,
    },
  };
  routes.post('/import', { schema: imported }, async (request) => {
    const staff = staffOf(request);
    const siteId = await ownSite(request, siteInBody(request));
    const { done, rows } = await importRedirects(db, csvInBody(request), {
      siteId,
      actor: actorOf(staff),
      publishRight: publishRightOf(staff, contentTypes.redirect.permission),
      // Nothing is stored unless somebody says so.
      isDryRun: body(request).dry_run !== false,
    });
    const language = requestLanguage(request);
    const inWords = rows.map(({ issues, ...row }) => ({
      ...row,
      errors: issues.map((issue) => ({ path: issue.path, message: issueText(issue, language) })),
    }));
    return { data: { done, rows: inWords } };
  });
}
