import type { ContentType } from '../../../domain/content-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { Bilingual, Fields } from '../../../domain/fields/field.ts';
import { inEitherLanguage } from '../../../domain/language.ts';
import { leavesOf } from '../../../domain/record/leaves.ts';
import type { SiteSection } from '../../../domain/site/site-sections.ts';
import type { Card } from '../../../site/view.ts';
import { plainText } from '../../http/html-text.ts';
import type { SiteRequest } from '../site-request.ts';

/** What is searched of a record: how a list shows it, and the words that its page says. */

/** A section, whose own page and those below it are found, or the pages that staff made. */
export type SearchKind = SiteSection | 'page';

export interface SearchedPage {
  readonly kind: SearchKind;
  /** The record that the page is of; 0 for the page of the section itself. */
  readonly id: number;
  /** How a list shows it. Made when it is asked for. */
  readonly card: () => Card;
  /** What else the page says, line by line. */
  readonly lines: () => readonly string[];
}

type AnyRecord = { readonly id: number };

/**
 * The words of some fields of a record, at any depth, as visitors of a language read them: in the other language where
 * nothing is said in theirs, and without entries that are shown in the other one alone.
 */
export function wordsOf(
  { fields }: Pick<ContentType, 'fields'>,
  record: unknown,
  names: readonly string[],
  { language, snapshot }: SiteRequest,
): string[] {
  const shown: Fields = Object.fromEntries(names.map((name) => [name, fields[name]!]));
  return leavesOf({ fields: shown }, record).flatMap(({ field, value, isBilingual, onlyIn }) => {
    const { isWords, isLongText } = fieldTypeOf(field);
    if (!isWords || field.isCode || field.readBy === 'staff' || (onlyIn && onlyIn !== language)) return [];
    const said = isBilingual ? inEitherLanguage(value as Bilingual<string>, language) : value;
    if (typeof said !== 'string') return [];
    return isLongText ? plainText(snapshot.context.html(said)) : said;
  });
}

/** What is said of a choice in the language of the page. */
export function optionWords(
  type: ContentType,
  name: string,
  record: unknown,
  { language }: SiteRequest,
): string[] {
  const view = fieldTypeOf(type.fields[name]!).guestView?.(type.fields[name]!);
  const [leaf] = leavesOf({ fields: { [name]: type.fields[name]! } }, record);
  const value = leaf?.isBilingual ? inEitherLanguage(leaf.value as Bilingual<string>, language) : leaf?.value;
  return view?.as === 'words' && typeof value === 'string' ? [view.words[value]?.[language] ?? value] : [];
}

export type Lister = (request: SiteRequest) => readonly SearchedPage[];

export function listed<K extends SiteSection, R extends AnyRecord>(
  kind: K,
  records: readonly R[],
  card: (record: R) => Card | undefined,
  lines: (record: R) => readonly string[],
): SearchedPage[] {
  return records.map((record) => ({
    kind,
    id: record.id,
    card: () => card(record)!,
    lines: () => lines(record),
  }));
}
