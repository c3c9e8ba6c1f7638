import type { Pool } from 'pg';
import { columnsOf } from './multiply.ts';

/** A group of many sites with 500 events on each of some of them, made of the demo's. */

export const EVENTS_EACH = 500;
/** Above every id of the demo. */
export const FIRST_SITE = 100_001;

/** Inserts `select`ed copies of rows, the named columns changed. */
async function copyRows(
  pool: Pool,
  table: string,
  changed: Readonly<Record<string, string>>,
  from: string,
): Promise<void> {
  const columns = await columnsOf(pool, table);
  const values = columns.map((column) => changed[column] ?? `model."${column}"`);
  const names = columns.map((column) => `"${column}"`);
  await pool.query(`insert into "${table}" (${names.join()}) select ${values.join()} from ${from}`);
}

async function makeSites(pool: Pool, count: number): Promise<void> {
  const model = `(select * from site where not "isDefault" order by id limit 1) as model`;
  const last = FIRST_SITE + count - 1;
  const id = 'g';
  await copyRows(
    pool,
    'site',
    { id, key: `'many-' || g`, name: `'Site ' || g`, hosts: `'[]'::jsonb`, name_key: `'site ' || g` },
    `${model}, generate_series(${FIRST_SITE}, ${last}) as g`,
  );
  await copyRows(
    pool,
    'site_locale',
    { record_id: id, site_id: id },
    `site_locale as model, generate_series(${FIRST_SITE}, ${last}) as g
     where model.record_id = (select id from site where not "isDefault" order by id limit 1)`,
  );
}

/** Every event has a word of its own, `only` and its id, and those of its model. */
async function makeEvents(pool: Pool, sites: number): Promise<void> {
  const count = sites * EVENTS_EACH;
  await pool.query(`create temporary table many as
    select model.id as model_id, ${FIRST_SITE} + (g - 1) % ${sites} as site_id, 1000000 + g as id, g
    from generate_series(1, ${count}) as g
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total
          from event where id < ${FIRST_SITE}) as model on model.place = g % model.total`);
  await pool.query('analyze many');
  await copyRows(
    pool,
    'event',
    {
      id: 'many.id',
      site_id: 'many.site_id',
      label: `model.label || ' ' || many.g`,
      name_key: `model.name_key || ' ' || many.g`,
      search: `model.search || ' only' || many.id`,
      created_at: `now() - many.g * interval '1 minute'`,
      updated_at: `now() - many.g * interval '1 minute'`,
    },
    'many join event as model on model.id = many.model_id',
  );
  await copyRows(
    pool,
    'event_locale',
    { record_id: 'many.id', site_id: 'many.site_id', slug: `model.slug || '-' || many.g` },
    'many join event_locale as model on model.record_id = many.model_id',
  );
}

/** 200 sites in any case; events on the first `withEvents` of them. */
export async function makeManyEvents(pool: Pool, sites: number, withEvents: number): Promise<void> {
  // The demo's own events make place: their number should not be part of what is compared.
  const client = await pool.connect();
  try {
    const one = { query: client.query.bind(client) } as unknown as Pool;
    await makeSites(one, sites);
    await makeEvents(one, withEvents);
    await client.query(`delete from event where id < ${FIRST_SITE}`);
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
