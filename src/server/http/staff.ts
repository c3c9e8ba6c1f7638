import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../domain/language.ts';
import { type Rights, type WordRights, wordsOnly } from '../../domain/staff/role.ts';
import { holds, type Permission } from '../../domain/staff/permission.ts';
import { isReadRequest } from '../plugins/is-read-request.ts';
import { sendProblem } from '../plugins/problem.ts';
import { setRequestLanguage } from '../plugins/request-language.ts';

/** A signed-in member of staff: what they may do, and on which sites. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  /** Permissions to change. */
  readonly permissions: readonly string[];
  /** Permissions to read: all of `permissions`, and those of read-only roles. */
  readonly views: readonly string[];
  /** Translation rights. */
  readonly words?: WordRights;
  /** What they may publish of what they may change; all of it where nothing is said. */
  readonly publishes?: readonly string[];
  readonly siteIds: Rights['siteIds'];
  /** The language of the staff app; English by default. */
  readonly language?: Language;
  readonly sessionId?: string;
}

export type IdentifyStaff = (request: FastifyRequest) => Promise<Staff | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts translation rights and checks itself which fields a request changes. */
    takesWords?: true;
  }
}

/** Who may call a route: holders of a permission, or of one of several, everybody signed in, or anyone. */
export type Rule = Permission | readonly Permission[] | 'signed-in' | 'anyone';

const grants = new WeakMap<FastifyRequest, { staff: Staff; rule: Rule }>();

/** The signed-in person. Only for routes behind `requirePermission`. */
export const staffOf = (request: FastifyRequest): Staff => grants.get(request)!.staff;

/** The rule that the request passed; undefined before that. */
export const grantedRule = (request: FastifyRequest): Rule | undefined => grants.get(request)?.rule;

/** Whose name stands with what they write. */
export const actorOf = ({ id, name }: Staff) => ({ id, name });

export const mayAccessSite = ({ siteIds }: Staff, siteId: number): boolean =>
  siteIds === 'all' || siteIds.includes(siteId);

/** The sites to look at: the one that is asked for, else all of the asker's; every site when undefined. */
export function requestedSites(siteId: number | undefined, staff: Staff): readonly number[] | undefined {
  if (siteId === undefined) return staff.siteIds === 'all' ? undefined : staff.siteIds;
  return mayAccessSite(staff, siteId) ? [siteId] : [];
}

/** A hook that requires a session with the permission: to read for GET and HEAD, to change for other methods. */
export function requirePermission(identify: IdentifyStaff, rule: Exclude<Rule, 'anyone'>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const staff = await identify(request);
    if (!staff) return sendProblem(reply, 401, { detail: 'Sign in to see this.' });
    setRequestLanguage(request, staff.language ?? 'en');
    const permissionsHeld = isReadRequest(request) ? staff.views : staff.permissions;
    const anyOf: readonly Permission[] = rule === 'signed-in' ? [] : typeof rule === 'string' ? [rule] : rule;
    if (rule !== 'signed-in' && !anyOf.some((one) => holds(permissionsHeld, one))) {
      const writesWords = anyOf.some((one) => wordsOnly(staff, one).length > 0);
      if (writesWords && request.routeOptions.config.takesWords) {
        grants.set(request, { staff, rule });
        return undefined;
      }
      const detail = `This needs the permission '${anyOf.join("' or '")}'`;
      return sendProblem(reply, 403, {
        detail: writesWords
          ? `${detail} for more than words, and your role changes words alone.`
          : `${detail}.`,
      });
    }
    grants.set(request, { staff, rule });
    return undefined;
  };
}
