import { emailAddress, MAX_EMAIL } from '../email-address.ts';
import { ParseContext } from '../fields/field-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { parseText } from '../fields/text.ts';
import { isDay } from '../time/time-format.ts';
import type { FormDeclaration, FormValues } from './form.ts';
import type { ChoicesField, FormField } from './form-field.ts';

/** Reads what a visitor sent: text by the name of its field. */

export type FormIssueCode =
  | 'required'
  | 'too-long'
  | 'characters'
  | 'email'
  | 'telephone'
  | 'day'
  | 'past-day'
  | 'far-day'
  | 'no-letter'
  | 'ends-before'
  | 'number'
  | 'choice'
  | 'not-together'
  | 'consent'
  // Said by forms of travel agents, of what their fields alone do not tell.
  | AgentIssueCode;

export type AgentIssueCode =
  | 'short-password'
  | 'common-password'
  | 'personal-password'
  | 'iata'
  | 'arc'
  | 'clia'
  | 'true'
  | 'min-nights'
  | 'before-arrival'
  | 'logged-before';

export interface FormIssue {
  readonly code: FormIssueCode;
  /** Limits that the words of the issue name. */
  readonly limits?: Readonly<Record<string, number>>;
}

export interface ParsedForm {
  readonly values: FormValues;
  /** By the name of the field; empty where all is well. */
  readonly issues: Readonly<Record<string, FormIssue>>;
}

/** One of what a site offers. */
export interface OfferedChoice {
  readonly value: string;
  readonly text: string;
  /** Values of other fields that it cannot go with: a brochure that is not printed, and the post. */
  readonly never?: Readonly<Record<string, string>>;
}

/** When and where a form is sent. */
export interface ParsedAt {
  /** The property's day. */
  readonly today: string;
  /** The version of the site's terms that is in force, as consents store it; undefined where it has none. */
  readonly terms?: string | undefined;
  /** What can be chosen of what the site offers: the value of each, and its name. */
  readonly offered?: readonly OfferedChoice[];
}

type Parsed = { readonly value: string } | { readonly issue: FormIssue };

const MAX_TELEPHONE = 40;
const MAX_CHOICES = 400;

const maxLengthOf = (field: FormField): number => {
  switch (field.kind) {
    case 'line':
    case 'text':
      return field.maxLength;
    case 'email':
      return MAX_EMAIL;
    case 'choices':
      return MAX_CHOICES;
    default:
      return MAX_TELEPHONE;
  }
};

const refused = (code: FormIssueCode, limits?: FormIssue['limits']): Parsed => ({
  issue: { code, ...(limits && { limits }) },
});

function parseNumber(text: string, min: number, max: number): Parsed {
  const number = Number(text);
  const isInside = /^\d{1,6}$/.test(text) && number >= min && number <= max;
  return isInside ? { value: String(number) } : refused('number', { min, max });
}

/**
 * A line with one of these begins another header of a mail or another row of a table, or shows its letters in an order
 * other than their own.
 */
const NO_LINE = /[\n\t\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Of a day that is asked for, before and after the present year: further ones are slips of the hand. */
const MAX_YEARS = 10;
const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A text that is not empty, trimmed, without what cannot be stored. */
function parseValue(field: FormField, text: string, { today, terms, offered = [] }: ParsedAt): Parsed {
  if (field.kind !== 'text' && NO_LINE.test(text)) return refused('characters');
  switch (field.kind) {
    case 'email': {
      const value = emailAddress(text);
      return value === undefined ? refused('email') : { value };
    }
    case 'telephone':
      return /^[+\d][\d\s().\-/x]{4,}$/i.test(text) ? { value: text } : refused('telephone');
    case 'day':
      if (!isDay(text)) return refused('day');
      if (text < today && !field.mayBePast) return refused('past-day');
      return Math.abs(yearOf(text) - yearOf(today)) > MAX_YEARS
        ? refused('far-day', { years: MAX_YEARS })
        : { value: text };
    case 'number':
      return parseNumber(text, field.min, field.max);
    case 'choice':
      return Object.hasOwn(field.options, text) ? { value: text } : refused('choice');
    case 'offered': {
      const chosen = offered.find(({ value }) => value === text);
      return chosen ? { value: chosen.text } : refused('choice');
    }
    case 'tick':
      return text === 'yes' ? { value: text } : refused('choice');
    case 'consent':
      if (text !== 'yes') return refused('consent');
      return { value: field.namesTerms && terms ? `${field.version}; ${terms}` : field.version };
    case 'line':
      return field.isCompared && !/[\p{L}\p{N}]/u.test(text) ? refused('no-letter') : { value: text };
    default:
      return { value: text };
  }
}

const MAX_PASSWORD = 1000;

/** Spaces at its ends are part of it. */
function parsePassword(given: string, isRequired: boolean): Parsed | undefined {
  if (given === '') return isRequired ? refused('required') : undefined;
  return given.length > MAX_PASSWORD ? refused('too-long', { max: MAX_PASSWORD }) : { value: given };
}

function parseField(field: FormField, given: string, isRequired: boolean, at: ParsedAt): Parsed | undefined {
  if (field.kind === 'password') return parsePassword(given, isRequired);
  const context = new ParseContext(fieldTypeOf);
  const maxLength = maxLengthOf(field);
  const text = parseText(given, maxLength, '', context);
  const [problem] = context.issues;
  if (problem) {
    return problem.code === 'too-long' ? refused('too-long', { max: maxLength }) : refused('characters');
  }
  if (text !== null) return parseValue(field, text, at);
  if (!isRequired) return undefined;
  return refused(field.kind === 'consent' ? 'consent' : 'required');
}

/** The options that were ticked, in their order; whatever else was sent is left out. */
const chosenOf = (name: string, field: ChoicesField, given: ReadonlyMap<string, string>): string =>
  Object.keys(field.options)
    .filter((option) => given.get(`${name}.${option}`) === 'yes')
    .join(',');

export function parseForm(
  form: Pick<FormDeclaration, 'fields'>,
  given: ReadonlyMap<string, string>,
  at: ParsedAt,
): ParsedForm {
  const values: Record<string, string> = {};
  const issues: Record<string, FormIssue> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const { requiredWhen: when } = field;
    const isRequired = field.isRequired ?? (when !== undefined && given.get(when.field) === when.is);
    const text = field.kind === 'choices' ? chosenOf(name, field, given) : (given.get(name) ?? '');
    const parsed = parseField(field, text, isRequired, at);
    if (parsed && 'issue' in parsed) issues[name] = parsed.issue;
    else if (parsed) values[name] = parsed.value;
  }
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === 'day' && field.notBefore !== undefined) {
      const [first, last] = [values[field.notBefore], values[name]];
      if (first !== undefined && last !== undefined && last < first) issues[name] = { code: 'ends-before' };
    }
    if (field.kind === 'offered') {
      const chosen = at.offered?.find(({ value }) => value === given.get(name));
      for (const [other, value] of Object.entries(chosen?.never ?? {})) {
        if (values[other] === value) issues[other] = { code: 'not-together' };
      }
    }
  }
  return { values, issues };
}
