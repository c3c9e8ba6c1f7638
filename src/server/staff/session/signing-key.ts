import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../content/store/repository.ts';
import { signingKey } from '../../database/sign-in-schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the key with which all processes of an installation sign cookies and tokens. */
    signingKey(): Promise<string>;
  }
}

const NAME = 'devise';

async function readKey(db: Database, name: string): Promise<string> {
  const kept = () => db.select().from(signingKey).where(eq(signingKey.name, name));
  const [found] = await kept();
  if (found) return found.value;
  const value = randomBytes(48).toString('base64url');
  // Another process may insert concurrently: the first key is used.
  await db.insert(signingKey).values({ name, value }).onConflictDoNothing();
  return (await kept())[0]!.value;
}

/** A key from the database by its name, read once: what is signed holds on every process and after a restart. */
export function keptKey(db: Database, name: string): () => Promise<string> {
  let key: Promise<string> | undefined;
  return () => {
    key ??= readKey(db, name).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

/** The key of the staff's cookies and tokens, as apps have it. */
export const staffKey = (db: Database): FastifyInstance['signingKey'] => keptKey(db, NAME);

export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
