import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { contentTypes, type ContentTypeName } from '../src/content/index.ts';
import { permissions } from '../src/domain/permission.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import type { Staff } from '../src/server/content/staff.ts';
import type { Database } from '../src/server/content/repository.ts';
import { createRecord } from '../src/server/content/write.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** Somebody who may do everything, for tests that are about something else. */
export const administrator: Staff = {
  id: 'u1',
  name: 'Inés Robles',
  permissions: [...permissions],
  siteIds: 'all',
};

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly database: TestDatabase;
  /** Signs somebody in for the requests that follow; null signs out. */
  signIn(staff: Staff | null): void;
  create(type: ContentTypeName, siteId: number | null, body: object, id?: number): Promise<{ id: number }>;
}

/** Palapa on a database of its own, without a socket: `app.inject` asks it. It goes when the test has finished. */
export async function testApp(): Promise<TestApp> {
  const database = await createTestDatabase();
  const db = drizzle(database.pool);
  let staff: Staff | null = null;
  const config = readConfig({ DATA_DIR: '/nonexistent', DEMO: '0' });
  const app = await buildApp({ config, pool: database.pool, identify: () => Promise.resolve(staff) });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return {
    app,
    db,
    database,
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
  };
}

/** The least a site says of itself. */
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
