import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { contentTypes, type ContentTypeName } from '../src/content/index.ts';
import { permissions } from '../src/domain/staff/permission.ts';
import { buildApp } from '../src/server/app.ts';
import { type Config, readConfig } from '../src/server/config.ts';
import type { Staff } from '../src/server/http/staff.ts';
import type { Database } from '../src/server/content/store/repository.ts';
import { createRecord } from '../src/server/content/write/write.ts';
import type { AppLog } from '../src/server/plugins/problem.ts';
import { prepareStaff } from '../src/server/staff/people/first-start.ts';
import { type Storage, unwatchedStorage } from '../src/server/database/storage.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { sharedDecoder } from './shared-decoder.ts';

/** A hash as dear as it should be takes a tenth of a second of processor time, in every app and at every sign-in. */
export const cheapPasswords = { memory: 8, passes: 1 };

/** Of an app without a demo and without files, unless the environment says otherwise. */
export const testConfig = (environment: Readonly<Record<string, string>> = {}): Config => ({
  ...readConfig({ DATA_DIR: '/nonexistent', DEMO: '0', ...environment }),
  passwordCost: cheapPasswords,
});

/** A person with all rights, for tests that are not about rights. */
export const administrator: Staff = {
  id: 'u1',
  name: 'Inés Robles',
  permissions: [...permissions],
  views: [...permissions],
  siteIds: 'all',
};

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly database: TestDatabase;
  /** Lines printed for the operator: links of mails, first passwords. */
  readonly printed: readonly string[];
  /** Signs somebody in for the requests that follow; null signs out. */
  signIn(staff: Staff | null): void;
  create(type: ContentTypeName, siteId: number | null, body: object, id?: number): Promise<{ id: number }>;
}

/** An app that several tests share: whoever opened it closes it. */
export interface SharedTestApp extends TestApp {
  close(): Promise<void>;
}

export interface TestOptions {
  /** Staff sign in by cookie, as they really do, instead of by `signIn`. */
  readonly withSessions?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Each request is made once the app has heard of all writes before it, as tests write past the app; true unless told. */
  readonly catchesUp?: boolean;
  /** The log's destination, for tests that read the log. */
  readonly log?: AppLog;
  /** State of the database's disk; by default everything is allowed. */
  readonly storage?: Storage;
  /** The database; one with nothing in it unless told. */
  readonly database?: TestDatabase;
  /** Runs before the app opens the database. */
  readonly prepare?: (database: TestDatabase) => Promise<void>;
}

// No test expects a 500, so errors are printed.
const errorLog: AppLog = { warn() {}, error: ({ err }: { err?: unknown }, line) => console.error(line, err) };

/** Like `testApp`, for `beforeAll`: to build an app and its database costs more than most tests, 0.2 s of processor time. */
export async function sharedTestApp({
  withSessions = false,
  environment = {},
  log = errorLog,
  storage = unwatchedStorage,
  prepare,
  catchesUp = true,
  database: given,
}: TestOptions = {}): Promise<SharedTestApp> {
  const database = given ?? (await createTestDatabase());
  await prepare?.(database);
  const db = drizzle(database.pool);
  let staff: Staff | null = null;
  const printed: string[] = [];
  const config = testConfig(environment);
  await prepareStaff(db, config, (line) => printed.push(line));
  const app = await buildApp({
    config,
    pool: database.pool,
    storage,
    print: (line) => printed.push(line),
    log,
    decoder: sharedDecoder,
    ...(withSessions ? {} : { identify: () => Promise.resolve(staff) }),
  });
  if (!withSessions) sendTokens(app);
  if (catchesUp) catchUpBeforeRequests(app);
  return {
    app,
    db,
    database,
    printed,
    signIn(next) {
      staff = next;
    },
    create: (type, siteId, body, id) =>
      createRecord(db, contentTypes[type], {
        siteId,
        body,
        actor: { id: null, name: 'Test' },
        ...(id === undefined ? {} : { id }),
      }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/**
 * An app on a database of its own, without a socket: use `app.inject`. It is closed when the test has finished.
 */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const test = await sharedTestApp(options);
  onTestFinished(test.close);
  return test;
}

/**
 * Adds the CSRF token to every write, as our clients do, unless the test sets the header itself. The token is
 * fetched with the first write, because an earlier request would cache that there are no sites yet.
 */
function sendTokens(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  let tokens: Promise<Record<string, string>> | undefined;
  const fetchTokens = async () => {
    const { headers } = await inject({ url: '/api/devise/session' });
    const cookie = /PALAPA-XSRF=([^;]+)/.exec(String(headers['set-cookie']))![1]!;
    return { cookie: `PALAPA-XSRF=${cookie}`, 'x-csrf-token': cookie };
  };
  app.inject = (async (options: InjectOptions | string) => {
    if (typeof options === 'string') return inject({ url: options });
    if ((options.method ?? 'GET') === 'GET') return inject(options);
    return inject({ ...options, headers: { ...(await (tokens ??= fetchTokens())), ...options.headers } });
  }) as typeof app.inject;
}

function catchUpBeforeRequests(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>;
  app.inject = (async (options: InjectOptions | string) => {
    await app.changes.caughtUp();
    return inject(options);
  }) as typeof app.inject;
}

/** The body of a minimal site. */
export const siteBody = (key: string, more: object = {}) => ({
  key,
  name: key,
  hosts: [{ host: `${key}.test` }],
  hubHosts: [],
  isDefault: false,
  timeZone: 'America/Cancun',
  currency: 'USD',
  localized: true,
  colors: { primary: '#0b4f6c', secondary: '#f2a541' },
  ...more,
});
