import type { FastifyInstance } from 'fastify';
import type { Database } from '../content/store/repository.ts';
import { dataResponse } from '../http/route-schema.ts';
import { actorOf, type IdentifyStaff, requirePermission, staffOf } from '../http/staff.ts';
import type { AppLog } from '../plugins/problem.ts';
import { beginRefresh, deployAfterwards, lastRefresh } from './refresh.ts';

interface RefreshRoutes {
  readonly db: Database;
  readonly identify: IdentifyStaff;
  /** The name of this instance. */
  readonly instance: string;
  readonly deployUrl: string | undefined;
  readonly log: AppLog;
}

/** Milliseconds after which a refresh that never ended keeps nobody from another one. */
const GIVEN_UP = 60_000;

/** The Refresh Cache button, and how far it is. */
export function refreshRoutes(app: FastifyInstance, parts: RefreshRoutes): void {
  const { db, identify, instance, deployUrl, log } = parts;
  const onRequest = requirePermission(identify, 'manage redirects');
  const tags = ['route cache'];
  const hasDeploy = deployUrl !== undefined;
  const state = {
    type: ['object', 'null'],
    description: 'What each instance did, and the deployment service',
  };
  const last = async () => (await lastRefresh(db, hasDeploy)) ?? null;

  app.get(
    '/route-cache/refresh',
    {
      onRequest,
      schema: {
        tags,
        summary: 'How the last refresh went',
        response: { 200: dataResponse(state, 'Null before the first') },
      },
    },
    async () => ({ data: await last() }),
  );

  app.post(
    '/route-cache/refresh',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Have every instance read routes, redirects and content anew',
        response: { 202: dataResponse(state, 'It has begun, or is under way already') },
      },
    },
    async (request, reply) => {
      const running = await last();
      const isUnderWay =
        running !== null && !running.is_finished && Date.now() - Date.parse(running.at) < GIVEN_UP;
      if (!isUnderWay) {
        const begun = await beginRefresh(db, actorOf(staffOf(request)), instance);
        if (hasDeploy) {
          // Nobody waits for it: whoever looks on sees it answer.
          void deployAfterwards(db, begun, deployUrl).catch((error: unknown) =>
            log.error({ err: error }, 'The deployment service could not be told of a refresh.'),
          );
        }
      }
      return reply.code(202).send({ data: await last() });
    },
  );
}
