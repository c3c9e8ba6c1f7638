import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { type Language, languages } from '../language.ts';
import { entriesOf, type EntryIndex, entryIndex, keysOf, listKey } from '../lists/entry-index.ts';
import { entryMark, fieldsOfEntry } from '../lists/entry-name.ts';
import { bilingualValues } from '../record/leaves.ts';
import { isSameValue, ownValue } from '../record/same-value.ts';
import type { Mark } from './changes.ts';
import type { Difference, Side, Sides } from './difference.ts';
import { Placement } from './placement.ts';
import { type FormValues, formValuesFrom } from './values-of.ts';

/**
 * Two people changed the same record. Each value, each entry of a list and each order that only one of them changed
 * is taken from that one; where both did, somebody has to choose. Entries are known by their ids: one that is moved in
 * one version and renamed in the other is moved and renamed.
 */

export interface Merge {
  /** My version with theirs in it wherever that side was chosen or only they changed something. */
  readonly values: FormValues;
  readonly differences: readonly Difference[];
}

/** A value in the version both began with and in both of theirs; null for a base that nobody kept. */
interface Three {
  readonly base: { readonly value: unknown } | null;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Position {
  readonly path: string;
  readonly around: string;
  readonly breadcrumb: readonly Mark[];
  readonly isRoot: boolean;
  /** The values stand in an entry that only this side has: they are taken as they are. */
  readonly only?: Side;
}

const inside = ({ base, mine, theirs }: Three, name: string): Three => ({
  base: base && { value: ownValue(base.value, name) },
  mine: ownValue(mine, name),
  theirs: ownValue(theirs, name),
});

function suggestion({ base, mine, theirs }: Three): Side | null {
  if (base && isSameValue(base.value, theirs)) return 'mine';
  return base && isSameValue(base.value, mine) ? 'theirs' : null;
}

/** The order of `keys` as the list has it. */
const ordered = (list: readonly string[], keys: ReadonlySet<string>): string[] =>
  list.filter((key) => keys.has(key));

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, place) => key === other[place]);

/** The keys in the order of the first list; what only the second has stands behind what it follows there. */
function joinedOrder(first: readonly string[], second: readonly string[]): string[] {
  const joined = [...first];
  const known = new Set(joined);
  second.forEach((key, place) => {
    if (known.has(key)) return;
    const after = second.slice(0, place).findLast((one) => known.has(one));
    joined.splice(after === undefined ? 0 : joined.indexOf(after) + 1, 0, key);
    known.add(key);
  });
  return joined;
}

class Merging {
  readonly differences: Difference[] = [];
  readonly #choices: Sides;
  readonly #base: EntryIndex | null;
  readonly #mine: EntryIndex;
  readonly #theirs: EntryIndex;
  readonly #placement: Placement;

  constructor(fields: Fields, { base, mine, theirs }: Three, choices: Sides) {
    this.#choices = choices;
    this.#base = base && entryIndex(fields, base.value);
    this.#mine = entryIndex(fields, mine);
    this.#theirs = entryIndex(fields, theirs);
    const versions = { base: this.#base, mine: this.#mine, theirs: this.#theirs };
    this.#placement = new Placement(fields, versions, choices);
  }

  #choose(difference: Difference): Side {
    this.differences.push(difference);
    return this.#choices[difference.path] ?? difference.suggested ?? 'mine';
  }

  #value(field: Field, three: Three, at: Position, path: string, language: Language | null): unknown {
    const { mine, theirs } = three;
    if (at.only) return at.only === 'mine' ? mine : theirs;
    if (isSameValue(mine, theirs)) return mine;
    const side = this.#choose({
      path,
      field,
      breadcrumb: at.breadcrumb,
      language,
      mine: mine ?? null,
      theirs: theirs ?? null,
      suggested: suggestion(three),
    });
    return side === 'mine' ? mine : theirs;
  }

  fields(fields: Fields, three: Three, at: Position): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const { holds } = fieldTypeOf(field);
        const here: Position = {
          ...at,
          path: at.path === '' ? name : `${at.path}.${name}`,
          around: listKey(at.around, name),
          breadcrumb: [...at.breadcrumb, { label: field.label, es: field.es }],
          isRoot: at.isRoot && holds === undefined,
        };
        return [name, this.#field(name, field, inside(three, name), here)];
      }),
    );
  }

  #field(name: string, field: Field, three: Three, at: Position): unknown {
    const { holds, fieldsOf } = fieldTypeOf(field);
    if (holds === 'entries') return this.#entries(field, three, at);
    if (holds === 'fields') {
      if (!three.mine && !three.theirs) return null;
      return this.fields(fieldsOf!(field, three.mine) ?? {}, three, at);
    }
    if (!isKeptPerLanguage(field)) return this.#value(field, three, at, at.path, null);
    return Object.fromEntries(
      languages.map((language) => {
        const path = at.isRoot ? `locale.${language}.${name}` : `${at.path}.${language}`;
        return [language, this.#value(field, inside(three, language), at, path, language) ?? null];
      }),
    );
  }

  #order(
    field: Field,
    lists: { mine: string[]; theirs: string[]; base: string[] | null },
    at: Position,
    kept: ReadonlySet<string>,
  ): string[] {
    const { mine, theirs, base } = lists;
    const inMine = new Set(mine);
    const common = new Set(theirs.filter((key) => inMine.has(key) && kept.has(key)));
    const [ofMine, ofTheirs] = [ordered(mine, common), ordered(theirs, common)];
    let side: Side = 'mine';
    if (!isSameOrder(ofMine, ofTheirs)) {
      const inBase = base && new Set(base.filter((key) => common.has(key)));
      const isAsBase = (list: string[]) =>
        inBase !== null && isSameOrder(ordered(list, inBase), ordered(base!, inBase));
      const suggested = isAsBase(ofTheirs) ? 'mine' : isAsBase(ofMine) ? 'theirs' : null;
      side = this.#choose({
        path: `${at.path}.order`,
        field,
        breadcrumb: at.breadcrumb,
        language: null,
        mine: ofMine.map((key) => this.#mine.get(key)?.entry),
        theirs: ofTheirs.map((key) => this.#theirs.get(key)?.entry),
        suggested,
        about: 'order',
      });
    }
    const [first, second] = side === 'mine' ? [mine, theirs] : [theirs, mine];
    return joinedOrder(ordered(first, kept), ordered(second, kept));
  }

  #entries(field: Field, three: Three, at: Position): unknown[] {
    const lists = {
      mine: keysOf(entriesOf(three.mine)),
      theirs: keysOf(entriesOf(three.theirs)),
      base: three.base && keysOf(entriesOf(three.base.value)),
    };
    for (const key of new Set([...lists.mine, ...lists.theirs])) {
      const difference = this.#placement.takeDifference(key);
      if (difference) this.differences.push(difference);
    }
    const kept = new Set(
      [...new Set([...lists.mine, ...lists.theirs])].filter(
        (key) => this.#placement.listOf(key) === at.around,
      ),
    );
    return this.#order(field, lists, at, kept).map((key, place) => this.#entry(key, field, place, at));
  }

  #entry(key: string, field: Field, place: number, at: Position): unknown {
    const base = this.#base?.get(key);
    const [mine, theirs] = [this.#mine.get(key)?.entry, this.#theirs.get(key)?.entry];
    const only: Side | undefined = mine && theirs ? undefined : mine ? 'mine' : 'theirs';
    const entry = (mine ?? theirs) as Readonly<Record<string, unknown>>;
    const three: Three = { base: this.#base && { value: base?.entry }, mine, theirs };
    const here: Position = {
      path: `${at.path}.${key}`,
      around: key,
      breadcrumb: [
        ...at.breadcrumb.slice(0, -1),
        { ...at.breadcrumb.at(-1)!, entry: entryMark(field, entry, place) },
      ],
      isRoot: false,
      ...(only ? { only } : {}),
    };
    const fields = fieldsOfEntry(field, entry);
    const facts = Object.entries(entry).filter(
      ([name]) => !Object.hasOwn(fields, name) && name !== 'only_in',
    );
    const onlyIn = this.#value(field, inside(three, 'only_in'), here, `${here.path}.only_in`, null);
    return {
      ...Object.fromEntries(facts),
      ...(onlyIn ? { only_in: onlyIn } : {}),
      ...this.fields(fields, three, here),
    };
  }
}

/**
 * Joins my version with the one somebody saved meanwhile. `base` is what I began with, null when unknown. A choice not
 * made keeps what only one side changed, else mine. The differences are the same whatever was chosen, but for entries
 * inside of one that a choice takes out.
 */
export function mergeRecords(
  type: ContentType,
  base: unknown,
  mine: FormValues,
  theirs: unknown,
  choices: Sides = {},
): Merge {
  const whole: Three = {
    base: base === null ? null : { value: bilingualValues(type, base) },
    mine: bilingualValues(type, mine),
    theirs: bilingualValues(type, theirs),
  };
  const merging = new Merging(type.fields, whole, choices);
  const merged = merging.fields(type.fields, whole, { path: '', around: '', breadcrumb: [], isRoot: true });
  return { values: { ...mine, ...formValuesFrom(type, merged) }, differences: merging.differences };
}
