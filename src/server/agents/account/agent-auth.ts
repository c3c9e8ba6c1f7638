import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Database } from '../../content/store/repository.ts';
import { agent, agent_account, agent_session, agent_verification } from '../../database/agents-schema.ts';
import type { PasswordCost } from '../../staff/account/password-cost.ts';
import { hashPassword, verifyPassword } from '../../staff/account/password-hash.ts';
import { ABSOLUTE_SECONDS, AGENT_ADDRESS_HEADER, AGENT_COOKIES } from './session-settings.ts';

const MAX_PASSWORD = 1000;

/** Ours, which better-auth neither asks for nor writes; it checks that it knows of every column that has to be filled. */
const ours = ['agency', 'number_kind', 'number', 'country', 'city', 'consent_version', 'slug', 'search'];
const additionalFields = Object.fromEntries(
  ours.map((name) => [name, { type: 'string', required: true, input: false, returned: false } as const]),
);

/**
 * better-auth for travel agents: tables, key, cookies and addresses of its own, so that nothing an agent holds means
 * anything to the staff app, nor the other way (ADR 72). As with staff its routes are never mounted: ours call `auth.api`.
 */
export const createAgentAuth = (db: Database, key: string, origin: string, passwordCost: PasswordCost) =>
  betterAuth({
    appName: 'Agent Cash Plus',
    baseURL: origin,
    basePath: '/agents',
    secret: key,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: agent,
        session: agent_session,
        account: agent_account,
        verification: agent_verification,
      },
    }),
    user: { additionalFields },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: (password) => hashPassword(password, passwordCost), verify: verifyPassword },
    },
    session: { expiresIn: ABSOLUTE_SECONDS, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: AGENT_COOKIES,
      ipAddress: { ipAddressHeaders: [AGENT_ADDRESS_HEADER], ipv6Subnet: 128 },
    },
  });

export type AgentAuth = ReturnType<typeof createAgentAuth>;
