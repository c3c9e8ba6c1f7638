import { saysContains, type Tag } from './dietary.ts';

/** What the guests of one table avoid and how they eat. They say it once, and it stays on their phone. */

/** What may be avoided, in the order of the questions. */
export const avoidable = ['nuts', 'shellfish', 'gluten'] as const;

export type Avoided = (typeof avoidable)[number];

export const diets = ['vegan', 'vegetarian', 'keto', 'low-carb', 'low-cal'] as const satisfies readonly Tag[];

export type Diet = (typeof diets)[number];

export interface MyTable {
  readonly avoids: readonly Avoided[];
  readonly eats: readonly Diet[];
  /** The guest's own words for the waiter, at most MAX_NOTE characters. */
  readonly note: string;
}

export const MAX_NOTE = 200;

export const emptyTable: MyTable = { avoids: [], eats: [], note: '' };

/** Whether it changes how dishes are shown: a note alone does not. */
export const hasChoices = ({ avoids, eats }: MyTable): boolean => avoids.length + eats.length > 0;

export const isEmptyTable = (table: MyTable): boolean => !hasChoices(table) && table.note.trim() === '';

/** What a phone has kept, as far as it can be understood: anything may stand there, of another version or broken. */
export function parseMyTable(stored: string | null): MyTable {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return emptyTable;
  }
  if (typeof value !== 'object' || value === null) return emptyTable;
  const { avoids, eats, note } = value as Record<string, unknown>;
  const named = <T extends string>(all: readonly T[], given: unknown): T[] =>
    Array.isArray(given) ? all.filter((one) => given.includes(one)) : [];
  return {
    avoids: named(avoidable, avoids),
    eats: named(diets, eats),
    note: typeof note === 'string' ? note.slice(0, MAX_NOTE) : '',
  };
}

/** The table with one more choice, or without it when it had it; the order of the questions is kept. */
export function toggleChoice(table: MyTable, choice: Avoided | Diet): MyTable {
  const toggled = <T extends string>(all: readonly T[], chosen: readonly T[]): T[] =>
    all.filter((one) => (one === (choice as string)) !== chosen.includes(one));
  return { ...table, avoids: toggled(avoidable, table.avoids), eats: toggled(diets, table.eats) };
}

/** What one dish says about a table's choices. It never says that a dish is safe. */
export interface DishAnswer {
  /** The tags that speak against it. */
  readonly contains: readonly Tag[];
  /** The tags that speak for it. */
  readonly suits: readonly Tag[];
  /** What no tag speaks of and has to be asked. */
  readonly asks: readonly (Avoided | Diet)[];
  /** 'none' where the table has no choices. */
  readonly standing: 'contains' | 'suits' | 'ask' | 'none';
}

const containsTagOf = { nuts: 'has-nuts', shellfish: 'has-shellfish' } as const;

/** Tags that state a diet: a vegan dish is vegetarian, a keto one has few carbohydrates. */
const stating: Readonly<Record<Diet, readonly Tag[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegetarian', 'vegan'],
  keto: ['keto'],
  'low-carb': ['low-carb', 'keto'],
  'low-cal': ['low-cal'],
};

/** Shellfish is neither vegan nor vegetarian, whatever else a dish is tagged with. */
const excludesShellfish = (table: MyTable): boolean =>
  table.avoids.includes('shellfish') || table.eats.includes('vegan') || table.eats.includes('vegetarian');

export function answerOf(dr: readonly Tag[], table: MyTable): DishAnswer {
  if (!hasChoices(table)) return { contains: [], suits: [], asks: [], standing: 'none' };
  const contains = dr.filter(
    (tag) =>
      (tag === 'has-nuts' && table.avoids.includes('nuts')) ||
      (tag === 'has-shellfish' && excludesShellfish(table)),
  );
  const suits = dr.filter(
    (tag) =>
      !saysContains(tag) &&
      (tag === 'gluten-free'
        ? table.avoids.includes('gluten')
        : table.eats.some((diet) => stating[diet].includes(tag))),
  );
  const asks = [
    ...table.avoids.filter((avoided) =>
      avoided === 'gluten' ? !dr.includes('gluten-free') : !dr.includes(containsTagOf[avoided]),
    ),
    ...table.eats.filter((diet) => !stating[diet].some((tag) => dr.includes(tag))),
  ];
  if (contains.length > 0) return { contains, suits: [], asks, standing: 'contains' };
  return { contains, suits, asks, standing: suits.length > 0 ? 'suits' : 'ask' };
}
