import { expect, test } from 'vitest';
import { withRecord } from './cached-list.ts';
import { statesOf } from '../../../domain/publication/state.ts';
import { noSummary } from '../../../domain/publication/summary.ts';
import type { StaffRecord } from './staff-record.ts';

const record = (id: number, facts: Partial<StaffRecord> = {}): StaffRecord => ({
  id,
  site_id: 36,
  version: 1,
  position: null,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  updated_by: 'Inés Robles',
  translation_due: [],
  site_name: 'Costa Ocaso',
  language_name: '',
  translations: [],
  search_label: '',
  publication: statesOf(noSummary, '2026-11-20T10:00:00.000Z'),
  archived_at: null,
  deleted_at: null,
  locale: { en: {}, es: {} },
  ...facts,
});

const listed = (...data: StaffRecord[]) => ({ data, meta: { total: 40, page: 1, pageSize: 25 } });

test('A created record joins the list of its site and no other', () => {
  const list = listed(record(1));
  expect(withRecord(list, record(2), { site_id: 36 }).data.map(({ id }) => id)).toEqual([2, 1]);
  expect(withRecord(list, record(2), { site_id: 36 }).meta.total).toBe(41);
  expect(withRecord(list, record(2), { site_id: 15 })).toBe(list);
});

test('A list that was searched or filtered takes in no record that it has not shown', () => {
  const list = listed(record(1));
  expect(withRecord(list, record(2), { searchterm: 'jazz' })).toBe(list);
  expect(withRecord(list, record(2), { missing: 'es' })).toBe(list);
  expect(withRecord(list, record(2), { page: 2 })).toBe(list);
});

test('A saved record replaces the old one where it stands', () => {
  const after = withRecord(listed(record(1), record(2)), record(2, { version: 5 }), { searchterm: 'jazz' });
  expect(after.data.map(({ id, version }) => [id, version])).toEqual([
    [1, 1],
    [2, 5],
  ]);
});

test('A deleted record leaves the list and joins the trash', () => {
  const gone = record(2, { deleted_at: '2026-11-21T10:00:00.000Z' });
  expect(withRecord(listed(record(1), record(2)), gone, {}).data.map(({ id }) => id)).toEqual([1]);
  expect(withRecord(listed(), gone, { show: 'deleted' }).data.map(({ id }) => id)).toEqual([2]);
});
