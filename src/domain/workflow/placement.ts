import type { Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import type { EntryIndex, IndexedEntry } from '../lists/entry-index.ts';
import { isSameValue, ownValue } from '../record/same-value.ts';
import { pathOfList, stepsTo, breadcrumbOfEntry, breadcrumbOfList } from './list-breadcrumb.ts';
import type { Difference, Side, Sides } from './difference.ts';

/**
 * In which list each entry of a merged record stands. Who alone moved, added or took out an entry decides; where both
 * moved it to different lists, where one took out what the other changed, and where each moved one entry into the other,
 * somebody has to choose. An entry that both have is never lost with a list that is taken out.
 */

interface Versions {
  readonly base: EntryIndex | null;
  readonly mine: EntryIndex;
  readonly theirs: EntryIndex;
}

type Steps = ReturnType<typeof stepsTo>;
const byParent = (one: Steps, other: Steps) => Number(!one.parent) - Number(!other.parent);

export class Placement {
  readonly #fields: Fields;
  readonly #versions: Versions;
  readonly #choices: Sides;
  readonly #lists = new Map<string, string | undefined>();
  /** Entries whose place was asked for because of others. */
  readonly #asked = new Set<string>();
  readonly #differences = new Map<string, Difference>();

  constructor(fields: Fields, versions: Versions, choices: Sides) {
    this.#fields = fields;
    this.#versions = versions;
    this.#choices = choices;
    const keys = [...new Set([...versions.mine.keys(), ...versions.theirs.keys()])];
    for (const key of keys) this.#lists.set(key, this.#decide(key));
    this.#settle(keys);
  }

  /** Undefined where the entry is taken out. */
  listOf(key: string): string | undefined {
    return this.#lists.get(key);
  }

  /** What is to be said about where the entry stands, the first time that it is asked for. */
  takeDifference(key: string): Difference | undefined {
    const difference = this.#differences.get(key);
    this.#differences.delete(key);
    return difference;
  }

  #choose(key: string, difference: Difference): Side {
    this.#differences.set(key, difference);
    return this.#choices[difference.path] ?? difference.suggested ?? 'mine';
  }

  #decide(key: string): string | undefined {
    const { base: began, mine: ofMine, theirs: ofTheirs } = this.#versions;
    const [base, mine, theirs] = [began?.get(key), ofMine.get(key), ofTheirs.get(key)];
    if (!mine || !theirs) return this.#decideAlone(key, base, mine ?? theirs!, mine ? 'mine' : 'theirs');
    if (mine.list === theirs.list || base?.list === theirs.list) return mine.list;
    if (base?.list === mine.list) return theirs.list;
    return this.#chooseList(key) === 'mine' ? mine.list : theirs.list;
  }

  /** One side moved it into one list, and the other into another. */
  #chooseList(key: string): Side {
    const { mine, theirs } = this.#versions;
    const [own, other] = [mine.get(key)!, theirs.get(key)!];
    return this.#choose(key, {
      path: `${pathOfList(mine, own.list)}.${key}.list`,
      field: own.field,
      breadcrumb: breadcrumbOfEntry(mine, this.#fields, own),
      language: null,
      mine: breadcrumbOfList(mine, this.#fields, own.list),
      theirs: breadcrumbOfList(theirs, this.#fields, other.list),
      suggested: null,
      about: 'list',
    });
  }

  /** An entry that one side lacks. */
  #decideAlone(key: string, base: IndexedEntry | undefined, only: IndexedEntry, side: Side) {
    const [own, other] = side === 'mine' ? (['mine', 'theirs'] as const) : (['theirs', 'mine'] as const);
    const index = this.#versions[own];
    const { around } = stepsTo(index, only.list);
    const isMoved = base !== undefined && base.list !== only.list;
    // It stands and goes with the entry around it, which the other side lacks too.
    if (around !== undefined && !this.#versions[other].has(around) && !isMoved) return only.list;
    const isUntouched = base !== undefined && !isMoved && isSameValue(base.entry, only.entry);
    const chosen = this.#choose(key, {
      path: `${pathOfList(index, only.list)}.${key}`,
      field: only.field,
      breadcrumb: breadcrumbOfEntry(index, this.#fields, only),
      language: null,
      mine: side === 'mine' ? only.entry : null,
      theirs: side === 'theirs' ? only.entry : null,
      // Added by one; taken out by the other while nobody changed it; or taken out by one and changed by the other.
      suggested: !base ? side : isUntouched ? other : null,
      about: 'entry',
    });
    return chosen === side ? only.list : undefined;
  }

  /** The entry around the one with the key, as it is placed now; undefined where it stands in the record itself. */
  #around(key: string): string | undefined {
    const list = this.#lists.get(key);
    if (list === undefined) return undefined;
    const { mine, theirs } = this.#versions;
    return stepsTo(mine, list).around ?? stepsTo(theirs, list).around;
  }

  /** The entries that stand in each other, if the way outwards from an entry comes back to one of them. */
  #circleFrom(key: string): string[] {
    const way: string[] = [];
    for (let at: string | undefined = key; at !== undefined; at = this.#around(at)) {
      if (way.includes(at)) return way.slice(way.indexOf(at));
      way.push(at);
    }
    return [];
  }

  #take(keys: readonly string[], side: Side): void {
    const { mine, theirs } = this.#versions;
    for (const key of keys) {
      if (mine.has(key) && theirs.has(key)) this.#lists.set(key, this.#versions[side].get(key)!.list);
    }
  }

  #isSettled(key: string): boolean {
    const { mine, theirs } = this.#versions;
    const isInBoth = mine.has(key) && theirs.has(key);
    return this.#tangleAt(key).length === 0 && (!isInBoth || this.#isReached(key));
  }

  /** One place for each entry that both have: to solve one may move another. */
  #settle(keys: readonly string[]): void {
    for (const _ of keys) {
      this.#untangle(keys);
      this.#keepWhatBothHave(keys);
      if (keys.every((key) => this.#isSettled(key))) return;
    }
    // The choices contradict each other: everything stands as in my version, with what was taken out around it.
    const { mine, theirs } = this.#versions;
    this.#take(keys, 'mine');
    for (const key of keys.filter((one) => mine.has(one) && theirs.has(one))) {
      for (let at = this.#outerIn(mine, key); at !== undefined; at = this.#outerIn(mine, at)) {
        this.#lists.set(at, mine.get(at)!.list);
      }
    }
    for (const key of keys) if (this.#tangleAt(key).length > 0) this.#lists.set(key, undefined);
  }

  #outerIn = (index: EntryIndex, key: string) => stepsTo(index, index.get(key)!.list).around;

  /** The entry and those around it, innermost first. */
  #wayFrom(key: string): string[] {
    const way: string[] = [];
    for (let at: string | undefined = key; at !== undefined; at = this.#around(at)) way.push(at);
    return way;
  }

  /** The fields of an entry where it is placed; undefined where its list takes no entry of its sort, or is too deep. */
  #fieldsAt(key: string): Fields | undefined {
    const { mine, theirs } = this.#versions;
    const [own, other] = [mine.get(key), theirs.get(key)];
    const list = this.#lists.get(key)!;
    const { around, names } = [mine, theirs].map((one) => stepsTo(one, list)).toSorted(byParent)[0]!;
    const entryAround = around === undefined ? undefined : (mine.get(around) ?? theirs.get(around))!.entry;
    let within = around === undefined ? this.#fields : this.#fieldsAt(around);
    let value = entryAround;
    for (const name of names.slice(0, -1)) {
      const field = within?.[name];
      value = ownValue(value, name);
      within = (field && fieldTypeOf(field).fieldsOf?.(field, value)) ?? undefined;
    }
    const field = within?.[names.at(-1)!];
    return (field && fieldTypeOf(field).fieldsOf?.(field, (own ?? other)!.entry)) ?? undefined;
  }

  /** The entries that cannot stand as they are placed: in each other, or deeper than their blocks go. */
  #tangleAt(key: string): string[] {
    if (this.#lists.get(key) === undefined) return [];
    const circle = this.#circleFrom(key);
    if (circle.length > 0) return circle;
    return this.#isReached(key) && this.#fieldsAt(key) === undefined ? this.#wayFrom(key) : [];
  }

  /**
   * Each side has moved an entry into one that the other side moved into it, or the two moves together go too deep: one
   * of them holds.
   */
  #untangle(keys: readonly string[]): void {
    const { mine, theirs } = this.#versions;
    const isMoved = (key: string) =>
      mine.has(key) && theirs.has(key) && mine.get(key)!.list !== theirs.get(key)!.list;
    for (const key of keys) {
      for (let tangle = this.#tangleAt(key); tangle.length > 0; tangle = this.#tangleAt(key)) {
        const moved = tangle.filter((one) => isMoved(one) && !this.#asked.has(one)).toSorted();
        // What choices for different sides leave over: one version alone has no tangles.
        if (moved.length === 0) return this.#take(keys, 'mine');
        this.#asked.add(moved[0]!);
        this.#take(moved, this.#chooseList(moved[0]!));
      }
    }
  }

  #isReached(key: string): boolean {
    for (let at: string | undefined = key; at !== undefined; at = this.#around(at)) {
      if (this.#lists.get(at) === undefined) return false;
    }
    return true;
  }

  /** Where the entry around is taken out, what both sides have stays where the other side has it. */
  #keepWhatBothHave(keys: readonly string[]): void {
    const { mine, theirs } = this.#versions;
    for (const key of keys) {
      const [own, other] = [mine.get(key), theirs.get(key)];
      if (!own || !other || own.list === other.list || this.#isReached(key)) continue;
      const before = this.#lists.get(key);
      this.#lists.set(key, before === own.list ? other.list : own.list);
      if (this.#tangleAt(key).length > 0 || !this.#isReached(key)) this.#lists.set(key, before);
    }
  }
}
