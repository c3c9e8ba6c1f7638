import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import { mayChangeOfGroup, mayCreateOfGroup } from '../../../domain/staff/role.ts';
import { staffOf } from '../../http/staff.ts';
import { isReadRequest } from '../../plugins/is-read-request.ts';
import { sendProblem } from '../../plugins/problem.ts';

/** Keeps the group's own records from staff of a few sites: they may look, and change those of their sites alone. */
export const refuseOfGroup = (type: ContentType) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { siteIds } = staffOf(request);
  // Without an id it is a new record, or a change of many.
  const isOfOne = 'id' in (request.params as object);
  const may = isOfOne ? mayChangeOfGroup(type, siteIds) : mayCreateOfGroup(type, siteIds);
  if (isReadRequest(request) || may) return undefined;
  return sendProblem(reply, 403, { detail: 'This belongs to the whole group, so it needs every site.' });
};
