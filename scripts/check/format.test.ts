import { describe, expect, it } from 'vitest';
import { format } from './format.ts';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';

const ours = ['.prettierrc.json', '.prettierignore'];

describe('format', () => {
  it('passes what prettier would write and leaves migrations alone', async () => {
    const root = smallTree(ours, {
      'src/domain/day.ts': "export const day = 'Monday';\n",
      'src/server/database/migrations/meta/_journal.json': '{"a":    1}',
    });
    expect(passes(await format.check(root))).toBe(true);
  });

  it('names a file that it would write otherwise', async () => {
    const { problems } = await format.check(
      smallTree(ours, { 'src/domain/day.ts': 'export const day = "Monday"\n' }),
    );
    expect(problems).toEqual([expect.stringMatching(/^src\/domain\/day\.ts is not as prettier writes it/)]);
  });
});
