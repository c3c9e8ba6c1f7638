import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import type { Rights } from '../../../domain/staff/role.ts';
import { type SeededRole, seededRoles } from '../../../domain/staff/seeded-roles.ts';
import type { Config } from '../../config.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { locks } from '../../database/locks.ts';
import { role, staffUser } from '../../database/staff-schema.ts';
import { DEMO_ADMIN, DEMO_PASSWORD, demoStaff } from './demo-staff.ts';
import type { PasswordCost } from '../account/password-cost.ts';
import { hashPassword, verifyPassword } from '../account/password-hash.ts';
import { findPersonByEmail } from './people.ts';
import { storeRights } from './rights.ts';
import { passwordHashOf, setPassword } from '../account/set-password.ts';

/** Creates who can sign in to a new installation: roles, the first administrator, and the demo's staff. */

type StaffSetupOptions = Pick<Config, 'admin' | 'loadsDemo' | 'isLoopback' | 'passwordCost'>;
type Print = (line: string) => void;

/** Stores the seeded roles where there are no roles yet. */
async function seedRoles(db: Queries): Promise<void> {
  const [first] = await db.select({ id: role.id }).from(role).limit(1);
  if (first) return;
  await db.insert(role).values(
    seededRoles.map((one: SeededRole) => ({
      ...one,
      permissions: [...one.permissions],
      words_only_in: [...(one.words_only_in ?? [])],
    })),
  );
}

interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly role: string;
  readonly sites: Rights['siteIds'];
}

async function createPerson(db: Queries, person: NewPerson, hash: string): Promise<void> {
  const id = randomUUID();
  const { name, email, language, sites } = person;
  await db
    .insert(staffUser)
    .values({ id, name, email, language, all_sites: sites === 'all', emailVerified: true });
  const [held] = await db.select({ id: role.id }).from(role).where(eq(role.name, person.role));
  await storeRights(db, id, { role_ids: held ? [held.id] : [], site_ids: sites });
  await setPassword(db, id, hash);
}

const administrator = (name: string, email: string): NewPerson => ({
  name,
  email,
  language: 'en',
  role: seededRoles[0].name,
  sites: 'all',
});

const randomPassword = () => randomBytes(12).toString('base64url');

/** On other than a loopback address the demo's administrator gets a random password, printed once. */
async function ensureRandomPassword(db: Queries, cost: PasswordCost, print: Print): Promise<void> {
  const person = await findPersonByEmail(db, DEMO_ADMIN.email);
  const hash = person && (await passwordHashOf(db, person.id));
  if (person && !(hash && (await verifyPassword({ hash, password: DEMO_PASSWORD })))) return;
  const password = randomPassword();
  const fresh = await hashPassword(password, cost);
  if (person) await setPassword(db, person.id, fresh);
  else await createPerson(db, administrator(DEMO_ADMIN.name, DEMO_ADMIN.email), fresh);
  print(`The demo's administrator is ${DEMO_ADMIN.email} with the password ${password} (said only now).`);
}

async function createDemoStaff(db: Queries, cost: PasswordCost, hasAdministrator: boolean): Promise<void> {
  // One hash for all of them: they share the password, and hashing each would make the first start a second
  // longer.
  const hash = await hashPassword(DEMO_PASSWORD, cost);
  if (!hasAdministrator) await createPerson(db, administrator(DEMO_ADMIN.name, DEMO_ADMIN.email), hash);
  for (const person of demoStaff) await createPerson(db, person, hash);
}

const hasNoStaff = async (db: Queries) =>
  (await db.select({ id: staffUser.id }).from(staffUser).limit(1)).length === 0;

/** Whether there are roles and people: the only query of every start but the first. */
async function isPrepared(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ prepared: boolean }>(
    sql`select exists (select 1 from ${role}) and exists (select 1 from ${staffUser}) as prepared`,
  );
  return rows[0]?.prepared ?? false;
}

const NO_STAFF_NOTICE =
  'Nobody can sign in to /devise yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.';

/**
 * Prepares sign-in before the first request. Prints a new password, which only the operator should read;
 * resolves with a notice to print once the server is ready.
 */
export async function prepareStaff(
  db: Database,
  options: StaffSetupOptions,
  print: Print,
): Promise<string | undefined> {
  const { admin, loadsDemo, isLoopback, passwordCost } = options;
  const mayLackSomebody = admin !== undefined || (loadsDemo && !isLoopback);
  if (!mayLackSomebody && (await isPrepared(db))) return undefined;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.firstStart})`);
    await seedRoles(tx);
    const isFirst = await hasNoStaff(tx);
    if (admin && !(await findPersonByEmail(tx, admin.email))) {
      const hash = await hashPassword(admin.password, passwordCost);
      await createPerson(tx, administrator('Administrator', admin.email), hash);
    }
    if (loadsDemo && isLoopback && isFirst) await createDemoStaff(tx, passwordCost, admin !== undefined);
    if (loadsDemo && !isLoopback && !admin) await ensureRandomPassword(tx, passwordCost, print);
    return isFirst && !admin && !loadsDemo ? NO_STAFF_NOTICE : undefined;
  });
}
