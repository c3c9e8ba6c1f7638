import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import { type Language, languages, type Locales } from '../../../domain/language.ts';
import type { DrawTotals } from '../../../domain/site/draw-results.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { requestedRecord } from '../../content/routes/read-routes.ts';
import type { RouteContext } from '../../content/routes/route-context.ts';
import type { StoredRecord } from '../../content/store/record.ts';
import { findRecord, type Queries } from '../../content/store/repository.ts';
import { page_draw_day } from '../../database/schema.ts';
import { readPublished } from '../../delivery/published-records.ts';
import { dataResponse, failures, listOf, objectOf } from '../../http/route-schema.ts';
import { idParams } from '../../http/path.ts';
import type { PageDraw } from '../found-page.ts';
import { drawOf } from './page-draw.ts';

const { page, site } = contentTypes;

interface VersionTotals extends Locales<DrawTotals> {
  /** The id of its entry, which may be deleted since. */
  readonly version: string;
}

interface DrawResult {
  readonly draw: string;
  readonly is_running: boolean;
  /** Days of the property, 'YYYY-MM-DD'; null where nobody was counted yet. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  /** In the order in which staff keep them; what is deleted comes last. */
  readonly versions: readonly VersionTotals[];
}

interface Totals extends DrawTotals {
  readonly draw: string;
  readonly version: string;
  readonly language: Language;
  readonly first_day: string;
  readonly last_day: string;
}

const totalsOf = (db: Queries, pageId: number): Promise<Totals[]> =>
  db
    .select({
      draw: page_draw_day.draw,
      version: page_draw_day.version,
      language: page_draw_day.language,
      visitors: sql<number>`sum(${page_draw_day.visitors})::int`,
      presses: sql<number>`sum(${page_draw_day.presses})::int`,
      first_day: sql<string>`min(${page_draw_day.day})::text`,
      last_day: sql<string>`max(${page_draw_day.day})::text`,
    })
    .from(page_draw_day)
    .where(eq(page_draw_day.page_id, pageId))
    .groupBy(page_draw_day.draw, page_draw_day.version, page_draw_day.language);

const NOBODY: DrawTotals = { visitors: 0, presses: 0 };

function resultOf(
  name: string,
  counted: readonly Totals[],
  running: readonly PageDraw[],
  order: readonly string[],
): DrawResult {
  const own = counted.filter(({ draw }) => draw === name);
  const drawn = running.filter((draw) => draw.name === name);
  const ids = [
    ...drawn.flatMap(({ versions }) => versions.map(({ version }) => version)),
    ...own.map(({ version }) => version),
  ];
  const placeOf = (version: string) => (order.includes(version) ? order.indexOf(version) : order.length);
  const inLanguage = (version: string, language: Language): DrawTotals => {
    const found = own.find((one) => one.version === version && one.language === language);
    return found ? { visitors: found.visitors, presses: found.presses } : NOBODY;
  };
  return {
    draw: name,
    is_running: drawn.length > 0,
    first_day: own.map(({ first_day }) => first_day).sort()[0] ?? null,
    last_day:
      own
        .map(({ last_day }) => last_day)
        .sort()
        .at(-1) ?? null,
    versions: [...new Set(ids)]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((version) => ({ version, en: inLanguage(version, 'en'), es: inLanguage(version, 'es') })),
  };
}

/** Every draw of a page, the running one first, then the latest. */
async function resultsOf(db: RouteContext['db'], record: StoredRecord<typeof page>): Promise<DrawResult[]> {
  const at = new Date();
  const counted = await totalsOf(db, record.id);
  const ofSite = await findRecord(db, site, record.site_id!);
  const [published] = (await readPublished(db, page, { ids: [record.id] }, at.toISOString())).records;
  const now = wallClockIn(at, ofSite?.timeZone ?? 'UTC');
  const running = published
    ? languages.flatMap((language) => drawOf(published, { language, now }) ?? [])
    : [];
  const names = new Set([...running.map(({ name }) => name), ...counted.map(({ draw }) => draw)]);
  const order = (record.versions ?? []).map(({ id }) => id);
  return [...names]
    .map((name) => resultOf(name, counted, running, order))
    .sort(
      (a, b) =>
        Number(b.is_running) - Number(a.is_running) || (b.last_day ?? '').localeCompare(a.last_day ?? ''),
    );
}

const totals = objectOf({ visitors: { type: 'integer' }, presses: { type: 'integer' } });
const day = { type: ['string', 'null'], format: 'date' };

/** `GET pages/{id}/results`: how the versions of a page fared that shared its visitors. */
export function drawResultsRoute(routes: FastifyInstance, { db }: RouteContext): void {
  const schema = {
    tags: [page.labels.en.many],
    summary: 'Visitors of each version, and how many of them pressed a link',
    params: idParams,
    response: {
      200: dataResponse(
        listOf(
          objectOf({
            draw: { type: 'string' },
            is_running: { type: 'boolean' },
            first_day: day,
            last_day: day,
            versions: listOf(objectOf({ version: { type: 'string' }, en: totals, es: totals })),
          }),
        ),
        'A draw for each set of versions and shares: what stands in one of them may be compared',
      ),
      ...failures.badRequest,
      ...failures.notFound,
    },
  };
  routes.get('/:id/results', { schema }, async (request) => {
    const record = await requestedRecord(db, page, request);
    return { data: await resultsOf(db, record as StoredRecord<typeof page>) };
  });
}
