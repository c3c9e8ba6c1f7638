import { sql } from 'drizzle-orm';
import type { ContentType } from '../../domain/content-type.ts';
import type { Queries } from '../content/store/repository.ts';

/** The next id of a type that no record has and that is none of `reserved`. */
export async function freshId(
  db: Queries,
  type: ContentType,
  reserved: ReadonlySet<number>,
): Promise<number> {
  for (;;) {
    const { rows } = await db.execute<{ id: number; is_taken: boolean }>(
      sql`select id::int, exists (select from ${sql.identifier(type.name)} as record where record.id = next.id) as is_taken
          from (select nextval(pg_get_serial_sequence(${type.name}, 'id')) as id) as next`,
    );
    const { id, is_taken } = rows[0]!;
    if (!is_taken && !reserved.has(id)) return id;
  }
}

/** Has the database count on above ids that were given. Takes effect at once and for good, as sequences do. */
export async function countAbove(db: Queries, type: ContentType, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`select setval(name::regclass, greatest(coalesce(pg_sequence_last_value(name::regclass), 0), ${Math.max(...ids)}::bigint))
        from pg_get_serial_sequence(${type.name}, 'id') as name`,
  );
}
