import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicationSections } from '../../../domain/site/publications/publication-sections.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { networkOf } from '../../client-network.ts';
import type { CacheRegistry } from '../../delivery/cache-registry.ts';
import { choiceParameter, numberParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { isDatabaseAway, isDatabaseFull } from '../../plugins/transient-errors.ts';
import { isBrowser } from '../draws/is-visitor.ts';
import { openSite } from '../open-site.ts';
import { publicationsIn } from '../publications/publications.ts';
import type { ReadCounts } from './read-counts.ts';
import { READS_PATH } from './reads-address.ts';

const query = defineQuery({
  section: choiceParameter({ required: true, options: publicationSections }),
  id: numberParameter({ required: true }),
});

/** Browsers send nothing with it. */
const MAX_BODY = 100;

interface ReadParts {
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
  readonly counts: ReadCounts;
}

/** Pages of other sites tell us nothing; browsers say whose page it is. */
const isOwnPage = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

/**
 * Is told that somebody has a post before them. Whatever it is told, it answers the same: nobody learns whether they were
 * counted, and a post before its moment is like one that is not there.
 */
export function readRoute(app: FastifyInstance, { registry, publicOrigin, counts }: ReadParts): void {
  async function count(request: FastifyRequest): Promise<void> {
    const { section, id } = query.read(request);
    const agent = request.headers['user-agent'];
    if (!isOwnPage(request) || !isBrowser(agent)) return;
    const open = await openSite(request, { registry, publicOrigin });
    if (!open) return;
    const wanted = open.requestIn('en');
    // Both languages have the same post; one may be hidden in the one and not in the other.
    const isThere = [wanted, open.requestIn('es')].some((one) =>
      publicationsIn(one, section).some((record) => record.id === id),
    );
    if (!isThere) return;
    const network = networkOf(request.ip);
    await counts.add({ section, id, day: dayOf(wanted.now), network, agent });
  }

  app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY }, (_request, _body, done) =>
      done(null),
    );
    scope.post(READS_PATH, { schema: { hide: true }, bodyLimit: MAX_BODY }, async (request, reply) => {
      try {
        await count(request);
      } catch (error) {
        // A view that cannot be counted is nothing that a visitor should hear of.
        if (!isDatabaseAway(error as object) && !isDatabaseFull(error as object)) throw error;
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
