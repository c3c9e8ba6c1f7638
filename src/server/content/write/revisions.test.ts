import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { writer, created, withSites } from '../../../../test/type-tests.ts';

const { event, menu, restaurant } = contentTypes;

it('a revision from before a field was declared is read and brought back; the new field stays as it is', async () => {
  const test = await withSites();
  const request = writer(test, event);
  const { id } = await created(test, event, {
    label: 'First',
    start_date: '2026-12-01T10:00',
    end_date: null,
  });
  await request('PUT', `/${id}`, { label: 'Second', start_date: '2026-12-02T10:00' });
  // As if `start_date`, which is required, had been declared after the first revision, and `tempo` taken away.
  await test.db.execute(
    sql`update revision set record = record - 'start_date' - 'translation_due' || '{"tempo": 120}' where number = 1`,
  );
  const { data: first } = await request('GET', `/${id}/revisions/1`);
  expect(first.record).toMatchObject({ label: 'First', start_date: null, translation_due: [] });
  expect(first.record).not.toHaveProperty('tempo');
  const restored = await request('POST', `/${id}/revisions/1/restore`, { version: 2 });
  expect(restored.data).toMatchObject({ version: 3, label: 'First', start_date: '2026-12-02T10:00' });
});

it('a revision that points at what is gone says so', async () => {
  const test = await withSites();
  const request = writer(test, restaurant);
  const { id: menuId } = await created(test, menu);
  const { id } = await created(test, restaurant, { menus: [menuId] });
  await request('PUT', `/${id}`, { menus: [] });
  await writer(test, menu)('DELETE', `/${menuId}`);
  const refused = await request('POST', `/${id}/revisions/1/restore`, { version: 2 });
  expect(refused.errors).toEqual([{ path: 'menus', message: `There is no such record: ${menuId}.` }]);
});

it('a revision names what differs, each entry of a list by its id', async () => {
  const test = await withSites();
  const request = writer(test, menu);
  const dish = (one: string, en: string) => ({ id: one, title: { en } });
  const dishes = (...items: object[]) => [{ id: 'dinner00', title: { en: 'Dinner' }, items }];
  const { id } = await created(test, menu, {
    sections: dishes(dish('soup0000', 'Soup'), dish('fish0000', 'Fish')),
  });
  await request('PUT', `/${id}`, {
    name: 'Late',
    sections: dishes(dish('fish0000', 'Octopus'), dish('soup0000', 'Soup')),
  });
  await request('DELETE', `/${id}`);
  const moved = ['sections.dinner00.items.fish0000.position'];
  const { data } = await request('GET', `/${id}/revisions`);
  expect(data.map(({ action, changed }: { action: string; changed: string[] }) => [action, changed])).toEqual(
    [
      ['delete', []],
      ['update', ['name', ...moved, 'sections.dinner00.items.fish0000.title.en']],
      ['create', []],
    ],
  );
});
