import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { clock } from '../content/clock/clock.ts';
import { event } from '../content/event/event.ts';
import { queryKeys } from './query-keys.ts';

const { records, drafts } = queryKeys;

/** Which of the keys an invalidation of `invalidated` reaches. */
async function reached(invalidated: readonly unknown[], keys: readonly (readonly unknown[])[]) {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, 'read');
  await client.invalidateQueries({ queryKey: invalidated });
  return keys.filter((key) => client.getQueryState(key)?.isInvalidated);
}

describe('query keys', () => {
  it('reach every list and record of a type from the type, and none of another type', async () => {
    const ofEvent = [
      records.list(event, { page: 1 }),
      records.one(event, 7),
      records.every(event, 15),
      records.uses(event, 7),
      records.revisions(event, 7),
      records.revision(event, 7, 2),
      records.lastKnown(event, 7),
      records.choices(event, 'events?pageSize=20'),
      records.chosen(event, 7),
      records.latest(event, 15),
    ];
    expect(await reached(records.of(event), [...ofEvent, records.one(clock, 7)])).toEqual(ofEvent);
  });

  it('reach every list of a type, whatever its query, and no single record', async () => {
    const lists = [records.list(event, {}), records.list(event, { page: 2 })];
    expect(await reached(records.lists(event), [...lists, records.one(event, 7)])).toEqual(lists);
  });

  it('reach the unfinished drafts of every type, but not the one that is open', async () => {
    const offered = [drafts.unfinishedOf(event, null), drafts.unfinishedOf(clock, 7)];
    expect(await reached(drafts.unfinished, [...offered, drafts.one('abcdefgh')])).toEqual(offered);
  });

  it('are built in one module only', () => {
    const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./query-keys*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const spelled = Object.entries(sources).filter(([, text]) => /queryKey: \[|QueryData\(\s*\[/.test(text));
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(spelled.map(([file]) => file)).toEqual([]);
  });
});
