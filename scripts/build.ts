import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Builds the guest app, the public site, the staff app and the server, only when something they are made of has changed. */
const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist/.built-from');

const sources = [
  'src/**/*.{ts,tsx,css,json,woff2,svg}',
  'vite.*.config.ts',
  'scripts/class-names.ts',
  'scripts/module-list.ts',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that never change are compressed once, as small as it gets. */
async function compressApps(): Promise<void> {
  const files = globSync('dist/{hub,site,devise}/**/*.{js,css,svg}', { cwd: root });
  await Promise.all(
    files.map(async (name) => {
      const file = join(root, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await deflate(bytes, { level: 9 }));
    }),
  );
}

export async function buildAll(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const { build } = await import('vite');
  for (const name of ['early', 'hub', 'visit', 'site', 'devise', 'server']) {
    await build({ root, configFile: join(root, `vite.${name}.config.ts`), logLevel: 'warn' });
  }
  await compressApps();
  writeFileSync(stamp, wanted);
}

if (import.meta.main) await buildAll();
