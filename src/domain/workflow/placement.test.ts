import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineContentType } from '../content-type.ts';
import type { Field } from '../fields/field.ts';
import { blocks, localized, text } from '../fields/index.ts';
import type { Difference, Sides } from './difference.ts';
import { mergeRecords } from './merge.ts';
import { formValues, type FormValues } from './values-of.ts';

const words = {
  labels: { en: 'Text', es: 'Texto' },
  fields: { words: localized(text({ label: 'Words', es: 'Palabras' })) },
};
const columnsOf = <F extends Field>(inside: F) => ({
  labels: { en: 'Columns', es: 'Columnas' },
  fields: { name: text({ label: 'Name', es: 'Nombre' }), inside },
});
const nested = { label: 'Inside', es: 'Dentro', maxItems: 20 };
const third = blocks({ ...nested, blocks: { text: words } });
const second = blocks({ ...nested, blocks: { text: words, columns: columnsOf(third) } });

/** Blocks on three levels: columns in columns, with texts on all of them. */
const page = defineContentType({
  name: 'page',
  path: 'pages',
  scope: 'site',
  permission: 'manage pages',
  titleField: 'name',
  labels: { en: { one: 'page', many: 'pages' }, es: { one: 'página', many: 'páginas', gender: 'f' } },
  remove: 'delete',
  fields: {
    name: text({ label: 'Name', es: 'Nombre', required: true }),
    body: blocks({
      label: 'Body',
      es: 'Cuerpo',
      maxItems: 20,
      blocks: { text: words, columns: columnsOf(second) },
    }),
  },
});

interface Block {
  readonly id: string;
  readonly inside?: readonly Block[];
}

const textOf = (id: string, en = id) => ({ id, block: 'text', words: { en, es: null } });
const columns = (id: string, ...inside: object[]) => ({ id, block: 'columns', name: id, inside });
const pageOf = (...body: object[]): FormValues => formValues(page, { name: 'Page', body });

const merge = (base: FormValues, mine: FormValues, theirs: FormValues, choices: Sides = {}) =>
  mergeRecords(page, base, mine, theirs, choices);
const asked = (differences: readonly Difference[]) =>
  differences.flatMap(({ path, suggested }) => (suggested ? [] : [path]));
const body = ({ values }: { values: FormValues }) => values.body as readonly Block[];

/** 'left0000(text0000)' for columns with a text in them. */
const drawn = (list: readonly Block[]): string =>
  list.map(({ id, inside }) => (inside ? `${id}(${drawn(inside)})` : id)).join(' ');

const [t, a, b] = ['text0000', 'cols000a', 'cols000b'];

describe('an entry that two people moved', () => {
  it('to different lists is asked about, and stands where it is chosen', () => {
    const base = pageOf(textOf(t), columns(a), columns(b));
    const mine = pageOf(columns(a, textOf(t)), columns(b));
    const theirs = pageOf(columns(a), columns(b, textOf(t)));
    const merged = merge(base, mine, theirs);
    expect(asked(merged.differences)).toEqual([`body.${a}.inside.${t}.list`]);
    expect(merged.differences[0]).toMatchObject({
      about: 'list',
      mine: [{ label: 'Body', entry: a }, { label: 'Inside' }],
      theirs: [{ label: 'Body', entry: b }, { label: 'Inside' }],
    });
    const chosen = (side: 'mine' | 'theirs') =>
      drawn(body(merge(base, mine, theirs, { [`body.${a}.inside.${t}.list`]: side })));
    expect([chosen('mine'), chosen('theirs')]).toEqual([`${a}(${t}) ${b}()`, `${a}() ${b}(${t})`]);
  });

  it('to the same list is not asked about', () => {
    const base = pageOf(textOf(t), columns(a));
    const both = pageOf(columns(a, textOf(t)));
    expect(asked(merge(base, both, both).differences)).toEqual([]);
  });

  it('and that the other wrote in is moved and rewritten', () => {
    const base = pageOf(textOf(t), columns(a));
    const merged = merge(base, pageOf(columns(a, textOf(t))), pageOf(textOf(t, 'Good day'), columns(a)));
    expect([asked(merged.differences), body(merged)]).toEqual([
      [],
      [expect.objectContaining({ id: a, inside: [textOf(t, 'Good day')] })],
    ]);
  });

  it('into each other is asked about, and neither is lost', () => {
    const base = pageOf(columns(a), columns(b));
    const mine = pageOf(columns(b, columns(a)));
    const theirs = pageOf(columns(a, columns(b)));
    const { differences } = merge(base, mine, theirs);
    const [path] = asked(differences);
    const chosen = (side: 'mine' | 'theirs') => drawn(body(merge(base, mine, theirs, { [path!]: side })));
    expect([chosen('mine'), chosen('theirs')]).toEqual([`${b}(${a}())`, `${a}(${b}())`]);
  });

  it('into columns that the other takes out stays where the other has it', () => {
    const base = pageOf(textOf(t), columns(a));
    const mine = pageOf(columns(a, textOf(t)));
    const theirs = pageOf(textOf(t));
    const path = `body.${a}`;
    expect(asked(merge(base, mine, theirs).differences)).toEqual([path]);
    expect(drawn(body(merge(base, mine, theirs, { [path]: 'theirs' })))).toBe(t);
    expect(drawn(body(merge(base, mine, theirs)))).toBe(`${a}(${t})`);
  });

  it('into new columns, and that the other took out, is asked about', () => {
    const base = pageOf(textOf(t));
    const { differences } = merge(base, pageOf(columns(a, textOf(t))), pageOf());
    expect(asked(differences)).toEqual([`body.${a}.inside.${t}`]);
  });
});

const ids = ['cols000a', 'cols000b', 'cols000c', 'text000d', 'text000e', 'text000f'];
const isColumns = (id: string) => id.startsWith('cols');

/** Pages over the same few blocks, each anywhere that it fits. */
const anyPage = fc
  .tuple(
    fc.shuffledSubarray(ids, { minLength: 2 }),
    fc.array(fc.nat(6), { minLength: 6, maxLength: 6 }),
    fc.array(fc.constantFrom('', 'x', 'y'), { minLength: 6, maxLength: 6 }),
  )
  .map(([chosen, places, texts]): FormValues => {
    interface Made {
      readonly id: string;
      readonly level: number;
      readonly inside: Made[];
    }
    const root: Made[] = [];
    const all: Made[] = [];
    chosen.forEach((id, n) => {
      const open = all.filter(({ id: other, level }) => isColumns(other) && level < (isColumns(id) ? 1 : 2));
      const around = places[n]! < open.length ? open[places[n]!] : undefined;
      const made = { id, level: around ? around.level + 1 : 0, inside: [] };
      (around ? around.inside : root).push(made);
      all.push(made);
    });
    const toBlock = ({ id, inside }: Made): object =>
      isColumns(id) ? columns(id, ...inside.map(toBlock)) : textOf(id, `${id} ${texts[ids.indexOf(id)]}`);
    return pageOf(...root.map(toBlock));
  });

const idsIn = (list: readonly Block[]): string[] =>
  list.flatMap(({ id, inside = [] }) => [id, ...idsIn(inside)]);

/** Of each block the list that it stands in. */
const listsIn = (list: readonly Block[], around = ''): [string, string][] =>
  list.flatMap(({ id, inside = [] }) => [[id, around] as [string, string], ...listsIn(inside, id)]);

const anySide = fc.infiniteStream(fc.constantFrom('mine' as const, 'theirs' as const));

describe('any three pages', () => {
  it('lose no block that both have, whatever is chosen, and have none twice', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, anySide, (base, mine, theirs, sides) => {
        const { differences } = merge(base, mine, theirs);
        const choices = Object.fromEntries(
          asked(differences).map((path) => [path, sides.next().value as 'mine' | 'theirs']),
        );
        const [m, s] = [idsIn(mine.body as Block[]), idsIn(theirs.body as Block[])];
        for (const merged of [merge(base, mine, theirs), merge(base, mine, theirs, choices)]) {
          const found = idsIn(body(merged));
          expect(new Set(found).size).toBe(found.length);
          expect(m.filter((id) => s.includes(id) && !found.includes(id))).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('lose nothing that one side added without asking', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        const [was, found] = [idsIn(base.body as Block[]), idsIn(body(merged))];
        const added = [mine, theirs]
          .flatMap((one) => idsIn(one.body as Block[]))
          .filter((id) => !was.includes(id));
        const lost = added.filter((id) => !found.includes(id));
        expect(lost.length === 0 || asked(merged.differences).length > 0).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('are asked about a place only where both moved it', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
        const [was, my, their] = [base, mine, theirs].map((one) => new Map(listsIn(one.body as Block[])));
        const moved = (id: string, now: Map<string, string>) => was!.get(id) !== now.get(id);
        const places = merge(base, mine, theirs).differences.filter(({ about }) => about === 'list');
        const isOneSided = [my!, their!].some((now) => ids.every((id) => !now.has(id) || !moved(id, now)));
        expect(isOneSided && places.length > 0).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });

  it('are the changed one without a question where only one person changed anything', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (base, changed) => {
        for (const merged of [merge(base, base, changed), merge(base, changed, base)]) {
          expect([drawn(body(merged)), asked(merged.differences)]).toEqual([
            drawn(changed.body as Block[]),
            [],
          ]);
        }
      }),
      { numRuns: 800 },
    );
  });
});
