import { fold } from '../fold.ts';

/** What a list of things found shows of a text: the place in it that was looked for, with the words marked. */

export interface ExcerptPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Characters of an excerpt, about. */
const LENGTH = 180;
/** Characters before the first marked word of a long line. */
const BEFORE = 60;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Whether a word begins as one of those that were looked for; these are folded. */
const isSought = (word: string, beginnings: readonly string[]): boolean => {
  const folded = fold(word);
  return beginnings.some((one) => folded.startsWith(one));
};

/** How many of the beginnings a line has words for; the words themselves count twice. */
const countIn = (line: string, beginnings: readonly string[]): number => {
  const words: readonly string[] = fold(line).match(WORD) ?? [];
  const begun = beginnings.filter((one) => words.some((word) => word.startsWith(one)));
  return begun.length + begun.filter((one) => words.includes(one)).length;
};

/** The line with the most of what was looked for, and of equals the first. */
function bestLine(lines: readonly string[], beginnings: readonly string[]): number {
  const counts = lines.map((line) => countIn(line, beginnings));
  return counts.indexOf(Math.max(...counts));
}

/** About as many characters as an excerpt has, from a little before the first word that was looked for. */
function cut(line: string, beginnings: readonly string[]): string {
  if (line.length <= LENGTH) return line;
  const first = [...line.matchAll(WORD)].find(([word]) => isSought(word, beginnings))?.index ?? 0;
  const from = first <= BEFORE ? 0 : line.indexOf(' ', first - BEFORE) + 1;
  const end = from + LENGTH >= line.length ? line.length : line.lastIndexOf(' ', from + LENGTH);
  const to = end > first ? end : from + LENGTH;
  return `${from > 0 ? '… ' : ''}${line.slice(from, to).trim()}${to < line.length ? ' …' : ''}`;
}

function marked(text: string, beginnings: readonly string[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isSought(word, beginnings)) continue;
    if (index > done) parts.push({ text: text.slice(done, index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    done = index + word.length;
  }
  return done < text.length ? [...parts, { text: text.slice(done), isMarked: false }] : parts;
}

/**
 * A few lines of a text around what was looked for: short ones, as the dishes of a menu are, with those that follow.
 * `beginnings` are folded; where no line has any of them, the excerpt is how the text begins.
 */
export function excerptOf(text: string, beginnings: readonly string[]): ExcerptPart[] {
  const lines = text.split('\n').filter(Boolean);
  if (lines.length === 0) return [];
  const best = bestLine(lines, beginnings);
  let shown = cut(lines[best]!, beginnings);
  for (const line of lines.slice(best + 1)) {
    if (shown.length + line.length > LENGTH) break;
    shown = `${shown} · ${line}`;
  }
  return marked(shown, beginnings);
}
