import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { Pool } from 'pg';
import { type Config, isLoopbackHost } from './config.ts';
import { scheduleMaintenance } from './jobs/maintenance.ts';
import type { CurrentSite, RouteContext } from './content/routes/route-context.ts';
import { contentRoutes, typeRoutes, typesByPath } from './content/routes/content-routes.ts';
import type { IdentifyStaff } from './http/staff.ts';
import { requireCsrfToken } from './staff/csrf/csrf.ts';
import { withCookies } from './staff/session/cookies.ts';
import { identifyBySession } from './staff/session/identify.ts';
import { enforceRules } from './staff/enforce-rules.ts';
import { staffKey } from './staff/session/signing-key.ts';
import { describeRoutes } from './staff/body.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { type Storage, unwatchedStorage } from './database/storage.ts';
import { devisePages } from './devise-page/devise-pages.ts';
import { demoBooking } from './demo/booking.ts';
import { demoEngines } from './demo/engines.ts';
import { demoFilms } from './demo/films.ts';
import { hostName } from './http/host.ts';
import { rejectMalformedOrigins } from './http/check-origin.ts';
import { countDraws } from './site/draws/draw-counts.ts';
import { searchAnswers } from './site/search/search-answers.ts';
import { countReads } from './site/reads/read-counts.ts';
import { sitePages } from './site/site-pages.ts';
import { hubPageRoutes } from './hub/page-routes.ts';
import { CacheRegistry } from './delivery/cache-registry.ts';
import { catchUpAfterWrites } from './delivery/catch-up-after-writes.ts';
import { listenForChanges } from './delivery/change-listener.ts';
import { hubApiRoutes } from './hub/api-routes.ts';
import { serveWarmRequests } from './delivery/warm-requests.ts';
import { limitUrlLength, MAX_PATH_PART } from './http/address-limits.ts';
import { routesOnDemand } from './http/routes-on-demand.ts';
import { openMailer } from './mail/mailer.ts';
import { agentStaffRoutes } from './agents/agent-routes.ts';
import { agentBookingRoutes } from './agents/booking-routes.ts';
import { subscriberRoutes } from './forms/newsletter/subscriber-routes.ts';
import { inboxRoutes } from './forms/inbox-routes.ts';
import { mailPreviewRoutes } from './mail-previews/mail-preview-routes.ts';
import { workOutbox } from './mail/outbox.ts';
import { Decoder } from './media/decoder/decoder.ts';
import { factsBeforeSave } from './media/framing.ts';
import { mediaFolders } from './media/store.ts';
import { pictureRoutes } from './media/picture-routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { countAddresses } from './redirects/address-counts.ts';
import { previewRoutes } from './preview/routes.ts';
import { keepInstance, newInstanceName } from './route-refresh/instances.ts';
import { REFRESH, refreshInstance } from './route-refresh/refresh.ts';
import { refreshRoutes } from './route-refresh/refresh-routes.ts';
import { sharedPreviewRoute, sharePreviewRoute } from './preview/share-preview.ts';
import { health } from './plugins/health.ts';
import { limitJsonDepth } from './plugins/json-depth.ts';
import { guardStorage } from './plugins/storage-guard.ts';
import { keepSchemas, openApi } from './plugins/openapi.ts';
import { type AppLog, handleErrors } from './plugins/problem.ts';
import { malformedRequestHandlers } from './plugins/malformed-requests.ts';

export interface AppParts {
  readonly config: Config;
  readonly pool: Pool;
  /** State of the database's disk. */
  readonly storage?: Storage;
  /** Identifies the signed-in person; by the session's cookie unless a test replaces it. */
  readonly identify?: IdentifyStaff;
  /** Prints a line for the operator. */
  readonly print?: (line: string) => void;
  /** Silent where none is given. */
  readonly log?: AppLog;
  /** Decodes pictures; whoever gives one closes it. The app has its own unless told. */
  readonly decoder?: Decoder;
}

const STAFF_API = '/api/devise';

const MAX_BODY = 5 * 1024 * 1024;

// Milliseconds. Without them, slow requests and idle connections would stay open forever. Several large
// pictures on a slow machine take minutes.
const REQUEST_TIMEOUT = 300_000;
const SOCKET_TIMEOUT = 300_000;

/** Trusts one proxy: only the last entry of X-Forwarded-For, which the proxy added, counts. */
const isSingleProxy = (_address: string, hop: number): boolean => hop === 0;

const silent: AppLog = { warn() {}, error() {} };

/** Palapa as one Fastify instance that does not listen yet. */
export async function buildApp({
  config,
  pool,
  identify: identifyGiven,
  print = () => {},
  storage = unwatchedStorage,
  log = silent,
  decoder: decoderGiven,
}: AppParts): Promise<FastifyInstance> {
  const db = drizzle(pool);
  const registry = new CacheRegistry(db);
  const instance = newInstanceName();
  const changes = listenForChanges(pool, registry, log, {
    [REFRESH]: (id) => {
      refreshInstance(db, registry, { id: Number(id), name: instance }).catch((error: unknown) =>
        log.error({ err: error }, 'What a refresh did could not be written.'),
      );
    },
  });
  const signingKey = staffKey(db);
  const identify = identifyGiven ?? identifyBySession(db);
  // Fastify has no logger of its own: it would make a child of it for every request, at half the speed of a 304.
  const newApp = (options: FastifyServerOptions = {}): FastifyInstance => {
    const made = Fastify({
      trustProxy: config.trustProxy === true ? isSingleProxy : config.trustProxy,
      bodyLimit: MAX_BODY,
      requestTimeout: REQUEST_TIMEOUT,
      connectionTimeout: SOCKET_TIMEOUT,
      ...malformedRequestHandlers,
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PATH_PART },
      ...options,
    });
    limitJsonDepth(made);
    made.decorate('publicOrigin', config.publicOrigin);
    made.decorate('signingKey', signingKey);
    made.decorate('changes', changes);
    handleErrors(made, log, storage);
    keepSchemas(made);
    return made;
  };
  const app = newApp({ serverFactory: serveWarmRequests(registry) });
  keepInstance(app, { db, name: instance, log });
  app.addHook('onClose', async () => changes.close());
  await changes.listening;

  rejectMalformedOrigins(app);
  limitUrlLength(app);
  const folders = mediaFolders(config.dataDir, config.s3);
  health(app, { pool, storage, originals: folders.store, metricsToken: config.metricsToken });
  hubApiRoutes(app, registry);
  scheduleMaintenance(app, { pool, log, folders });
  hubPageRoutes(app, { registry, publicOrigin: config.publicOrigin, originals: folders.store });
  const hasRoom = () => ['ok', 'scarce'].includes(storage.state());
  const decoder = decoderGiven ?? new Decoder();
  if (!decoderGiven) app.addHook('onClose', () => decoder.close());
  const pictures = mediaRoutes(app, { db, folders, decoder, hasRoom, log });
  if (config.loadsDemo) {
    demoBooking(app, registry);
    demoEngines(app, registry);
    demoFilms(app);
  }

  const mailer = openMailer({ smtpUrl: config.smtpUrl, print });
  const outbox = workOutbox(app, { db, mailer, log, hasRoom });
  const currentSiteId: CurrentSite = async ({ headers }) =>
    (await registry.directory()).find(headers.host, headers['server-name'] as string | undefined)?.id;
  const hooksOfStaff = async (staff: FastifyInstance) => {
    await withCookies(staff);
    // Responses to staff are private: browsers and proxies must not cache them.
    staff.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    });
    guardStorage(staff, storage);
    requireCsrfToken(staff, config.publicOrigin);
    enforceRules(staff, identify);
    catchUpAfterWrites(staff, changes);
  };
  const records: RouteContext = {
    db,
    identify,
    currentSiteId,
    hasRoom,
    factsBeforeSave: factsBeforeSave({ db, folders, decoder }),
  };
  // Most routes of staff are those of the content types: an instance builds them for the types that are opened on it.
  routesOnDemand(app, {
    prefix: STAFF_API,
    groups: [...typesByPath.keys()],
    async build(path) {
      const made = newApp();
      made.register(
        async (routes) => {
          await hooksOfStaff(routes);
          typeRoutes(routes, typesByPath.get(path)!, records);
        },
        { prefix: `${STAFF_API}/${path}` },
      );
      return made;
    },
  });
  openApi(app, log);
  app.register(
    async (staff) => {
      await hooksOfStaff(staff);
      staffRoutes(staff, { db, config, mailer, log, identify, sites: () => registry.directory() });
      contentRoutes(staff, records);
      staff.register(
        async (scope) => {
          describeRoutes(scope, 'Inbox');
          inboxRoutes(scope, { db, outbox });
        },
        { prefix: '/inbox' },
      );
      staff.register(
        async (scope) => {
          describeRoutes(scope, 'Newsletter');
          subscriberRoutes(scope, { db, registry, publicOrigin: config.publicOrigin });
        },
        { prefix: '/newsletter' },
      );
      staff.register(
        async (scope) => {
          describeRoutes(scope, 'Mails');
          mailPreviewRoutes(scope, { db, registry, publicOrigin: config.publicOrigin });
        },
        { prefix: '/mails' },
      );
      const ofAgents = { db, registry, outbox, publicOrigin: config.publicOrigin };
      staff.register(
        async (scope) => {
          scope.addHook('onRoute', (route) => {
            route.config = { ...route.config, tag: 'Travel agents' };
          });
          agentStaffRoutes(scope, ofAgents);
          agentBookingRoutes(scope, ofAgents);
        },
        { prefix: '/agents' },
      );
      refreshRoutes(staff, { db, identify, instance, deployUrl: config.deployRefreshUrl, log });
      pictureRoutes(staff, { db, identify, folders, decoder });
      sharePreviewRoute(staff, { db, registry, publicOrigin: config.publicOrigin });
    },
    { prefix: STAFF_API },
  );
  devisePages(app);
  const counts = countAddresses(app, { db, hasRoom, log });
  const { publicOrigin } = config;
  const draws = countDraws(app, { db, hasRoom, log });
  const reads = countReads(app, { db, hasRoom, log });
  const search = searchAnswers(db, hasRoom);
  const forms = { db, storage, outbox };
  // As with staff: requests through an undeclared proxy, or of a host name that only resolves to this machine, have another Host.
  const opensDemo = ({ host }: FastifyRequest) => config.isLoopback && isLoopbackHost(hostName(host));
  const { passwordCost } = config;
  sitePages(app, {
    registry,
    publicOrigin,
    log,
    counts,
    draws,
    reads,
    pictures,
    search,
    forms,
    opensDemo,
    passwordCost,
  });
  previewRoutes(app, { db, registry, identify, originals: folders.store, publicOrigin });
  sharedPreviewRoute(app, { db, registry, publicOrigin });
  return app;
}
