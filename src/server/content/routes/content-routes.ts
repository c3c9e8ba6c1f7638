import type { FastifyInstance } from 'fastify';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { requirePermission } from '../../http/staff.ts';
import { approvalRoutes } from './approval-routes.ts';
import { commentRoutes } from './comment-routes.ts';
import { copyRoutes } from './copy-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { findRoutes } from './find-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import { readRoutes } from './read-routes.ts';
import { refuseOfGroup } from './refuse-of-group.ts';
import type { RouteContext } from './route-context.ts';
import { specialRoutes } from './special-routes.ts';
import { todayRoutes } from '../today/today-routes.ts';
import { translationRoutes } from './translation-routes.ts';
import { treeRoutes } from './tree-routes.ts';
import { writeRoutes } from './write-routes.ts';

/** The types by the parts of the path that their routes are below: their own, and other names of the specification. */
export const typesByPath: ReadonlyMap<string, ContentType> = new Map(
  allContentTypes.flatMap((type) => [type.path, ...(type.aliases ?? [])].map((path) => [path, type])),
);

/** The staff routes of one type. */
export function typeRoutes(routes: FastifyInstance, type: ContentType, context: RouteContext): void {
  // Who may is settled before any of them runs.
  routes.addHook('onRequest', requirePermission(context.identify, type.permission));
  routes.addHook('onRequest', refuseOfGroup(type));
  specialRoutes(routes, type, context);
  treeRoutes(routes, type, context);
  readRoutes(routes, type, context.db);
  writeRoutes(routes, type, context);
  publicationRoutes(routes, type, context);
  copyRoutes(routes, type, context);
  commentRoutes(routes, type, context);
}

/** The staff routes about records of every type. */
export function contentRoutes(app: FastifyInstance, context: RouteContext): void {
  app.register(async (routes) => findRoutes(routes, context));
  app.register(async (routes) => todayRoutes(routes, context));
  app.register(async (routes) => draftRoutes(routes, context));
  app.register(async (routes) => approvalRoutes(routes, context));
  app.register(async (routes) => translationRoutes(routes, context));
}
