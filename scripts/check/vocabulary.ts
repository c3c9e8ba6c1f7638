import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Part } from './part.ts';

/**
 * Names that the project once had for things with a standard term. They are looked for in file names, identifiers,
 * comments and documents; texts in quotation marks are for people and may say what they like.
 */
const banned: readonly { readonly name: RegExp; readonly term: string }[] = [
  { name: /\bshel(?:f|ves)\b/, term: 'site cache' },
  { name: /\bfront doors?\b/, term: 'root routes' },
  { name: /(?<!request )\bforger(?:y|ies)\b/, term: 'CSRF' },
  { name: /\bguess(?:ing|ers?)\b/, term: 'attempts, login throttle' },
  { name: /\btoo many tries\b/, term: 'too many attempts' },
  { name: /\bdeeds?\b/, term: 'action' },
  { name: /\bwire (?:records?|users?|persons?)\b/, term: 'response' },
  { name: /\bke(?:eps?|eping|pt) house\b|\bhouse ?keeping\b/, term: 'maintenance' },
  { name: /\bhearers?\b/, term: 'listener, subscriber' },
  { name: /\bwishes\b/, term: 'options' },
  { name: /\b(?:letter kind|write letter)\b/, term: 'email template' },
  { name: /\btell (?:success|failure)\b/, term: 'toast' },
  { name: /\bheld drafts?\b/, term: 'open draft, draft store' },
  { name: /\btable questions?\b/, term: 'table query' },
  { name: /(?<!front )\bdesks?\b/, term: 'staff app, context' },
  { name: /\bnote (?:own action|language)\b/, term: 'record, set' },
  { name: /\bkinds? of fields?\b/, term: 'field type' },
  { name: /\bMOST_[A-Z]|\b[A-Z]+_(?:MOST|LEAST)\b/, term: 'MAX_X, MIN_X' },
];

const sources = ['{src,scripts,test,bench,docs}/**/*.{ts,tsx,mts,mjs,md}', 'README.md'];
const exempt = [
  // This list and the test that plants violations.
  /^scripts\/check\/vocabulary(?:\.test)?\.ts$/,
  // To be renamed with the content engine and its fields; remove each line with the last old name in it.
  /^src\/domain\/(?:fields|lists|record|workflow)\//,
  /^src\/server\/(?:content|delivery)\//,
  /^src\/devise\/inputs\//,
];

/** Comments, or strings, whichever begins first: a quotation mark in a comment begins no string. */
const commentOrString =
  /(\/\*[^]*?\*\/|\/\/[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The same lines without the contents of strings. */
const withoutStrings = (code: string): string =>
  code.replace(commentOrString, (found, comment: string | undefined) =>
    comment === undefined ? found.replaceAll(/[^\n]/g, ' ') : found,
  );

/** 'rememberDeed', 'remember_deed' and 'remember-deed' as 'remember deed'. */
const asPhrase = (line: string): string =>
  line
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

function* problemsOf(file: string, content: string): Generator<string> {
  const text = file.endsWith('.md') ? content : withoutStrings(content);
  const lines = [file, ...text.split('\n')];
  for (const [number, line] of lines.entries()) {
    const phrase = asPhrase(line);
    for (const { name, term } of banned) {
      const found = name.exec(phrase) ?? name.exec(line);
      if (found) yield `${file}:${Math.max(1, number)} "${found[0]}" is not a standard term, say: ${term}`;
    }
  }
}

async function checkVocabulary(root: string): Promise<Outcome> {
  const files = globSync(sources, { cwd: root })
    .filter((file) => !exempt.some((one) => one.test(file)))
    .sort();
  const problems = files.flatMap((file) => [...problemsOf(file, readFileSync(join(root, file), 'utf8'))]);
  return { checked: files.length, of: 'files', problems };
}

export const vocabulary: Part = { name: 'words', check: checkVocabulary };
