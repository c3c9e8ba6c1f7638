import type { FastifyReply, FastifyRequest } from 'fastify';
import { holds, type Permission } from '../../domain/permission.ts';
import { sendProblem } from '../plugins/problem.ts';
import type { Actor } from './history.ts';

/** A signed-in member of staff: what they may do, and on which sites. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly siteIds: readonly number[] | 'all';
}

export type Identify = (request: FastifyRequest) => Promise<Staff | null>;

const admitted = new WeakMap<FastifyRequest, Staff>();

/** Who asks. Only for routes behind `admit`. */
export const staffOf = (request: FastifyRequest): Staff => admitted.get(request)!;

export const actorOf = ({ id, name }: Staff): Actor => ({ id, name });

export const mayTouch = ({ siteIds }: Staff, siteId: number): boolean =>
  siteIds === 'all' || siteIds.includes(siteId);

/** Lets in who is signed in and holds the permission: a hook for every route of a type. */
export function admit(identify: Identify, permission: Permission) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const staff = await identify(request);
    if (!staff) return sendProblem(reply, 401, { detail: 'Sign in to see this.' });
    if (!holds(staff.permissions, permission)) {
      return sendProblem(reply, 403, { detail: `This needs the permission '${permission}'.` });
    }
    admitted.set(request, staff);
    return undefined;
  };
}
