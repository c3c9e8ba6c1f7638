/** @module-tag soak */
import { describe, expect, it } from 'vitest';
import { lint } from './lint.ts';
import { smallTree } from './small-tree.ts';

const ours = [
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.rules.json',
];

/** The table of docs/architecture.md, and the sentence that a border says. */
const floors: Record<string, { readonly mayUse: readonly string[]; readonly says: string }> = {
  domain: { mayUse: [], says: 'Rules in domain stand on nothing of ours' },
  content: { mayUse: ['domain'], says: 'A declaration says what a type is and uses domain alone' },
  server: { mayUse: ['content', 'domain', 'site'], says: 'The server knows no browser code' },
  web: { mayUse: ['domain'], says: 'The browser kit serves every app and knows no content' },
  hub: { mayUse: ['web', 'domain'], says: 'The guest app' },
  site: { mayUse: ['web', 'domain'], says: 'The public site' },
  devise: { mayUse: ['web', 'content', 'domain'], says: 'The staff app stands beside hub and site' },
};
const folders = Object.keys(floors);
const others = (floor: string) => folders.filter((one) => one !== floor);

const things = Object.fromEntries(
  folders.map((floor) => [
    `src/${floor}/part/thing.tsx`,
    'export const thing = 1;\nexport type Thing = number;\n',
  ]),
);

describe('the floors', () => {
  it('lets imports run downwards and stops every other one with a sentence', async () => {
    const uses = folders.flatMap((floor) =>
      others(floor).map((other) => [
        `src/${floor}/uses-${other}.ts`,
        `export { thing } from '../${other}/part/thing.tsx';\n`,
      ]),
    );
    const { checked, problems } = await lint.check(
      smallTree(ours, { ...things, ...Object.fromEntries(uses) }),
    );
    expect(checked).toBe(uses.length + folders.length);
    const wanted = folders.flatMap((floor) =>
      others(floor)
        .filter((other) => !floors[floor]!.mayUse.includes(other))
        .map((other) => ({ file: `src/${floor}/uses-${other}.ts`, says: floors[floor]!.says })),
    );
    for (const { file, says } of wanted) {
      expect(problems.filter((problem) => problem.startsWith(`${file}:`)).join(), file).toContain(says);
    }
    expect(problems).toHaveLength(wanted.length);
  });

  it("tells the server's own hub folder from the guest app, at every depth", async () => {
    const { problems } = await lint.check(
      smallTree(ours, {
        ...things,
        'src/server/hub/part/thing.ts': 'export const thing = 1;\n',
        'src/server/uses-own.ts': "export { thing } from './hub/part/thing.ts';\n",
        'src/server/part/uses-own.ts': "export { thing } from '../hub/part/thing.ts';\n",
        'src/server/part/deep/uses-own.ts': "export { thing } from '../../hub/part/thing.ts';\n",
        'src/server/part/uses-app.ts': "export { thing } from '../../hub/part/thing.tsx';\n",
        'src/server/part/deep/uses-app.ts': "export { thing } from '../../../hub/part/thing.tsx';\n",
      }),
    );
    const files = problems.map((problem) => problem.split(':')[0]!).toSorted((a, b) => a.localeCompare(b));
    expect(files).toEqual(['src/server/part/deep/uses-app.ts', 'src/server/part/uses-app.ts']);
  });

  it('keeps content out of the database, at every depth', async () => {
    const thing = "export { thing } from '";
    const { problems } = await lint.check(
      smallTree(ours, {
        'src/content/part.ts': 'export const thing = 1;\n',
        'src/domain/content-type.ts': 'export const thing = 1;\n',
        'src/domain/language.ts': 'export const thing = 1;\n',
        'src/server/content/store/part.ts': 'export const thing = 1;\n',
        'src/server/database/tables.ts': `${thing}../content/store/part.ts';\n`,
        'src/server/database/types.ts': "export type * from '../content/store/part.ts';\n",
        'src/server/database/registry.ts': `${thing}../../content/part.ts';\n`,
        'src/server/database/declared.ts': `${thing}../../domain/content-type.ts';\n`,
        'src/server/database/embedded/deep.ts': `${thing}../../content/store/part.ts';\n`,
        'src/server/database/spoken.ts': `${thing}../../domain/language.ts';\n`,
      }),
    );
    expect(problems.map((problem) => problem.split(':')[0]!).sort()).toEqual([
      'src/server/database/declared.ts',
      'src/server/database/embedded/deep.ts',
      'src/server/database/registry.ts',
      'src/server/database/tables.ts',
      'src/server/database/types.ts',
    ]);
    expect(problems.every((problem) => problem.includes('The database knows nothing of content'))).toBe(true);
  });

  it('keeps requests out of the engine, which may throw the errors that routes answer', async () => {
    const { problems } = await lint.check(
      smallTree(ours, {
        'src/server/http/staff.ts': 'export const thing = 1;\n',
        'src/server/http/errors.ts': 'export const thing = 1;\n',
        'src/server/content/routes/part.ts': 'export const thing = 1;\n',
        'src/server/content/store/request.ts': "export type { FastifyRequest } from 'fastify';\n",
        'src/server/content/write/staff.ts': "export { thing } from '../../http/staff.ts';\n",
        'src/server/content/drafts/route.ts': "export { thing } from '../routes/part.ts';\n",
        'src/server/content/write/errors.ts': "export { thing } from '../../http/errors.ts';\n",
      }),
    );
    expect(problems.map((problem) => problem.split(':')[0]!).sort()).toEqual([
      'src/server/content/drafts/route.ts',
      'src/server/content/store/request.ts',
      'src/server/content/write/staff.ts',
    ]);
    expect(problems.every((problem) => problem.includes('The engine takes values'))).toBe(true);
  });

  it('gives the hub types of content and never a value, however it is imported', async () => {
    const { problems } = await lint.check(
      smallTree(ours, {
        ...things,
        'src/hub/type.ts':
          "import type { Thing } from '../content/part/thing.tsx';\nexport const one: Thing = 1;\n",
        'src/hub/value.ts': "import { thing } from '../content/part/thing.tsx';\nexport const one = thing;\n",
        'src/hub/later.ts': "export const later = () => import('../content/part/thing.tsx');\n",
        'src/hub/all.ts': "export * from '../content/part/thing.tsx';\n",
      }),
    );
    expect(problems.map((problem) => problem.split(':', 1).join()).sort()).toEqual([
      'src/hub/all.ts',
      'src/hub/later.ts',
      'src/hub/value.ts',
    ]);
    expect(problems.every((problem) => problem.includes('takes types from content, never a value'))).toBe(
      true,
    );
  });

  it('keeps React and Node out of domain and content', async () => {
    const { problems } = await lint.check(
      smallTree(ours, {
        'src/domain/react.ts': "import { useState } from 'react';\nexport const use = useState;\n",
        'src/domain/node.ts': "import { join } from 'node:path';\nexport const joined = join('a', 'b');\n",
        'src/content/node.ts': "import { join } from 'node:path';\nexport const joined = join('a', 'b');\n",
      }),
    );
    expect(problems).toHaveLength(3);
    expect(problems.join()).toContain('Rules in domain know no React, Node, DOM or database');
    expect(problems.join()).toContain('no React, Node, DOM or database in content');
  });
});
