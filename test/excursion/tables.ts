import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { ContentType } from '../../src/domain/content-type.ts';
import { tableTriggers } from '../../src/server/content/store/table-triggers.ts';
import { tablesOf } from '../../src/server/content/store/tables.ts';
import type { TestDatabase } from '../database.ts';

/** Makes the tables of a type as `npm run migrate:plan` would write them. */
export async function createTables({ pool }: TestDatabase, type: ContentType): Promise<void> {
  const { records, locales } = tablesOf(type);
  const statements = await generateMigration(
    generateDrizzleJson({}),
    generateDrizzleJson({ records, locales }),
  );
  for (const statement of [...statements, ...tableTriggers([type.name, `${type.name}_locale`])]) {
    await pool.query(statement);
  }
}
