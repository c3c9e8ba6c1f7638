import { passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import type { Database } from '../../content/store/repository.ts';
import {
  staffAccount,
  staffPasskey,
  staffSession,
  staffTwoFactor,
  staffVerification,
} from '../../database/sign-in-schema.ts';
import { staffUser } from '../../database/staff-schema.ts';
import { ADDRESS_HEADER } from '../address-header.ts';
import { hashPassword, verifyPassword } from '../account/password-hash.ts';
import { COOKIE_PREFIX } from './session-cookie.ts';
import { ABSOLUTE_SECONDS } from './session-lifetime.ts';

const MAX_PASSWORD = 1000;

interface AuthOptions {
  readonly db: Database;
  readonly key: string;
  /** Where the browser sees us, 'https://www.example.com': passkeys hold for that host. */
  readonly origin: string;
  /** False for a password that must not open anything here. */
  readonly mayOpen: (password: string) => boolean;
}

/**
 * better-auth over our tables. Its own routes are never mounted: ours call `auth.api`, after the CSRF check and
 * with the slow-down of `guessing.ts`, so its origin check and its rate limit have nothing to do.
 */
export function createAuth({ db, key, origin, mayOpen }: AuthOptions) {
  return betterAuth({
    appName: 'Palapa',
    baseURL: origin,
    basePath: '/api/devise',
    secret: key,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: staffUser,
        session: staffSession,
        account: staffAccount,
        verification: staffVerification,
        twoFactor: staffTwoFactor,
        passkey: staffPasskey,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: MAX_PASSWORD,
      password: {
        hash: hashPassword,
        // Hashed either way, so that the answer takes as long.
        verify: async (given) => (await verifyPassword(given)) && mayOpen(given.password),
      },
    },
    session: {
      expiresIn: ABSOLUTE_SECONDS,
      // The end stands from the beginning; `identify` ends a session that nobody uses.
      disableSessionRefresh: true,
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const [user] = await db
              .select({ disabled_at: staffUser.disabled_at })
              .from(staffUser)
              .where(eq(staffUser.id, userId));
            if (!user || user.disabled_at) throw new APIError('UNAUTHORIZED');
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: 'Palapa',
        backupCodeOptions: { amount: 10, length: 10, storeBackupCodes: 'encrypted' },
        // Guessing codes is slowed like guessing passwords: nobody is locked out.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpName: 'Palapa',
        rpID: new URL(origin).hostname,
        origin,
        // It opens alone, without password or code: so the device asks who holds it.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
          },
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
