import type { Field, FieldOptions } from './field.ts';
import type { FieldType, ParseContext } from './field-type.ts';

export interface TextField extends Field<'text', string | null> {
  /** Characters; 500 where nothing is said. */
  readonly maxLength?: number;
  /** The choice beside it whose label guests read it in the place of: it keeps that one's placeholders. */
  readonly replaces?: string;
}

export const text = <const O extends FieldOptions & { maxLength?: number; replaces?: string }>(
  options: O,
): TextField & O => ({
  type: 'text',
  ...options,
});

export interface MarkdownField extends Field<'markdown', string | null> {}

export const markdown = <const O extends FieldOptions>(options: O): MarkdownField & O => ({
  type: 'markdown',
  ...options,
});

const MAX_TEXT = 500;
const MAX_MARKDOWN = 100_000;

// PostgreSQL cannot store NUL; the other control characters have no place in a text either.
const UNSTORABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether PostgreSQL can hold a text. */
export const isStorable = (value: string): boolean => !UNSTORABLE.test(value);

/** A letter with three marks is composed to one character; no text becomes shorter than that when it is normalized. */
const COMPOSED_FROM = 4;

/**
 * Unicode normalization sorts the marks of a letter in quadratic time: 50,000 of them take seconds. No language writes
 * more than a handful; Unicode's own limit for safe streams is 30 (UAX 15).
 */
const STACKED_MARKS = /\p{M}{31}/u;

/**
 * Reads a string of at most `most` characters, trimmed; empty counts as nothing given. Accents and line ends are
 * written in one way, so that the same text is the same one wherever it was typed.
 */
export function parseText(
  value: unknown,
  maxLength: number,
  at: string,
  context: ParseContext,
): string | null {
  if (typeof value !== 'string') {
    context.addIssue(at, 'type', 'text');
    return null;
  }
  const given = value.trim();
  // What is far too long is refused before anything is done with all of it.
  if (given.length > maxLength * COMPOSED_FROM) {
    context.addIssue(at, 'too-long', String(maxLength));
    return null;
  }
  if (!isStorable(given)) {
    context.addIssue(at, 'control-character');
    return null;
  }
  if (STACKED_MARKS.test(given)) {
    context.addIssue(at, 'stacked-marks');
    return null;
  }
  const trimmed = given.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (trimmed.length > maxLength) context.addIssue(at, 'too-long', String(maxLength));
  return trimmed === '' ? null : trimmed;
}

export const textType: FieldType<TextField> = {
  column: 'text',
  blank: null,
  parse: (value, field, at, context) => parseText(value, field.maxLength ?? MAX_TEXT, at, context),
  schema: (field) => ({ type: ['string', 'null'], maxLength: field.maxLength ?? MAX_TEXT }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  placeholder: () => '',
  isWords: true,
  setsMany: true,
  isOrdered: true,
  filterIfShown: 'words',
  namesEntry: 'first',
  guestView: () => ({ as: 'text' }),
};

export const markdownType: FieldType<MarkdownField> = {
  column: 'text',
  blank: null,
  parse: (value, _field, at, context) => parseText(value, MAX_MARKDOWN, at, context),
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_MARKDOWN, description: 'Markdown' }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  placeholder: () => '',
  isWords: true,
  isLongText: true,
  guestValue: (value, { html }) => html(value as string),
  guestView: () => ({ as: 'html' }),
};
