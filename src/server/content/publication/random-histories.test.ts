import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type { TestApp } from '../../../../test/app.ts';
import { requester, created, SITE, withSites } from '../../../../test/type-tests.ts';
import { readSnapshot } from '../../delivery/snapshot.ts';

/** Random histories of one event through the staff routes, and what guests then read of it at any moment. */

const ZONE = 'America/Cancun';
const HOUR = 3_600_000;
const LAST_HOUR = 12;

type Wish = 'default' | 'keep' | { readonly languages: Language[]; readonly hours: number };
type Step =
  | { readonly do: 'save'; readonly part: Language | 'plain'; readonly wish: Wish }
  | { readonly do: 'publish' | 'withdraw'; readonly languages: Language[]; readonly hours: number }
  | { readonly do: 'cancel'; readonly language: Language }
  | { readonly do: 'restore' };

const some = fc.subarray<Language>([...languages], { minLength: 1 });
const hours = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: LAST_HOUR - 1 }));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('save' as const),
    part: fc.constantFrom('en' as const, 'es' as const, 'plain' as const),
    wish: fc.oneof(
      fc.constantFrom('default' as const, 'keep' as const),
      fc.record({ languages: some, hours }),
    ),
  }),
  fc.record({ do: fc.constantFrom('publish' as const, 'withdraw' as const), languages: some, hours }),
  fc.record({ do: fc.constant('cancel' as const), language: fc.constantFrom(...languages) }),
  fc.record({ do: fc.constant('restore' as const) }),
);

interface Said {
  readonly en: string;
  readonly es: string;
  readonly day: number;
}
interface Decision {
  readonly language: Language;
  readonly hour: number;
  readonly revision: number | null;
}

/** The whole history, and nothing drawn from it: what guests read is looked up in it. */
class Model {
  readonly revisions: Said[] = [];
  decisions: Decision[] = [];

  at(language: Language, hour: number): Decision | undefined {
    const held = this.decisions.filter((one) => one.language === language && one.hour <= hour);
    // Of decisions for the same hour the later one holds.
    return held.toSorted((one, other) => one.hour - other.hour).at(-1);
  }

  due = (language: Language) => this.decisions.filter((one) => one.language === language && one.hour > 0);

  decide(language: Language, hour: number, revision: number | null): void {
    const isPointless = (one: Decision) =>
      revision !== null &&
      one.language === language &&
      one.hour > 0 &&
      one.hour >= hour &&
      one.revision !== null &&
      one.revision < revision;
    this.decisions = [...this.decisions.filter((one) => !isPointless(one)), { language, hour, revision }];
  }

  save(said: Said, wish: Wish): void {
    this.revisions.push(said);
    const revision = this.revisions.length;
    if (wish === 'keep') return;
    if (wish !== 'default') {
      for (const language of wish.languages) this.decide(language, wish.hours, revision);
      return;
    }
    for (const language of languages) {
      const isWithdrawn = this.at(language, 0)?.revision === null;
      const isScheduled = this.due(language).some((one) => one.revision !== null);
      if (!isWithdrawn && !isScheduled) this.decide(language, 0, revision);
    }
  }

  /** Undefined where guests see nothing. */
  seen(hour: number) {
    const [en, es] = languages.map((language) => this.at(language, hour)?.revision ?? null);
    if (en === null && es === null) return undefined;
    const newest = this.revisions[Math.max(en ?? 0, es ?? 0) - 1]!;
    return {
      en: en ? this.revisions[en - 1]!.en : null,
      es: es ? this.revisions[es - 1]!.es : null,
      day: newest.day,
    };
  }
}

const clock = (hour: number) => wallClockIn(new Date(Date.now() + hour * HOUR), ZONE);
const wishOf = ({ languages: named, hours: hour }: Exclude<Wish, string>) => ({
  languages: named,
  ...(hour > 0 ? { at: clock(hour) } : {}),
});
const bodyOf = ({ en, es, day }: Said) => ({
  start_date: `2027-01-${String(day).padStart(2, '0')}T10:00`,
  end_date: null,
  locale: { en: { title: en }, es: { title: es } },
});

/** What guests read of an event at each of these hours: one snapshot knows all moments to come. */
async function guestsRead({ db }: TestApp, id: number, moments: readonly number[]) {
  const snapshot = (await readSnapshot(db, SITE))!;
  return moments.map((hour) => {
    // Half an hour later, so that it does not matter at which second of its minute something takes effect.
    const event = snapshot.at(Date.now() + (hour + 0.5) * HOUR).events.find((one) => one.id === id);
    return (
      event && {
        en: event.locale.en.title,
        es: event.locale.es.title,
        day: Number(event.start_date.slice(8, 10)),
      }
    );
  });
}

const MOMENTS = [0, 1, 4, 8, LAST_HOUR];

async function live(test: TestApp, history: readonly Step[]): Promise<void> {
  const request = requester(test, contentTypes.event);
  const model = new Model();
  const first = { en: 'En 1', es: 'Es 1', day: 1 };
  const { id } = await created(test, contentTypes.event, bodyOf(first));
  model.save(first, 'default');
  for (const one of history) {
    const version = model.revisions.length;
    const now = model.revisions.at(-1)!;
    let response = { status: 200 };
    if (one.do === 'save') {
      const next = version + 1;
      const said =
        one.part === 'plain' ? { ...now, day: next } : { ...now, [one.part]: `${one.part} ${next}` };
      const publish = typeof one.wish === 'string' ? one.wish : wishOf(one.wish);
      response = await request('PUT', `/${id}`, {
        ...bodyOf(said),
        version,
        ...(publish === 'default' ? {} : { publish }),
      });
      model.save(said, one.wish);
    } else if (one.do === 'restore') {
      response = await request('POST', `/${id}/revisions/1/restore`, { version });
      model.save(first, 'default');
    } else if (one.do === 'cancel') {
      const { data } = await request('GET', `/${id}`);
      const [entry] = data.publication[one.language].due;
      const [soonest] = model.due(one.language).toSorted((a, b) => a.hour - b.hour);
      expect(entry === undefined).toBe(soonest === undefined);
      if (!entry) continue;
      response = await request('POST', `/${id}/publication/${entry.id}/cancel`, { version });
      model.decisions = model.decisions.filter((decision) => decision !== soonest);
    } else {
      response = await request('POST', `/${id}/${one.do}`, { ...wishOf(one), version });
      for (const language of one.languages)
        model.decide(language, one.hours, one.do === 'publish' ? version : null);
    }
    expect(response.status).toBe(200);
    expect(await guestsRead(test, id, MOMENTS)).toEqual(MOMENTS.map((hour) => model.seen(hour)));
  }
}

it('whatever was saved, published, scheduled, withdrawn, cancelled and brought back, guests read what follows from it', async () => {
  const test = await withSites();
  const checked = fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), (history) => live(test, history)),
    { numRuns: 25 },
  );
  await expect(checked).resolves.toBeUndefined();
  // Some 150 saves and publications, one after the other.
}, 240_000);
