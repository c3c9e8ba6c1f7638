import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Part } from './part.ts';

/**
 * Names that the project once had for things with a standard term. They are looked for in file names, identifiers,
 * comments, names of tests and documents; other texts in quotation marks are for people and may say what they like.
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
  { name: /\b(?:[A-Z]+_)*(?:MOST|LEAST)(?:_[A-Z]+)*\b/, term: 'MAX_X, MIN_X' },
  { name: /\b(?:waits?|draft) most\b/, term: 'max' },
  { name: /\b(?:field problems?|use problems)\b/, term: 'validation issue' },
  { name: /\btrails?\b/, term: 'breadcrumb' },
];

const sources = ['{src,scripts,test,bench,docs}/**/*.{ts,tsx,mts,mjs,md}', 'README.md'];
// This list and the test that plants violations.
const exempt = /^scripts\/check\/vocabulary(?:\.test)?\.ts$/;

/** Comments, or strings, whichever begins first: a quotation mark in a comment begins no string. */
const commentOrString =
  /(\/\*[^]*?\*\/|\/\/[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** What stands before the name of a test or of a block of tests. */
const beforeTestName = /(?:\b(?:it|describe)(?:\.\w+)*|[)\]])\(\s*$/;

/** The same lines without the contents of strings, but for the names of tests. */
const withoutStrings = (file: string, code: string): string =>
  code.replace(commentOrString, (found, comment: string | undefined, at: number) => {
    const isTestName =
      /\.test\.tsx?$/.test(file) && beforeTestName.test(code.slice(Math.max(0, at - 40), at));
    return comment === undefined && !isTestName ? found.replaceAll(/[^\n]/g, ' ') : found;
  });

/** 'rememberDeed', 'remember_deed' and 'remember-deed' as 'remember deed'. */
const asPhrase = (line: string): string =>
  line
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

function* problemsOf(file: string, content: string): Generator<string> {
  const text = file.endsWith('.md') ? content : withoutStrings(file, content);
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
    .filter((file) => !exempt.test(file))
    .sort();
  const problems = files.flatMap((file) => [...problemsOf(file, readFileSync(join(root, file), 'utf8'))]);
  return { checked: files.length, of: 'files', problems };
}

export const vocabulary: Part = { name: 'words', check: checkVocabulary };
