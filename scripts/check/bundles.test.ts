import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { bundles, deviseBundles } from './bundles.ts';
import { passes, type Outcome } from './part.ts';
import { sizes } from './sizes.ts';
import { smallTree } from './small-tree.ts';

const clean = {
  'src/hub/main.tsx': "import { pages } from './routes.tsx';\ndocument.title = String(pages.length);\n",
  'src/hub/routes.tsx': "export const pages = [() => import('./dining/dining-page.tsx')];\n",
  'src/hub/dining/dining-page.tsx': "import { day } from '../../domain/day.ts';\nexport default () => day;\n",
  'src/domain/day.ts': "export const day = 'Monday';\n",
  'src/content/index.ts': "export const contentTypes = { event: 'event' };\n",
  'src/server/price.ts': 'export const price = 12;\n',
  'src/devise/screens/desk.ts': "export const desk = 'desk';\n",
};

/** The hub of a small tree, built as ours is. */
async function built(files: Record<string, string>): Promise<string> {
  const root = smallTree(
    ['vite.hub.config.ts', 'scripts/class-names.ts', 'scripts/module-list.ts', 'budgets.json'],
    {
      ...clean,
      ...files,
    },
  );
  await build({ root, configFile: join(root, 'vite.hub.config.ts'), logLevel: 'error' });
  return root;
}

const check = async (files: Record<string, string>): Promise<Outcome> => bundles.check(await built(files));

describe('the hub’s bundles', () => {
  it('pass when they carry hub, web and domain alone, and their later route is measured', async () => {
    const root = await built({});
    expect(await bundles.check(root)).toEqual({ checked: 4, of: 'modules', problems: [] });
    const { problems } = await sizes.check(root);
    // The small hub has nothing that is loaded when asked.
    expect(problems.filter((problem) => !problem.startsWith('budgets.json names'))).toEqual([]);
  });

  it('do not pass when there is no build', async () => {
    await expect(bundles.check(smallTree([], {}))).rejects.toThrow('run `npm run build`');
  });

  it('do not pass when they are empty', () => {
    expect(passes({ checked: 0, of: 'modules', problems: [] })).toBe(false);
  });

  it('may not carry the registry, not even in a lazy page', async () => {
    const { problems } = await check({
      'src/hub/dining/dining-page.tsx':
        "import { contentTypes } from '../../content/index.ts';\nexport default () => contentTypes;\n",
    });
    expect(problems).toEqual([
      expect.stringMatching(
        /dining-page.*carries src\/content\/index\.ts: the hub takes types.*by src\/hub\/dining\/dining-page\.tsx/,
      ),
    ]);
  });

  it('may not carry a declaration that came by a rule', async () => {
    const { problems } = await check({
      'src/domain/day.ts':
        "import { contentTypes } from '../content/index.ts';\nexport const day = contentTypes.event;\n",
    });
    expect(problems).toEqual([
      expect.stringContaining('It came by src/domain/day.ts ← src/hub/dining/dining-page.tsx'),
    ]);
  });

  it('may not carry the server or the staff app', async () => {
    const { problems } = await check({
      'src/hub/main.tsx':
        "import { price } from '../server/price.ts';\nimport { pages } from './routes.tsx';\ndocument.title = String(pages.length + price);\nexport const later = () => import('../devise/screens/desk.ts');\nvoid later();\n",
    });
    expect(problems.join()).toContain('carries src/server/price.ts: server code stays on the server');
    expect(problems.join()).toContain('carries src/devise/screens/desk.ts: the staff app is not for guests');
    expect(problems).toHaveLength(2);
  });
});

describe('the staff app’s bundles', () => {
  const devise = {
    'src/devise/main.tsx':
      "import { contentTypes } from '../content/index.ts';\ndocument.title = String(contentTypes);\n",
  };
  const checkDevise = async (files: Record<string, string>): Promise<Outcome> => {
    const root = smallTree(
      [
        'vite.devise.config.ts',
        'scripts/evaluated-module.ts',
        'scripts/class-names.ts',
        'scripts/module-list.ts',
      ],
      {
        ...clean,
        ...devise,
        ...files,
      },
    );
    await build({ root, configFile: join(root, 'vite.devise.config.ts'), logLevel: 'error' });
    return deviseBundles.check(root);
  };

  it('may carry the declarations', async () => {
    expect(await checkDevise({})).toEqual({ checked: 2, of: 'modules', problems: [] });
  });

  it('may not carry the server or the hub, not even in a lazy page', async () => {
    const { problems } = await checkDevise({
      'src/devise/main.tsx':
        "import { price } from '../server/price.ts';\ndocument.title = String(price);\nvoid import('../hub/dining/dining-page.tsx');\n",
    });
    expect(problems.join()).toContain('carries src/server/price.ts: server code stays on the server');
    expect(problems.join()).toContain('carries src/hub/dining/dining-page.tsx: the guest app stands beside');
  });
});
