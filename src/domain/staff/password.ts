import { commonPasswordWords, keyboardLines } from './common-passwords.ts';
import type { IssueCode } from '../fields/issue.ts';
import { fold } from '../fold.ts';

/** The rules for passwords. Length matters most; the other rules exclude what attackers try first. */

const MIN_PASSWORD = 12;
const MAX_PASSWORD = 256;

export interface PersonOfPassword {
  readonly name: string;
  readonly email: string;
}

const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

// Letters that people write as digits and signs: 'p4$$w0rd'.
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const asLetters = (text: string) => plain(text.replaceAll(/[013457@$]/g, (sign) => lookalikes[sign]!));

/** Whether it is the same few characters over and over: 'aaaaaaaaaaaa', 'abcabcabcabc'. */
function isRepeated(text: string): boolean {
  if (new Set(text).size < 5) return true;
  for (let length = 1; length <= text.length / 2; length += 1) {
    const repeated = text.slice(0, length).repeat(Math.ceil(text.length / length));
    if (repeated.startsWith(text)) return true;
  }
  return false;
}

const MIN_RUN = 4;

/** How many characters from there on run along a line of the keyboard, the alphabet or the digits. */
function runAt(text: string, at: number): number {
  let length = MIN_RUN;
  const runs = () =>
    at + length <= text.length && keyboardLines.some((line) => line.includes(text.slice(at, at + length)));
  while (runs()) length += 1;
  return length - 1;
}

function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length;) {
    const length = runAt(text, at);
    const isRun = length >= MIN_RUN;
    left += isRun ? ' ' : text[at]!;
    at += isRun ? length : 1;
  }
  return left;
}

/** `words` with the longest first. */
const withoutWords = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, ' '), text);

/** Whether the rest of a password adds little: a year, a digit, a sign. */
const isLittle = (left: string): boolean => left.replaceAll(' ', '').length < 5 && !/[^\s\d]{3}/u.test(left);

const isCommon = (text: string): boolean =>
  isRepeated(text) || isLittle(withoutRuns(withoutWords(text, commonPasswordWords)));

/** Whether little more than the person's own name and address is in it. */
function isPersonal(text: string, { name, email }: PersonOfPassword): boolean {
  const words = [...name.split(/\s+/), ...email.split(/[@.]/), email, name].map(plain);
  const own = words.filter((word) => word.length > 2).toSorted((a, b) => b.length - a.length);
  const left = withoutWords(text, own);
  return left !== text && isLittle(withoutRuns(withoutWords(left, commonPasswordWords)));
}

/** What is wrong with a password that somebody wants, and its limit where it has one; undefined when it is good. */
export function passwordFault(
  password: string,
  person: PersonOfPassword,
): { readonly code: IssueCode; readonly detail?: string } | undefined {
  if (Array.from(password).length < MIN_PASSWORD) return { code: 'too-short', detail: String(MIN_PASSWORD) };
  if (password.length > MAX_PASSWORD) return { code: 'too-long', detail: String(MAX_PASSWORD) };
  const readings = [plain(password), asLetters(fold(password))];
  if (readings.some(isCommon)) return { code: 'common-password' };
  return readings.some((text) => isPersonal(text, person)) ? { code: 'personal-password' } : undefined;
}
