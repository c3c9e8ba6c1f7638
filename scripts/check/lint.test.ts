/** @module-tag soak */
import { describe, expect, it } from 'vitest';
import { lint } from './lint.ts';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';

const ours = [
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.rules.json',
];

async function found(file: string, code: string, more: Record<string, string> = {}): Promise<string> {
  const { problems } = await lint.check(smallTree(ours, { [file]: code, ...more }));
  return problems.join('\n');
}

describe('lint', () => {
  it('passes clean code and says how many files it read', async () => {
    const outcome = await lint.check(
      smallTree(ours, {
        'src/domain/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
        'src/domain/b.ts': 'export const b = 1;\n',
      }),
    );
    expect(outcome).toEqual({ checked: 2, of: 'files', problems: [] });
  });

  it('does not pass a tree in which it finds no file', async () => {
    expect(passes(await lint.check(smallTree(ours, {})))).toBe(false);
  });

  it('finds two files that import each other, even only for a type', async () => {
    const problems = await found(
      'src/domain/a.ts',
      "import type { B } from './b.ts';\nexport type A = B | 1;\n",
      {
        'src/domain/b.ts': "import type { A } from './a.ts';\nexport type B = A[];\n",
      },
    );
    expect(problems).toContain('import(no-cycle)');
  });

  it('finds a promise that nobody waits for, which takes types to know', async () => {
    const code = 'async function save() {\n  return 1;\n}\nexport const go = () => {\n  save();\n};\n';
    expect(await found('src/server/save.ts', code)).toContain('typescript(no-floating-promises)');
  });

  it('finds a promise where nobody looks at what comes back', async () => {
    const code =
      'export const all = (names: string[]) => names.forEach(async (name) => Promise.resolve(name));\n';
    expect(await found('src/server/all.ts', code)).toContain('typescript(no-misused-promises)');
  });

  it('lets only the server’s main speak on the console', async () => {
    const code = "console.log('ready');\n";
    expect(await found('src/server/app.ts', code, { 'src/server/main.ts': code })).toMatch(
      /^src\/server\/app\.ts:1 .*no-console/,
    );
  });

  it.each([
    ['a separator with blanks around it', '/\\s*,\\s*/'],
    ['blanks at the end', '/\\s+$/'],
    ['a repetition inside a repetition', '/^(a+)+$/'],
    ['two parts that take the same characters', '/^[^@]+@[^@]+\\.[^@]+$/'],
    ['an expression made of a constant text', "new RegExp('\\\\s*;\\\\s*')"],
  ])('finds a regular expression of super-linear time: %s', async (_what, expression) => {
    const code = `export const parts = (text: string) => text.split(${expression});\n`;
    expect(await found('src/hub/parts.ts', code)).toMatch(/regexp\(no-super-linear-(move|backtracking)\)/);
  });

  it('finds a regular expression that the server makes of a value, which cannot be checked', async () => {
    const code = 'export const has = (text: string, word: string) => new RegExp(word).test(text);\n';
    expect(await found('src/server/has.ts', code)).toContain('eslint(no-restricted-globals)');
  });

  it('finds a hook that is not always called', async () => {
    const code =
      "import { useState } from 'react';\nexport function Card({ isOpen }: { isOpen: boolean }) {\n  if (isOpen) useState(0);\n  return <p>Card</p>;\n}\n";
    expect(await found('src/hub/card.tsx', code)).toContain('react-hooks(rules-of-hooks)');
  });

  it('finds an effect that reads a value which is not among its dependencies', async () => {
    const code =
      "import { useEffect } from 'react';\nexport function Title({ name }: { name: string }) {\n  useEffect(() => {\n    document.title = name;\n  }, []);\n  return <p>{name}</p>;\n}\n";
    const problems = await found('src/hub/title.tsx', code);
    expect(problems).toContain('react-hooks(exhaustive-deps)');
    expect(problems).toContain('react(exhaustive-effect-dependencies)');
  });

  it('finds an effect that lists a dependency which it does not read', async () => {
    const code =
      "import { useEffect } from 'react';\nexport function Title({ name }: { name: string }) {\n  useEffect(() => {\n    document.title = 'Palapa';\n  }, [name]);\n  return <p>{name}</p>;\n}\n";
    expect(await found('src/hub/title.tsx', code)).toContain('react(exhaustive-effect-dependencies)');
  });

  it('finds a hook that is handed on instead of called', async () => {
    const code =
      "import { useState } from 'react';\nexport function Card() {\n  const hook = useState;\n  return <p>{String(hook)}</p>;\n}\n";
    expect(await found('src/hub/card.tsx', code)).toContain('react(hooks)');
  });

  it('finds a picture without words for those who do not see it', async () => {
    const code = 'export const Beach = () => <img src="/beach.webp" />;\n';
    expect(await found('src/hub/beach.tsx', code)).toContain('jsx-a11y(alt-text)');
  });
});
