import { expect, it } from 'vitest';
import { openEmbeddedDatabase } from './index.ts';

const log = { info() {}, warn: console.warn, error: console.error };

it('says that a folder is not its own', async ({ skip }) => {
  skip(process.getuid?.() === 0, 'root may write everywhere');
  await expect(openEmbeddedDatabase({ dataDir: '/palapa-data', log })).rejects.toThrow(
    'DATA_DIR: this user may not write /palapa-data/postgres',
  );
});
