import type { Pool } from 'pg';
import { allContentTypes } from '../src/content/index.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import type { Field } from '../src/domain/fields/field.ts';

/** Copies of every site and of all its records, under ids, keys and hosts of their own. */

// Above every id of the demo, so that the copies' ids are those of their models plus a multiple of it.
const STEP = 100_000;

/** What a copied column holds; the column itself where a copy has the same. `$1` is the copy's number. */
function copied(type: ContentType, column: string): string {
  const own = `"${column}"`;
  const shift = `$1::int * ${STEP}`;
  if (column === 'id' || column === 'record_id') return `${own} + ${shift}`;
  if (column === 'site_id') return `case when ${own} = 0 then 0 else ${own} + ${shift} end`;
  const field: Field | undefined = type.fields[column];
  if (field?.type === 'reference') return `${own} + ${shift}`;
  if (field?.type === 'references') {
    return `(select jsonb_agg(one::int + ${shift}) from jsonb_array_elements_text(${own}) as one)`;
  }
  // Those of the group stay side by side, and have addresses of their own.
  if (column === 'slug' && type.scope === 'group') return `${own} || '-' || $1`;
  if (type.scope !== 'itself') return field?.unique ? `${own} || '-' || $1` : own;
  if (column === 'key') return `${own} || '-' || $1`;
  if (column === 'isDefault') return 'false';
  if (column === 'hosts') {
    return `(select jsonb_agg(jsonb_build_object('host', 'copy' || $1 || '.' || (one ->> 'host'))) from jsonb_array_elements(${own}) as one)`;
  }
  return own;
}

export async function columnsOf(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map((row) => row.column_name);
}

/** What of everything there is: all, or only what belongs to single sites. */
export type Share = 'all' | 'of sites';

/** Makes `times` as many as there are: of everything, or of sites and their records, in a group that stays as it is. */
export async function multiplyContent(pool: Pool, times: number, share: Share = 'all'): Promise<void> {
  for (const type of allContentTypes) {
    if (share === 'of sites' && type.scope === 'group') continue;
    for (const table of [type.name, `${type.name}_locale`]) {
      const key = table === type.name ? 'id' : 'record_id';
      const columns = await columnsOf(pool, table);
      const names = columns.map((column) => `"${column}"`).join(', ');
      const values = columns.map((column) => copied(type, column)).join(', ');
      for (let copy = 1; copy < times; copy += 1) {
        const models = `select ${values} from "${table}" where "${key}" < ${STEP}`;
        await pool.query(`insert into "${table}" (${names}) ${models}`, [String(copy)]);
      }
    }
    await pool.query(
      `select setval(pg_get_serial_sequence('${type.name}', 'id'), (select max(id) from "${type.name}"))`,
    );
  }
  await pool.query('analyze');
}

export async function contentCounts(pool: Pool): Promise<Record<string, number>> {
  const counts = allContentTypes.map(async ({ name }) => {
    const { rows } = await pool.query<{ total: number }>(`select count(*)::int as total from "${name}"`);
    return [name, rows[0]!.total] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** The keys by which a request may name a site in Server-Name. */
export async function siteKeys(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'select key from site where archived_at is null order by id',
  );
  return rows.map((row) => row.key);
}
