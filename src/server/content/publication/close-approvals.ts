import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Language, languages } from '../../../domain/language.ts';
import {
  changeLanguages,
  type PublicationSummary,
  withoutWaiting,
} from '../../../domain/publication/summary.ts';
import { approval } from '../../database/schema.ts';
import type { Queries } from '../store/repository.ts';
import type { Actor } from '../write/history.ts';
import type { LanguageEntry } from './entries.ts';

export type Outcome = NonNullable<(typeof approval.$inferSelect)['outcome']>;

export interface Decision {
  readonly outcome: Outcome;
  readonly comment?: string | null;
  readonly actor: Actor;
}

/** Ends what waits for approval in these languages; one that waits in others too goes on waiting in those. */
export async function closeApprovals(
  tx: Queries,
  summary: PublicationSummary,
  closed: readonly Language[],
  { outcome, comment = null, actor }: Decision,
): Promise<PublicationSummary> {
  const ids = [...new Set(closed.flatMap((language) => summary[language].waiting ?? []))];
  if (ids.length === 0) return summary;
  const next = changeLanguages(summary, closed, withoutWaiting);
  const ended = ids.filter((id) => languages.every((language) => next[language].waiting !== id));
  const isOpen = (some: readonly number[]) => and(inArray(approval.id, [...some]), isNull(approval.outcome));
  if (ended.length > 0) {
    await tx
      .update(approval)
      .set({
        outcome,
        comment,
        decided_by: actor.id,
        decided_by_name: actor.name,
        // The moment of the transaction, as what it publishes has it: the audit log pairs the two by it.
        decided_at: sql`now()`,
      })
      .where(isOpen(ended));
  }
  for (const id of ids.filter((one) => !ended.includes(one))) {
    const left = languages.filter((language) => next[language].waiting === id);
    await tx
      .update(approval)
      .set({ languages: sql`${sql.param(left)}::text[]` })
      .where(eq(approval.id, id));
  }
  return next;
}

/** What was published needs no approval any more. */
export function closePublished(
  tx: Queries,
  summary: PublicationSummary,
  { entries, actor }: { entries: readonly LanguageEntry[]; actor: Actor },
): Promise<PublicationSummary> {
  const published = entries.filter(({ action }) => action === 'publish').map(({ language }) => language);
  return closeApprovals(tx, summary, published, { outcome: 'published', actor });
}
