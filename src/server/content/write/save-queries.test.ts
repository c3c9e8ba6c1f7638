import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { created, requester, type SavedRecord, withSites } from '../../../../test/type-tests.ts';

/**
 * Queries are most of the time that a save takes, which had once doubled without anybody seeing it. Whoever adds one
 * names it here, with the reason.
 */

const { event, restaurant, menu } = contentTypes;

/** The first words of each query of a request. */
async function queriesOf(request: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await request();
    return query.mock.calls.map(([asked]) => {
      const text = typeof asked === 'string' ? asked : (asked as { text: string }).text;
      const [verb] = /^\w+/.exec(text.trim())!;
      const [, table] = /(?:from|into|update) "?(\w+)/.exec(text) ?? [];
      return table === undefined || verb === table ? verb : `${verb} ${table}`;
    });
  } finally {
    query.mockRestore();
  }
}

const titled = (record: SavedRecord, en: string, es: string): object => ({
  version: record.version,
  locale: { en: { title: en }, es: { title: es } },
});

// The first language of the site, whether it is there, and its name for the response, in one.
const queriesOfSave = (name: string) => [
  'begin',
  // The lock, and the words.
  `select ${name}`,
  `select ${name}_locale`,
  'select site',
  'insert publication',
  `update ${name}`,
  `insert ${name}_locale`,
  'insert revision',
  'commit',
  // Whether a copy follows.
  'select record_copy',
  // The announcement of it is heard, so that who saves reads what they saved.
  'select',
];

it.each<[string, ContentType]>([
  ['an event', event],
  ['a restaurant', restaurant],
  ['a menu', menu],
])('the save of %s in both languages: no query more than it needs', async (_, type) => {
  // Its own requests wait for no announcement.
  const test = await withSites({ catchesUp: false });
  const record = await created(test, type);
  const request = requester(test, type);
  // The first save fetches a CSRF token.
  const { data } = await request('PUT', `/${record.id}`, titled(record, 'Dawn', 'Alba'));
  const queries = await queriesOf(async () => {
    const { status } = await request('PUT', `/${record.id}`, titled(data, 'Dusk', 'Ocaso'));
    expect(status).toBe(200);
  });
  expect(queries).toEqual(queriesOfSave(type.name));
});
