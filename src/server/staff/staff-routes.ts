import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopbackHost } from '../config.ts';
import type { Database } from '../content/store/repository.ts';
import type { IdentifyStaff } from '../http/staff.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AppLog } from '../plugins/problem.ts';
import { browserLanguage, setRequestLanguage } from '../plugins/request-language.ts';
import { hostName } from '../http/host.ts';
import type { SiteDirectory } from '../delivery/site-directory.ts';
import { accountRoutes } from './account/account-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import type { Auth } from './session/auth.ts';
import { describeRoutes } from './body.ts';
import { codeSignIn } from './sign-in/code-sign-in.ts';
import { DEMO_PASSWORD } from './people/demo-staff.ts';
import type { StaffContext } from './staff-context.ts';
import { linkRoutes } from './links/link-routes.ts';
import { trustedOrigin } from './csrf/trusted-origin.ts';
import { passkeyRoutes } from './account/passkey-routes.ts';
import { passkeySignIn } from './sign-in/passkey-sign-in.ts';
import { roleRoutes } from './people/role-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { twoFactorRoutes } from './account/two-factor-routes.ts';
import { userRoutes } from './people/user-routes.ts';

interface StaffParts {
  readonly db: Database;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly log: AppLog;
  readonly identify: IdentifyStaff;
  readonly sites: () => Promise<SiteDirectory>;
}

const MAX_ORIGINS = 50;

function createStaffContext(
  app: FastifyInstance,
  { db, config, mailer, log, sites }: StaffParts,
): StaffContext {
  const byName = new Map<string, Promise<Auth>>();
  // The demo's password is accepted from this machine only: requests through an undeclared proxy, or from a
  // page whose host name resolves to this machine (DNS rebinding), have another Host.
  const opensDemo = ({ host }: FastifyRequest) => config.isLoopback && isLoopbackHost(hostName(host));
  const origin = async (request: FastifyRequest) =>
    trustedOrigin(request, config.publicOrigin, await sites());

  // Loaded at the first sign-in, so that it does not slow down the start.
  async function open(at: string, isDemoOpen: boolean): Promise<Auth> {
    const [{ createAuth }, key] = await Promise.all([import('./session/auth.ts'), app.signingKey()]);
    const mayOpen = (password: string) => isDemoOpen || password !== DEMO_PASSWORD;
    return createAuth({ db, key, origin: at, mayOpen, passwordCost: config.passwordCost });
  }

  /** One better-auth instance per origin, because passkeys are valid for one host. */
  async function auth(request: FastifyRequest): Promise<Auth> {
    const at = await origin(request);
    const isDemoOpen = opensDemo(request);
    const name = `${at} ${isDemoOpen}`;
    const known = byName.get(name);
    if (known) return known;
    if (byName.size >= MAX_ORIGINS) byName.clear();
    const opened = open(at, isDemoOpen);
    byName.set(name, opened);
    opened.catch(() => byName.delete(name));
    return opened;
  }

  return { db, mailer, log, origin, passwordCost: config.passwordCost, auth };
}

/** Sign-in, account, people, roles and audit log, below /api/devise. */
export function staffRoutes(app: FastifyInstance, parts: StaffParts): void {
  const context = createStaffContext(app, parts);
  const mount = (prefix: string, tag: string, routes: (scope: FastifyInstance) => void) =>
    app.register(
      async (scope) => {
        describeRoutes(scope, tag);
        routes(scope);
      },
      { prefix },
    );

  mount('', 'Sign-in', (scope) => {
    scope.addHook('onRequest', async (request) => setRequestLanguage(request, browserLanguage(request)));
    signInRoutes(scope, context, parts.identify);
    codeSignIn(scope, context);
    passkeySignIn(scope, context);
    linkRoutes(scope, context);
  });
  mount('/account', 'Account', (scope) => accountRoutes(scope, context));
  mount('/account/two-factor', 'Account', (scope) => twoFactorRoutes(scope, context));
  mount('/account/passkeys', 'Account', (scope) => passkeyRoutes(scope, context));
  mount('/users', 'Users', (scope) => userRoutes(scope, context));
  mount('/user-roles', 'Users', (scope) => roleRoutes(scope, context));
  mount('/audit', 'Users', (scope) => auditRoutes(scope, context));
}
