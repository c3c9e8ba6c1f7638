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
import type { PasswordCost } from '../account/password-cost.ts';
import { hashPassword, verifyPassword } from '../account/password-hash.ts';
import { COOKIE_PREFIX } from './session-cookie.ts';
import { ABSOLUTE_SECONDS } from './session-lifetime.ts';

const MAX_PASSWORD = 1000;

interface AuthOptions {
  readonly db: Database;
  readonly key: string;
  /** The origin that the browser uses, 'https://www.example.com': passkeys are valid for its host. */
  readonly origin: string;
  /** False for a password that must not be accepted here. */
  readonly mayOpen: (password: string) => boolean;
  readonly passwordCost: PasswordCost;
}

/**
 * better-auth over our tables. Its own routes are never mounted: ours call `auth.api`, after the CSRF check and
 * with the login throttle, so its own origin check and rate limit are not needed.
 */
export function createAuth({ db, key, origin, mayOpen, passwordCost }: AuthOptions) {
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
        hash: (password) => hashPassword(password, passwordCost),
        // Hashed in either case, so that the duration reveals nothing.
        verify: async (given) => (await verifyPassword(given)) && mayOpen(given.password),
      },
    },
    session: {
      expiresIn: ABSOLUTE_SECONDS,
      // The absolute end is set at sign-in; `identify` ends idle sessions.
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
        // Attempts at codes are throttled like those at passwords: nobody is locked out.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpName: 'Palapa',
        rpID: new URL(origin).hostname,
        origin,
        // It signs in without password or code, so user verification on the device is required.
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
