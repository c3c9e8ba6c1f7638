import { and, eq, isNull, ne } from 'drizzle-orm';
import { type ContentType, isKeptPerLanguage } from '../../../domain/content-type.ts';
import type { IssueCode, ValidationIssue } from '../../../domain/fields/issue.ts';
import { languages } from '../../../domain/language.ts';
import type { ParsedRecord } from '../../../domain/record/parse-record.ts';
import { isNothing } from '../../../domain/record/same-value.ts';
import { ValidationFailed } from '../../http/errors.ts';
import type { StoredRecord } from './record.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

const UNIQUE_VIOLATION = '23505';

/** The field that a unique index refused: two people who save at once get a clear answer too. */
function refusedField(type: ContentType, error: unknown): ValidationIssue | undefined {
  // drizzle wraps what PostgreSQL said.
  const { code, constraint, detail } = ((error as Error).cause ?? {}) as Record<string, string | undefined>;
  if (code !== UNIQUE_VIOLATION || !constraint?.startsWith(`${type.name}_`)) return undefined;
  const name = constraint.slice(type.name.length + 1).replace(/_taken$/, '');
  if (!Object.hasOwn(type.fields, name)) return undefined;
  if (!isKeptPerLanguage(type.fields[name]!)) return { path: name, code: 'taken' };
  const language = /=\(\d+, (\w+), /.exec(detail ?? '')?.[1] ?? 'en';
  return { path: `locale.${language}.${name}`, code: takenCode(name) };
}

const takenCode = (name: string): IssueCode => (name === 'slug' ? 'slug-taken' : 'taken');

/** Localized fields of which each language's value is one record's alone: slugs, and those declared unique. */
const uniquePerLanguage = ({ fields }: ContentType): string[] =>
  Object.keys(fields).filter(
    (name) => isKeptPerLanguage(fields[name]!) && (name === 'slug' || fields[name]!.unique === true),
  );

/** What of a draft another live record has already. A slug drawn from a title is none: it gets a number instead. */
export async function duplicateValues(
  db: Queries,
  type: ContentType,
  siteId: number,
  draft: ParsedRecord,
  current?: StoredRecord,
): Promise<ValidationIssue[]> {
  const { records, locales } = tablesOf(type);
  const issues: ValidationIssue[] = [];
  for (const [name, field] of Object.entries(type.fields)) {
    const value = draft.plain[name];
    if (!field.unique || field.localized || isNothing(value) || value === current?.[name]) continue;
    const ofSite = type.scope === 'site' ? eq(records.site_id, siteId) : undefined;
    const isTaken = and(
      isNull(records.deleted_at),
      ofSite,
      eq(records[name], value),
      current && ne(records.id, current.id),
    );
    if (await db.$count(records, isTaken)) issues.push({ path: name, code: 'taken' });
  }
  const localized = uniquePerLanguage(type).flatMap((name) =>
    languages.map((language) => ({ name, language })),
  );
  for (const { name, language } of localized) {
    const value = draft.locale[language][name];
    const isDrawn = name === 'slug' && draft.drawnSlugs.includes(language);
    if (isDrawn || value === current?.locale[language][name] || isNothing(value)) continue;
    const isTaken = and(
      eq(locales.site_id, siteId),
      eq(locales.language, language),
      eq(locales[name], value),
      eq(locales.is_live, true),
      current && ne(locales.record_id, current.id),
    );
    if (await db.$count(locales, isTaken))
      issues.push({ path: `locale.${language}.${name}`, code: takenCode(name) });
  }
  return issues;
}

export async function withIndexIssues<T>(type: ContentType, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const issue = refusedField(type, error);
    throw issue ? new ValidationFailed([issue]) : error;
  }
}
