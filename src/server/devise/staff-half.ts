import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopbackHost } from '../config.ts';
import type { Database } from '../content/store/repository.ts';
import type { IdentifyStaff } from '../http/staff.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AppLog } from '../plugins/problem.ts';
import { languageOfBrowser, noteLanguage } from '../plugins/reading-language.ts';
import { hostName } from '../http/host.ts';
import type { SiteDirectory } from '../delivery/site-directory.ts';
import { accountRoutes } from './account/account-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import type { Auth } from './session/auth.ts';
import { describeAs } from './body.ts';
import { codeSignIn } from './sign-in/code-sign-in.ts';
import { DEMO_PASSWORD } from './people/demo-staff.ts';
import type { Desk } from './desk.ts';
import { linkRoutes } from './links/link-routes.ts';
import { trustedOrigin } from './forgery/origin.ts';
import { passkeyRoutes } from './account/passkey-routes.ts';
import { passkeySignIn } from './sign-in/passkey-sign-in.ts';
import { roleRoutes } from './people/role-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { twoFactorRoutes } from './account/two-factor-routes.ts';
import { userRoutes } from './people/user-routes.ts';

interface StaffHalf {
  readonly db: Database;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly log: AppLog;
  readonly identify: IdentifyStaff;
  readonly sites: () => Promise<SiteDirectory>;
}

const MAX_ORIGINS = 50;

function openDesk(app: FastifyInstance, { db, config, mailer, log, sites }: StaffHalf): Desk {
  const byName = new Map<string, Promise<Auth>>();
  // The demo's own password opens to who sits at this machine: behind a proxy that nobody told us of, the Host is
  // another one, and so it is for a page that has its own name lead here.
  const opensDemo = ({ host }: FastifyRequest) => config.isLoopback && isLoopbackHost(hostName(host));
  const origin = async (request: FastifyRequest) =>
    trustedOrigin(request, config.publicOrigin, await sites());

  // Loaded at the first sign-in: no guest waits for it.
  async function open(at: string, isDemoOpen: boolean): Promise<Auth> {
    const [{ openAuth }, key] = await Promise.all([import('./session/auth.ts'), app.signingKey()]);
    const mayOpen = (password: string) => isDemoOpen || password !== DEMO_PASSWORD;
    return openAuth({ db, key, origin: at, mayOpen });
  }

  /** One for each address that staff see us at, for passkeys hold for one host. */
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

  return { db, mailer, log, origin, auth };
}

/** Sign-in, the account, people, roles and the audit, below /api/devise. */
export function staffRoutes(app: FastifyInstance, parts: StaffHalf): void {
  const desk = openDesk(app, parts);
  const mount = (prefix: string, tag: string, routes: (scope: FastifyInstance) => void) =>
    app.register(
      async (scope) => {
        describeAs(scope, tag);
        routes(scope);
      },
      { prefix },
    );

  mount('', 'Sign-in', (scope) => {
    scope.addHook('onRequest', async (request) => noteLanguage(request, languageOfBrowser(request)));
    signInRoutes(scope, desk, parts.identify);
    codeSignIn(scope, desk);
    passkeySignIn(scope, desk);
    linkRoutes(scope, desk);
  });
  mount('/account', 'Account', (scope) => accountRoutes(scope, desk));
  mount('/account/two-factor', 'Account', (scope) => twoFactorRoutes(scope, desk));
  mount('/account/passkeys', 'Account', (scope) => passkeyRoutes(scope, desk));
  mount('/users', 'Users', (scope) => userRoutes(scope, desk));
  mount('/user-roles', 'Users', (scope) => roleRoutes(scope, desk));
  mount('/audit', 'Users', (scope) => auditRoutes(scope, desk));
}
