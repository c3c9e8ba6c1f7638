import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { drawnVersion } from '../../../domain/site/page-versions.ts';
import { markOf, ticketOn, withMark } from '../../../domain/site/visitor-draw.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type { CacheRegistry } from '../../delivery/cache-registry.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { choiceParameter, numberParameter, textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { originsOf } from '../site-origin.ts';
import { knownDraw, setDraw } from './draw-cookie.ts';
import type { DrawCounts } from './draw-counts.ts';
import { drawOf, PRESSES_PATH } from './page-draw.ts';

/** What browsers send is 'PING'. */
const MAX_BODY = 100;

const query = defineQuery({
  page: numberParameter({ required: true }),
  draw: textParameter({ required: true, maxLength: 8 }),
  lang: choiceParameter({ required: true, options: languages }),
});

interface PressParts {
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
  readonly counts: DrawCounts;
}

/**
 * Counts who pressed a link, once a visitor: who has no cookie of this very draw, was counted before, or comes after it
 * ended, is not counted. The cookie goes with requests of the site's own pages alone, so no other site presses.
 */
export function pressRoute(app: FastifyInstance, { registry, publicOrigin, counts }: PressParts): void {
  /** The cookie that says that the press was counted; undefined where it was not. */
  async function counted(request: FastifyRequest): Promise<string | undefined> {
    const { page, draw: name, lang: language } = query.read(request);
    const visitor = knownDraw(request.raw);
    const mark = visitor && markOf(visitor, page, name);
    if (!mark || mark.isPressed) return undefined;
    const serverName = request.headers['server-name'] as string | undefined;
    const visit = await registry.visit(request.headers.host, serverName);
    if (!visit) return undefined;
    const { snapshot } = visit.cache;
    const { timeZone } = snapshot.site;
    const record = recordsOf(snapshot, contentTypes.page).find(({ id }) => id === page);
    const draw = record && drawOf(record, { language, now: wallClockIn(new Date(), timeZone) });
    if (draw?.name !== name) return undefined;
    const { version } = drawnVersion(draw.versions, ticketOn(page, visitor.ticket))!;
    counts.pressed({ page, draw: name, version, language, timeZone });
    const { own } = originsOf(request, visit.site, await registry.directory(), publicOrigin);
    return setDraw(withMark(visitor, { ...mark, isPressed: true }), own.startsWith('https:'));
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'text/ping',
      { parseAs: 'string', bodyLimit: MAX_BODY },
      (_request, _body, done) => done(null),
    );
    scope.post(PRESSES_PATH, { schema: { hide: true }, bodyLimit: MAX_BODY }, async (request, reply) => {
      const cookie = await counted(request);
      if (cookie !== undefined) reply.header('set-cookie', cookie);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
