import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { journeyServer } from '../journey-server.ts';
import { type RunningPalapa, shareVariants, startPalapa } from '../running-palapa.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The tracked files, which share the installed packages. */
async function copyTree(to: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 16_000_000 });
  const files = stdout.split('\0').filter(Boolean);
  for (const folder of new Set(files.map((file) => dirname(join(to, file))))) {
    await mkdir(folder, { recursive: true });
  }
  await Promise.all(files.map((file) => cp(join(root, file), join(to, file))));
  await symlink(join(root, 'node_modules'), join(to, 'node_modules'));
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is not as expected.`);
  await writeFile(file, changed);
}

/** What README asks of whoever adds a content type: its folder, its line in the registry, its migration. */
async function addType(tree: string): Promise<void> {
  const declaration = join(tree, 'src/content/excursion/excursion.ts');
  await cp(join(tree, 'test/excursion/excursion.ts'), declaration);
  await edit(declaration, (text) => text.replaceAll('../../src/domain/', '../../domain/'));
  await edit(join(tree, 'src/content/index.ts'), (text) =>
    text
      .replace(
        'import { factSheet }',
        "import { excursion } from './excursion/excursion.ts';\nimport { factSheet }",
      )
      .replace('\n  promotion,\n', '\n  promotion,\n  excursion,\n'),
  );
  await run(process.execPath, [join(tree, 'scripts/run.mjs'), 'migrate:plan', '--', 'excursion'], {
    cwd: tree,
  });
}

/** A Palapa whose source has the type in addition, built and started with the demo. */
export async function palapaWithExcursion(): Promise<RunningPalapa> {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-excursion-'));
  // PostgreSQL runs as somebody else where root runs the tests.
  await chmod(folder, 0o711);
  const tree = join(folder, 'tree');
  const remove = () => rm(folder, { recursive: true, force: true });
  const stopAndRemove = async ({ stop }: RunningPalapa) => {
    await stop();
    await remove();
  };
  try {
    await copyTree(tree);
    await addType(tree);
    // As whoever starts Palapa builds it: Vitest's own environment would make a build for development.
    const env = { ...process.env, NODE_ENV: 'production' };
    await run(process.execPath, [join(tree, 'scripts/run.mjs'), 'build'], { cwd: tree, env });
    const dataDir = join(folder, 'data');
    await shareVariants(dataDir, join(journeyServer().dataDir, 'media/variants'));
    const palapa = await startPalapa({ DATA_DIR: dataDir }, tree);
    return { ...palapa, stop: () => stopAndRemove(palapa) };
  } catch (error) {
    await remove();
    throw error;
  }
}
