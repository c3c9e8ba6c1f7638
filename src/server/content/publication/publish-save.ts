import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { languagesByDefault } from '../../../domain/publication/state.ts';
import { changeLanguages, type PublicationSummary, withEntry } from '../../../domain/publication/summary.ts';
import { MayNotPublish } from '../../http/errors.ts';
import type { Queries } from '../store/repository.ts';
import type { Actor } from '../write/history.ts';
import { EVERYTHING, publishesUnseenFacts, type PublishRight } from './publish-right.ts';
import { closePublished } from './close-approvals.ts';
import { addEntries, type AddedEntries, cancelEntries, type NewEntry } from './entries.ts';

/** What a save does about guests: these languages, at once or at an instant; nothing; or what the type does by default. */
export type PublishWish =
  'default' | 'keep' | { readonly languages: readonly Language[]; readonly at?: string };

export interface Publishing {
  readonly publish?: PublishWish;
  /** Whoever writes may publish everything where nothing is said. */
  readonly publishRight?: PublishRight;
}

/** The languages that a save publishes. Throws MayNotPublish where somebody asks for more than they may. */
function languagesOf(
  type: ContentType,
  summary: PublicationSummary,
  { publish = 'default', publishRight = EVERYTHING }: Publishing,
  now: string,
): readonly Language[] {
  if (publish === 'keep') return [];
  const isHeldBack = publishRight.isWordsOnly && publishesUnseenFacts(summary, now);
  if (publish !== 'default') {
    const isBeyond = publish.languages.some((language) => !publishRight.languages.includes(language));
    if (isBeyond || (isHeldBack && publish.languages.length > 0)) throw new MayNotPublish();
    return publish.languages;
  }
  if (type.publishes === 'on-request' || isHeldBack) return [];
  return languagesByDefault(summary, now).filter((language) => publishRight.languages.includes(language));
}

interface Saved extends Publishing {
  readonly type: ContentType;
  /** None for a record that is about to be made. */
  readonly recordId: number | undefined;
  readonly siteId: number | null;
  readonly actor: Actor;
  /** The number of the revision that the save makes. */
  readonly revision: number;
}

export interface PublishedSave {
  /** The id that the new record is to have; undefined where it was not asked for one. */
  readonly recordId: number | undefined;
  readonly summary: PublicationSummary;
  readonly now: string;
}

/** With entries that were added to the log; those that they make pointless are cancelled there. */
export async function withAdded(
  tx: Queries,
  summary: PublicationSummary,
  { entries, now }: AddedEntries,
  actor: Actor,
): Promise<PublicationSummary> {
  let next = summary;
  const pointless: number[] = [];
  for (const { language, ...entry } of entries) {
    next = changeLanguages(next, [language], (one) => {
      const added = withEntry(one, entry, now);
      pointless.push(...added.pointless);
      return added.summary;
    });
  }
  await cancelEntries(tx, pointless, actor);
  return next;
}

/** Publishes a save as its options say, before its row is written: one write of the row then carries everything. */
export async function publishSave(
  tx: Queries,
  summary: PublicationSummary,
  saved: Saved,
): Promise<PublishedSave> {
  const now = new Date().toISOString();
  const { revision, actor, publish } = saved;
  const at = typeof publish === 'object' ? publish.at : undefined;
  const entries = languagesOf(saved.type, summary, saved, now).map((language): NewEntry => ({
    language,
    action: 'publish',
    revision,
    at,
  }));
  if (entries.length === 0) return { recordId: saved.recordId, summary, now };
  const added = await addEntries(tx, saved, entries);
  const next = await withAdded(tx, summary, added, actor);
  return {
    recordId: added.recordId,
    summary: await closePublished(tx, next, { entries: added.entries, actor }),
    now: added.now,
  };
}
