import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../content/store/repository.ts';
import { agent, agent_session } from '../../database/agents-schema.ts';
import type { PasswordCost } from '../../staff/account/password-cost.ts';
import { endOldestSessions } from '../../staff/account/sessions.ts';
import { sessionToken } from '../../staff/session/session-cookie.ts';
import { keptKey, sign } from '../../staff/session/signing-key.ts';
import type { AgentAuth } from './agent-auth.ts';
import { AGENT_ADDRESS_HEADER, AGENT_COOKIES, IDLE_SECONDS } from './session-settings.ts';

/** Who of the travel agents a request is from. */

export type Agent = typeof agent.$inferSelect;

export interface SignedInAgent {
  readonly agent: Agent;
  /** What the forms of this session are sent with. */
  readonly csrf: string;
}

export interface AgentSessions {
  /** Undefined for whoever is not signed in. `origin` is that of the site, with its scheme. */
  find(request: FastifyRequest, origin: string): Promise<SignedInAgent | undefined>;
  /** False where address and password do not fit together; sets the cookie otherwise. */
  begin(
    request: FastifyRequest,
    reply: FastifyReply,
    origin: string,
    given: { readonly email: string; readonly password: string },
  ): Promise<boolean>;
  end(request: FastifyRequest, reply: FastifyReply, origin: string): Promise<void>;
}

const MAX_ORIGINS = 50;

const cookieName = (origin: string): string =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}${AGENT_COOKIES}.session_token`;

function cookieIn({ headers }: FastifyRequest, name: string): string | undefined {
  const line = (headers.cookie ?? '').split(/; */).find((one) => one.startsWith(`${name}=`));
  try {
    return line && decodeURIComponent(line.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

export function agentSessions(db: Database, passwordCost: PasswordCost): AgentSessions {
  const readKey = keptKey(db, 'agents');
  const byOrigin = new Map<string, Promise<AgentAuth>>();

  /** Loaded when somebody first signs in: visitors never wait for it. */
  async function open(origin: string): Promise<AgentAuth> {
    const [{ createAgentAuth }, key] = await Promise.all([import('./agent-auth.ts'), readKey()]);
    return createAgentAuth(db, key, origin, passwordCost);
  }

  function authOf(origin: string): Promise<AgentAuth> {
    const known = byOrigin.get(origin);
    if (known) return known;
    if (byOrigin.size >= MAX_ORIGINS) byOrigin.clear();
    const opened = open(origin);
    byOrigin.set(origin, opened);
    opened.catch(() => byOrigin.delete(origin));
    return opened;
  }

  /** Cookies only where a session is to end: signing in is nobody's who is signed in. */
  const headersOf = ({ ip, headers }: FastifyRequest, origin: string, cookie = '') =>
    new Headers({
      origin,
      cookie,
      [AGENT_ADDRESS_HEADER]: ip,
      'user-agent': (headers['user-agent'] ?? '').slice(0, 400),
    });

  const passOn = (reply: FastifyReply, headers: Headers) => {
    for (const line of headers.getSetCookie()) reply.header('set-cookie', line);
  };

  async function read(token: string): Promise<Agent | undefined> {
    const [found] = await db
      .select({ agent, seen: agent_session.last_seen_at })
      .from(agent_session)
      .innerJoin(agent, eq(agent.id, agent_session.userId))
      .where(
        and(
          eq(agent_session.token, token),
          gt(agent_session.expiresAt, sql`now()`),
          gt(agent_session.last_seen_at, sql`now() - make_interval(secs => ${IDLE_SECONDS})`),
        ),
      );
    if (!found) return undefined;
    await db
      .update(agent_session)
      .set({ last_seen_at: sql`now()` })
      .where(and(eq(agent_session.token, token), sql`last_seen_at < now() - interval '1 minute'`));
    return found.agent;
  }

  return {
    async find(request, origin) {
      const cookie = cookieIn(request, cookieName(origin));
      if (cookie === undefined) return undefined;
      const key = await readKey();
      const token = sessionToken(cookie, key);
      const found = token === undefined ? undefined : await read(token);
      return found && { agent: found, csrf: sign(key, `agent-form ${token}`) };
    },

    async begin(request, reply, origin, body) {
      const auth = await authOf(origin);
      try {
        const { headers, response } = await auth.api.signInEmail({
          body,
          headers: headersOf(request, origin),
          returnHeaders: true,
        });
        await endOldestSessions(db, response.user.id, agent_session);
        passOn(reply, headers);
        return true;
      } catch (error) {
        if ((error as Error).name === 'APIError') return false;
        throw error;
      }
    },

    async end(request, reply, origin) {
      const auth = await authOf(origin);
      const { headers } = await auth.api.signOut({
        headers: headersOf(request, origin, request.headers.cookie),
        returnHeaders: true,
      });
      passOn(reply, headers);
    },
  };
}
