import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../language.ts';
import { entryAt, type PublicationEntry, superseded } from './log.ts';
import { languagesByDefault, statesOf } from './state.ts';
import {
  changeLanguages,
  heldAt,
  noSummary,
  type PublicationSummary,
  revisionAt,
  settled,
  withEntry,
  withoutEntry,
  withRevision,
} from './summary.ts';

/** Minutes of the story as instants. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22) + minute * 60_000).toISOString();

type Step =
  | { readonly do: 'save'; readonly changes: 'en' | 'es' | 'plain' }
  | { readonly do: 'publish' | 'withdraw'; readonly language: Language; readonly after: number }
  | { readonly do: 'cancel'; readonly language: Language; readonly which: number };

const language = fc.constantFrom(...languages);
const steps: fc.Arbitrary<(Step & { readonly wait: number })[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('save' as const),
      changes: fc.constantFrom('en' as const, 'es' as const, 'plain' as const),
      wait: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record({
      do: fc.constantFrom('publish' as const, 'withdraw' as const),
      language,
      after: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 })),
      wait: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record({
      do: fc.constant('cancel' as const),
      language,
      which: fc.nat(3),
      wait: fc.integer({ min: 0, max: 5 }),
    }),
  ),
  { maxLength: 25 },
);

/** What the working copy says after each revision: which of its parts changed when. */
interface Story {
  log: PublicationEntry[];
  summary: PublicationSummary;
  revision: number;
  minute: number;
}

function tell(story: Story, step: Step & { readonly wait: number }): Story {
  const minute = story.minute + step.wait;
  const now = at(minute);
  const next = { ...story, minute };
  if (step.do === 'save') {
    const revision = story.revision + 1;
    const changed = {
      plain: step.changes === 'plain',
      words: step.changes === 'plain' ? [] : [step.changes],
    };
    return { ...next, revision, summary: withRevision(story.summary, revision, changed) };
  }
  if (step.do === 'cancel') {
    const { due } = settled(story.summary[step.language], now);
    const entry = due[step.which];
    if (!entry) return next;
    return {
      ...next,
      log: story.log.map((one) => (one.id === entry.id ? { ...one, isCancelled: true } : one)),
      summary: changeLanguages(story.summary, [step.language], (one) => withoutEntry(one, entry.id)),
    };
  }
  const entry = {
    id: story.log.length + 1,
    action: step.do,
    revision: step.do === 'publish' ? story.revision : null,
    at: at(minute + step.after),
  };
  const scheduled = story.log.filter(
    (one) => one.language === step.language && !one.isCancelled && one.at > now,
  );
  const pointless = superseded(scheduled, entry).map(({ id }) => id);
  const added = withEntry(story.summary[step.language], entry, now);
  expect(new Set(added.pointless)).toEqual(new Set(pointless));
  return {
    ...next,
    log: [
      ...story.log.map((one) => (pointless.includes(one.id) ? { ...one, isCancelled: true } : one)),
      { ...entry, language: step.language, isCancelled: false },
    ],
    summary: changeLanguages(story.summary, [step.language], () => added.summary),
  };
}

const begun = (): Story => ({
  log: [],
  summary: withRevision(noSummary, 1, { plain: true, words: languages }),
  revision: 1,
  minute: 0,
});

const LAST_MINUTE = 25 * 5 + 31;

describe('what is kept of a history', () => {
  it('says of every moment to come what the whole log says', () => {
    fc.assert(
      fc.property(steps, (history) => {
        let story = begun();
        for (const step of history) {
          story = tell(story, step);
          for (let minute = story.minute; minute <= LAST_MINUTE; minute += 1) {
            for (const one of languages) {
              const told = entryAt(story.log, one, at(minute));
              expect(heldAt(story.summary[one], at(minute))?.id).toBe(told?.id);
              expect(revisionAt(story.summary[one], at(minute))).toBe(told?.revision ?? undefined);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never has guests of a language go back to an older revision', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const { log, minute } = history.reduce(tell, begun());
        for (const one of languages) {
          let seen = 0;
          for (let moment = minute; moment <= LAST_MINUTE; moment += 1) {
            const { revision = null } = entryAt(log, one, at(moment)) ?? {};
            if (revision === null) continue;
            expect(revision).toBeGreaterThanOrEqual(seen);
            seen = revision;
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('says that a language changed exactly when guests read other words of it, or other facts', () => {
    fc.assert(
      fc.property(steps, (history) => {
        let story = begun();
        // What each revision says: a part that a save changes is named after the save.
        const revisions: Record<number, Record<'en' | 'es' | 'plain', number>> = {
          1: { en: 1, es: 1, plain: 1 },
        };
        for (const step of history) {
          const before = story.revision;
          story = tell(story, step);
          if (step.do === 'save')
            revisions[story.revision] = { ...revisions[before]!, [step.changes]: story.revision };
          const now = at(story.minute);
          const seen = languages.map((one) => entryAt(story.log, one, now)?.revision ?? 0);
          const facts = revisions[Math.max(...seen)]?.plain;
          languages.forEach((one, place) => {
            const words = revisions[seen[place]!]?.[one];
            const working = revisions[story.revision]!;
            const isOther = words !== undefined && (words !== working[one] || facts !== working.plain);
            expect(statesOf(story.summary, now)[one].is_changed).toBe(isOther);
          });
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the state of a language', () => {
  const published = (summary: PublicationSummary, one: Language, minute: number, revision = 1) =>
    changeLanguages(
      summary,
      [one],
      (kept) =>
        withEntry(kept, { id: minute + 100, action: 'publish', revision, at: at(minute) }, at(0)).summary,
    );

  it('names what waits before what is scheduled, and that before what changed', () => {
    let summary = begun().summary;
    const state = (minute = 0) => statesOf(summary, at(minute)).en.state;
    expect(state()).toBe('none');
    summary = published(summary, 'en', 0);
    expect(state()).toBe('published');
    summary = withRevision(summary, 2, { plain: false, words: ['en'] });
    expect(state()).toBe('changed');
    summary = published(summary, 'en', 10, 2);
    expect(state()).toBe('due');
    expect(state(10)).toBe('published');
    summary = changeLanguages(summary, ['en'], (one) => ({ ...one, waiting: 7 }));
    expect(state()).toBe('waiting');
    expect(statesOf(summary, at(0)).en.approval).toBe(7);
    expect(statesOf(summary, at(0)).es.state).toBe('none');
  });

  it('leaves a withdrawn and a scheduled language out of a save that says nothing', () => {
    let summary = begun().summary;
    expect(languagesByDefault(summary, at(0))).toEqual(['en', 'es']);
    summary = published(summary, 'en', 10);
    expect(languagesByDefault(summary, at(0))).toEqual(['es']);
    expect(languagesByDefault(summary, at(10))).toEqual(['en', 'es']);
    summary = changeLanguages(
      summary,
      ['es'],
      (one) => withEntry(one, { id: 900, action: 'withdraw', revision: null, at: at(1) }, at(1)).summary,
    );
    expect(languagesByDefault(summary, at(11))).toEqual(['en']);
  });
});
