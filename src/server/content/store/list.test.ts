import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { withMany } from '../../../../test/many-records.ts';
import { listRecords } from './list.ts';
import { selectedRows } from './repository.ts';
import type { Selection } from './selection.ts';

const { event } = contentTypes;
const ids = (records: readonly Record<string, unknown>[]) => records.map(({ id }) => id);

it('a page is the same however it is found: words that all, many or few records hold, in every order', async () => {
  const { db } = await withMany(event);
  for (const words of ['each', 'late', 'word49', 'nowhere']) {
    for (const sort of [undefined, { by: 'label', isDescending: true }, { by: 'id', isDescending: true }]) {
      for (const page of [1, 2, 30, 59]) {
        const selection: Selection & { page: number; pageSize: number } = {
          words,
          page,
          pageSize: 25,
          ...(sort ? { sort } : {}),
        };
        const { records } = await listRecords(db, event, selection);
        const wanted = ids(await selectedRows(db, event, selection));
        expect([words, sort, page, ids(records)]).toEqual([words, sort, page, wanted]);
      }
    }
  }
});

it('what triggers keep is counted exactly, what is sought as far as a thousand, and the answer says so', async () => {
  const { db } = await withMany(event);
  const total = async (selection: Selection) => {
    const { records: _records, ...counted } = await listRecords(db, event, {
      page: 1,
      pageSize: 1,
      ...selection,
    });
    return counted;
  };
  expect(await total({})).toEqual({ total: 4800, isTotalCapped: false });
  expect(await total({ words: 'each' })).toEqual({ total: 1000, isTotalCapped: true });
  expect(await total({ words: 'word49' })).toEqual({ total: 107, isTotalCapped: false });
  expect(await total({ where: { category: 'Day' } })).toEqual({ total: 100, isTotalCapped: false });
});
