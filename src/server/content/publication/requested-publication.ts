import { eq } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { isLanguage, type Language, languages } from '../../../domain/language.ts';
import { instantAt } from '../../../domain/time/zone-time.ts';
import { isWallClock } from '../../../domain/time/time-format.ts';
import { ValidationFailed } from '../../http/errors.ts';
import type { Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import type { PublishWish } from './publish-save.ts';

/** What a request says about publication. Every failing field is named. */

type Body = Readonly<Record<string, unknown>>;

const bodyOf = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};

/** Whose clock `at` is read on: the record's site's, and the default site's for what is the group's. */
async function timeZoneOf(db: Queries, siteId: number | null): Promise<string> {
  const { records } = tablesOf(contentTypes.site);
  const rows = (await db
    .select({ timeZone: records.timeZone, isDefault: records.isDefault })
    .from(records)
    .where(siteId === null ? undefined : eq(records.id, siteId))
    .orderBy(records.id)) as { timeZone: string; isDefault: boolean }[];
  return (rows.find(({ isDefault }) => isDefault) ?? rows[0])?.timeZone ?? 'UTC';
}

/** Whether the time zone has to be known to read it. */
const namesMoment = (value: unknown): boolean => typeof bodyOf(value).at === 'string';

function readLanguages(given: unknown, path: string, issues: ValidationIssue[]): Language[] {
  if (Array.isArray(given) && given.length > 0 && given.every(isLanguage)) {
    return languages.filter((language) => given.includes(language));
  }
  const isMissing = given === undefined || given === null || (Array.isArray(given) && given.length === 0);
  issues.push(
    isMissing ? { path, code: 'required' } : { path, code: 'choice', detail: languages.join(', ') },
  );
  return [];
}

/** An instant, to the minute as the wall clock says it. */
function readMoment(given: unknown, timeZone: string, path: string, issues: ValidationIssue[]) {
  if (given === undefined || given === null) return undefined;
  if (typeof given !== 'string' || !isWallClock(given)) {
    issues.push({ path, code: 'date', detail: '2026-12-24T18:00' });
    return undefined;
  }
  const moment = instantAt(given, timeZone);
  if (moment.getTime() <= Date.now()) issues.push({ path, code: 'in-the-past' });
  return moment.toISOString();
}

function refuseUnknown(body: Body, known: readonly string[], at: string, issues: ValidationIssue[]): void {
  for (const name of Object.keys(body)) {
    if (!known.includes(name)) issues.push({ path: at + name, code: 'unknown' });
  }
}

export interface RequestedLanguages {
  readonly languages: readonly Language[];
  readonly at?: string;
}

/** The languages in a body, and the instant where it names one. Throws ValidationFailed. */
export async function readRequested(
  db: Queries,
  siteId: number | null,
  value: unknown,
  { takesMoment, isNested = false, also = [] }: Reading,
): Promise<RequestedLanguages> {
  const body = bodyOf(value);
  const at = isNested ? 'publish.' : '';
  const issues: ValidationIssue[] = [];
  refuseUnknown(body, ['languages', ...(takesMoment ? ['at'] : []), ...also], at, issues);
  const named = readLanguages(body.languages, `${at}languages`, issues);
  const timeZone = namesMoment(value) ? await timeZoneOf(db, siteId) : 'UTC';
  const moment = takesMoment ? readMoment(body.at, timeZone, `${at}at`, issues) : undefined;
  if (issues.length > 0) throw new ValidationFailed(issues);
  return { languages: named, ...(moment === undefined ? {} : { at: moment }) };
}

interface Reading {
  readonly takesMoment: boolean;
  /** Whether it stands under `publish` in the body of a save. */
  readonly isNested?: boolean;
  /** What else the body may hold. */
  readonly also?: readonly string[];
}

/** Whether a save says what it publishes. */
export const namesWish = (body: unknown): boolean => Object.hasOwn(bodyOf(body), 'publish');

/** The body of a save without what it publishes. */
export function withoutWish(body: unknown): unknown {
  if (!namesWish(body)) return body;
  const { publish: _, ...others } = body as Body;
  return others;
}

/** The wish of a save, and its body without it. Throws ValidationFailed. */
export async function separateWish(
  db: Queries,
  siteId: number | null,
  body: unknown,
): Promise<{ publish: PublishWish; body: unknown }> {
  const { publish } = bodyOf(body);
  const others = withoutWish(body);
  if (publish === undefined || publish === null) return { publish: 'default', body: others };
  if (publish === 'keep') return { publish, body: others };
  const read = { takesMoment: true, isNested: true };
  return { publish: await readRequested(db, siteId, publish, read), body: others };
}

const MAX_TEXT = 1000;

/** A text for colleagues. Throws ValidationFailed. */
export function readText(body: unknown, name: string, isRequired: boolean): string | null {
  const given = bodyOf(body)[name];
  const text = typeof given === 'string' ? given.trim() : '';
  const fail = (issue: Omit<ValidationIssue, 'path'>) => new ValidationFailed([{ path: name, ...issue }]);
  if (given !== undefined && given !== null && typeof given !== 'string')
    throw fail({ code: 'type', detail: 'text' });
  if (text.length > MAX_TEXT) throw fail({ code: 'too-long', detail: String(MAX_TEXT) });
  if (text.includes('\0')) throw fail({ code: 'control-character' });
  if (isRequired && text === '') throw fail({ code: 'required' });
  return text === '' ? null : text;
}
