import { and, eq, sql } from 'drizzle-orm';
import { type BonusRules, defaultRules } from '../../../domain/agents/bonus-rules.ts';
import type { Queries } from '../../content/store/repository.ts';
import { agent_rules } from '../../database/agents-schema.ts';
import { Conflict } from '../../http/errors.ts';

/** The rules of the group. Until staff have changed them the built-in ones hold, as version 0. */

const THE_ONE = 1;

export interface KeptRules extends BonusRules {
  readonly version: number;
}

export async function bonusRules(db: Queries): Promise<KeptRules> {
  const [kept] = await db.select().from(agent_rules).where(eq(agent_rules.id, THE_ONE));
  if (!kept) return { ...defaultRules, version: 0 };
  const { id: _id, updated_at: _at, ...rules } = kept;
  return rules;
}

/** Bookings that are logged keep what they were promised. Throws Conflict where somebody saved first. */
export async function saveRules(db: Queries, version: number, rules: BonusRules): Promise<KeptRules> {
  const values = { ...rules, updated_at: sql`now()` };
  const saved =
    version === 0
      ? await db
          .insert(agent_rules)
          .values({ id: THE_ONE, ...values })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(agent_rules)
          .set({ ...values, version: sql`${agent_rules.version} + 1` })
          .where(and(eq(agent_rules.id, THE_ONE), eq(agent_rules.version, version)))
          .returning();
  if (saved.length === 0) throw new Conflict(await bonusRules(db));
  return bonusRules(db);
}
