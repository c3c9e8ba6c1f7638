import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allContentTypes } from '../src/content/index.ts';
import { tableTriggers } from '../src/server/content/store/table-triggers.ts';

/**
 * Writes the SQL of a changed declaration for review. drizzle-kit only sees tables that are top-level exports,
 * so the exports are written out first; and where it wants to ask about a rename it prints a question, writes
 * nothing and still exits 0, so a missing file is reported here.
 */
const root = join(import.meta.dirname, '..');
const migrations = join(root, 'src/server/database/migrations');
const work = join(root, '.cache/migrate');

function writeSchema(): string {
  const lines = [
    `import { contentTypes } from '${join(root, 'src/content/index.ts')}';`,
    `import { tablesOf } from '${join(root, 'src/server/content/store/tables.ts')}';`,
    `export { approval, draft, media, media_use, missing_address, page_draw_day, post_reader, post_reader_key, publication, record_comment, record_copy, record_total, revision, site_change, sold_out } from '${join(root, 'src/server/database/schema.ts')}';`,
    ...[
      'staff-schema',
      'sign-in-schema',
      'refresh-schema',
      'search-schema',
      'forms-schema',
      'agents-schema',
    ].map((name) => `export * from '${join(root, `src/server/database/${name}.ts`)}';`),
    ...allContentTypes.flatMap(({ name }) => [
      `const made_${name} = tablesOf(contentTypes.${name});`,
      `export const ${name} = made_${name}.records;`,
      `export const ${name}_locale = made_${name}.locales;`,
    ]),
  ];
  mkdirSync(work, { recursive: true });
  const file = join(work, 'schema.ts');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

const sqlFiles = () => readdirSync(migrations).filter((name) => name.endsWith('.sql'));

mkdirSync(migrations, { recursive: true });
const before = new Set(sqlFiles());
const name = process.argv[2] ?? 'change';
const run = spawnSync(
  join(root, 'node_modules/.bin/drizzle-kit'),
  // Relative, because drizzle-kit takes an absolute folder for one below its own.
  [
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    writeSchema(),
    '--out',
    'src/server/database/migrations',
    '--name',
    name,
  ],
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
);
const added = sqlFiles().filter((file) => !before.has(file));
if (added.length === 0) {
  process.stdout.write(run.stdout + run.stderr);
  if (run.stdout.includes('No schema changes')) process.exit(0);
  console.error(
    'No migration was written. A rename needs two: add the new column in one, drop the old in the next.',
  );
  process.exit(1);
}
for (const file of added) {
  const path = join(migrations, file);
  const created = [...readFileSync(path, 'utf8').matchAll(/CREATE TABLE "(\w+)"/g)].map((match) => match[1]!);
  for (const statement of tableTriggers(created))
    appendFileSync(path, `\n--> statement-breakpoint\n${statement}`);
  console.log(`Written for review: ${path}`);
}
