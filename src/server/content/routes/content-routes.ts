import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { mayChangeOfGroup } from '../../../domain/staff/role.ts';
import { requirePermission, staffOf } from '../../http/staff.ts';
import { isReadRequest } from '../../plugins/is-read-request.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { approvalRoutes } from './approval-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { findRoutes } from './find-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import { readRoutes } from './read-routes.ts';
import type { RouteContext } from './route-context.ts';
import { specialRoutes } from './special-routes.ts';
import { writeRoutes } from './write-routes.ts';

/** Keeps the group's own records from staff of a few sites: they may look, and change those of their sites alone. */
const refuseOfGroup = (type: ContentType) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { siteIds } = staffOf(request);
  const isNewSite = type.name === 'site' && siteIds !== 'all' && !('id' in (request.params as object));
  if (isReadRequest(request) || (mayChangeOfGroup(type, siteIds) && !isNewSite)) return undefined;
  return sendProblem(reply, 403, { detail: 'This belongs to the whole group, so it needs every site.' });
};

/** The staff routes of every registered type, under its path and the other names of the specification. */
export function contentRoutes(app: FastifyInstance, context: RouteContext): void {
  for (const type of allContentTypes) {
    for (const path of [type.path, ...(type.aliases ?? [])]) {
      app.register(
        async (routes) => {
          // Who may is settled before any of them runs.
          routes.addHook('onRequest', requirePermission(context.identify, type.permission));
          routes.addHook('onRequest', refuseOfGroup(type));
          specialRoutes(routes, type, context);
          readRoutes(routes, type, context.db);
          writeRoutes(routes, type, context);
          publicationRoutes(routes, type, context);
        },
        { prefix: `/${path}` },
      );
    }
  }
  app.register(async (routes) => findRoutes(routes, context));
  app.register(async (routes) => draftRoutes(routes, context));
  app.register(async (routes) => approvalRoutes(routes, context));
}
