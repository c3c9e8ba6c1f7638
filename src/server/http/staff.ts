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
  /** What they may change. */
  readonly permissions: readonly string[];
  /** What they may look at: all of `permissions`, and what a role that only looks names. */
  readonly views: readonly string[];
  /** What they may change the words of, and nothing else. */
  readonly words?: WordRights;
  readonly siteIds: Rights['siteIds'];
  /** The language they read; English where nothing is said. */
  readonly language?: Language;
  readonly sessionId?: string;
}

export type IdentifyStaff = (request: FastifyRequest) => Promise<Staff | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may change words alone may ask this route too: it looks itself at what a request changes. */
    takesWords?: true;
  }
}

/** Who may ask a route: who holds the permission, anybody who signed in, or anybody at all. */
export type Rule = Permission | 'signed-in' | 'anyone';

const grants = new WeakMap<FastifyRequest, { staff: Staff; rule: Rule }>();

/** Who asks. Only for routes behind `admit`. */
export const staffOf = (request: FastifyRequest): Staff => grants.get(request)!.staff;

/** The rule that let the request in; undefined where none did. */
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

/** Lets in who is signed in and holds the permission: to look with a reading method, to change with any other. */
export function requirePermission(identify: IdentifyStaff, rule: Exclude<Rule, 'anyone'>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const staff = await identify(request);
    if (!staff) return sendProblem(reply, 401, { detail: 'Sign in to see this.' });
    setRequestLanguage(request, staff.language ?? 'en');
    const held = isReadRequest(request) ? staff.views : staff.permissions;
    if (rule !== 'signed-in' && !holds(held, rule)) {
      const writesWords = wordsOnly(staff, rule).length > 0;
      if (writesWords && request.routeOptions.config.takesWords) {
        grants.set(request, { staff, rule });
        return undefined;
      }
      const detail = `This needs the permission '${rule}'`;
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
