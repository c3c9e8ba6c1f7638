import type { FastifyInstance } from 'fastify';
import { type Route, routesOf } from './routes.ts';

/** A route whose path is below /api/devise: 'menus/:id/revisions'. */
export type StaffRoute = Route;

const BELOW = '/api/devise/';

/** Every route of the staff half as it is registered, so that a new one cannot be forgotten. */
export const staffRoutesOf = async (app: FastifyInstance): Promise<StaffRoute[]> =>
  (await routesOf(app)).flatMap(({ method, path }) =>
    path.startsWith(BELOW) ? [{ method, path: path.slice(BELOW.length) }] : [],
  );
