import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A column of moments. PostgreSQL writes '2026-11-20 17:24:32.5+00'; it is read as the wire has it, ISO 8601 in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** A column for the moment at which a row was written, unless it is given. */
export const now = (name: string) =>
  instant(name)
    .notNull()
    .default(sql`now()`);
