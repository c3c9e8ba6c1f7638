import { parseSync } from 'vite';

/** A test as its file declares it. */
export interface DeclaredTest {
  /** As it stands in the source: 'opens $name', 'is $\{seconds} long'. */
  readonly title: string;
  /** It does not run, or not everywhere: `skip`, `todo`, `skipIf`, `runIf`, `fails`, or a block around it. */
  readonly isSkipped: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

interface Call {
  readonly what: string;
  readonly modifiers: readonly string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const mayNotRun = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);
const others = new Set(['each', 'for', 'only', 'concurrent', 'sequential']);
const isModifier = (word: string): boolean => mayNotRun.has(word) || others.has(word);

/** `it.skipIf(isSlow).each(rows)` as its words: it, skipIf, each. Nothing where it is no declaration of a test. */
function callOf(callee: unknown): Call | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return { what: String(callee['name']), modifiers: [] };
  if (callee.type === 'CallExpression') return callOf(callee['callee']);
  if (callee.type === 'TaggedTemplateExpression') return callOf(callee['tag']);
  if (callee.type !== 'MemberExpression') return undefined;
  const inner = callOf(callee['object']);
  const word = isNode(callee['property']) ? String(callee['property']['name']) : '';
  return inner && isModifier(word) ? { ...inner, modifiers: [...inner.modifiers, word] } : undefined;
}

function titleOf(argument: unknown, source: string): string | undefined {
  if (!isNode(argument)) return undefined;
  if (argument.type === 'Literal' && typeof argument['value'] === 'string') return argument['value'];
  return argument.type === 'TemplateLiteral' ? source.slice(argument.start + 1, argument.end - 1) : undefined;
}

/** Every test of a file. `file` tells TypeScript from TSX. */
export function testsIn(file: string, source: string): DeclaredTest[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  const tests: DeclaredTest[] = [];
  const visit = (node: unknown, isSkipped: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, isSkipped));
    if (!isNode(node)) return;
    let skips = isSkipped;
    if (node.type === 'CallExpression') {
      const call = callOf(node['callee']);
      const [first, body] = node['arguments'] as unknown[];
      const title = titleOf(first, source);
      // `it('x')` alone is none; only `it.todo` has no body.
      if (call && title !== undefined && (body !== undefined || call.modifiers.includes('todo'))) {
        skips ||= call.modifiers.some((word) => mayNotRun.has(word));
        if (call.what === 'it' || call.what === 'test') tests.push({ title, isSkipped: skips });
      }
    }
    for (const member of Object.values(node)) visit(member, skips);
  };
  visit(program, false);
  return tests;
}
