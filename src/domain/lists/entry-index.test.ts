import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks, group, list, text } from '../fields/index.ts';
import { entryIndex, movedKeys } from './entry-index.ts';

const label = { label: 'L', es: 'L' };

describe('the index of entries', () => {
  const fields = {
    sections: list({
      ...label,
      maxItems: 9,
      fields: { items: list({ ...label, maxItems: 9, fields: { title: text(label) } }) },
    }),
    side: group({
      ...label,
      fields: { links: list({ ...label, maxItems: 9, fields: { to: text(label) } }) },
    }),
    page: blocks({
      ...label,
      maxItems: 9,
      blocks: {
        row: {
          labels: { en: 'Row', es: 'Fila' },
          fields: { cells: list({ ...label, maxItems: 9, fields: {} }) },
        },
      },
    }),
  };

  it('names the list of each entry by what is around it, at any depth', () => {
    const index = entryIndex(fields, {
      sections: [{ id: 'section0', items: [{ id: 'dish0000' }] }],
      side: { links: [{ id: 'link0000' }] },
      page: [
        { id: 'row00000', block: 'row', cells: [{ id: 'cell0000' }] },
        { id: 'strange0', block: 'unheard of' },
      ],
    });
    expect([...index].map(([id, { list: where }]) => [id, where])).toEqual([
      ['section0', 'sections'],
      ['dish0000', 'section0.items'],
      ['link0000', 'side.links'],
      ['row00000', 'page'],
      ['cell0000', 'row00000.cells'],
      ['strange0', 'page'],
    ]);
  });
});

describe('the keys that are moved', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 });

  it('are the one that was taken to the front, not the others', () => {
    expect([...movedKeys(['a', 'b', 'c'], ['c', 'a', 'b'])]).toEqual(['c']);
    expect([...movedKeys(['a', 'b', 'c'], ['a', 'x', 'c'])]).toEqual([]);
  });

  it('leave the others in one order', () => {
    fc.assert(
      fc.property(keys, keys, (before, after) => {
        const moved = movedKeys(before, after);
        const staying = (order: string[], other: string[]) =>
          order.filter((key) => other.includes(key) && !moved.has(key));
        expect(staying(before, after)).toEqual(staying(after, before));
      }),
    );
  });

  it('are as few as can be', () => {
    fc.assert(
      fc.property(keys, fc.nat(7), fc.nat(7), (before, from, to) => {
        fc.pre(before.length > 0);
        const after = before.toSpliced(from % before.length, 1);
        after.splice(to % before.length, 0, before[from % before.length]!);
        expect(movedKeys(before, after).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
