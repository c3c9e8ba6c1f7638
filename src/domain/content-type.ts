import type { Appearance } from './appearance.ts';
import type { Field, Fields } from './fields/field.ts';
import { fieldTypeOf } from './fields/field-types.ts';
import { isBilingual } from './fields/parse.ts';
import type { Language } from './language.ts';
import type { Permission } from './staff/permission.ts';

/** One screen of a form: a question and the fields that answer it. */
export interface FormPart {
  /** Its place in addresses: `/devise/events/create/when`. */
  readonly key: string;
  readonly en: string;
  readonly es: string;
  /** Its short name, where parts stand beside each other: progress, and the choice of what to edit. */
  readonly called: Readonly<Record<Language, string>>;
  /** Localized ones are asked in both languages, side by side. */
  readonly fields: readonly string[];
}

/** How staff keep the records of a type, step by step. */
export interface TypeWorkflow {
  /** Asked one after the other; the order of a first creation. */
  readonly parts: readonly FormPart[];
  /** Columns of the table, after the record's name. */
  readonly columns?: readonly string[];
  /** Success messages say this where they would say the record's name: 'Trigger has been created.' */
  readonly calledInMessages?: Readonly<Record<Language, string>>;
  /** Editing begins with the choice of a part instead of the first one. */
  readonly choosesPart?: boolean;
  /** Editing begins with the choice of one entry of this list: a version of a special. */
  readonly choosesEntryOf?: string;
  /** Records stand in a calendar, by `start_date`, `end_date` and how they repeat. */
  readonly calendar?: CalendarDeclaration;
  /** Records of a site stand below each other, and have their addresses from where they stand. */
  readonly tree?: TreeDeclaration;
  /** The type, by its name, whose records are made next for a site that has just been created. */
  readonly thenMakes?: string;
}

/** Of which fields a tree is made; the localized `slug` is a record's own part of its address. */
export interface TreeDeclaration {
  /** A reference to the record above, of the same type. */
  readonly parent: string;
  /** Answered with yes or no: what stands at the address of the site itself. */
  readonly home: string;
}

/** What a calendar shows of a record beside its name and its hours: names of localized fields. */
interface CalendarDeclaration {
  /** A choice: its options have a colour each, and filter. */
  readonly category: string;
  readonly place: string;
}

interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A `site` record belongs to one site, a `group` record to all of them; `itself` is a site and belongs to itself. */
export type Scope = 'site' | 'group' | 'itself';

/** A content type, declared once as data. Tables, validation, routes, forms and messages follow from it. */
export interface ContentType<F extends Fields = Fields> {
  /** Singular name: the table, the revision entry. */
  readonly name: string;
  /** Path of its staff routes below /api/devise. */
  readonly path: string;
  /** Other paths the specification names for the same records. */
  readonly aliases?: readonly string[];
  readonly scope: Scope;
  readonly permission: Permission;
  /** Its address below /devise where that is not its path. */
  readonly screen?: string;
  /** The field that names a record on screens; a localized one is read in the reader's language. */
  readonly titleField: string;
  /** Absent where staff keep the records elsewhere than in a guided workflow. */
  readonly workflow?: TypeWorkflow;
  readonly labels: {
    readonly en: Noun;
    /** Articles and adjectives follow the gender of `one`. */
    readonly es: Noun & { readonly gender: 'm' | 'f' };
  };
  readonly fields: F;
  /** In devise's menu, for guests, in the hub. */
  readonly appears?: Appearance;
  /** The wire gives a field a second name: `{ dressCode: 'dress_code' }`. */
  readonly alsoCalled?: Readonly<Record<string, string>>;
  /** Records have an order that staff give them. */
  readonly ordered?: boolean;
  /** Each site has one record at most, which its first answer opens. */
  readonly onePerSite?: true;
  /** Records may be copied to other sites, once or kept in step with their origin. */
  readonly copied?: boolean;
  readonly remove: 'delete' | 'archive' | 'never';
  /** A record begins with a file that somebody sends, and not with a form. */
  readonly comesFromUpload?: true;
  /** Whether guests read a save at once, or only when somebody publishes it; at once where nothing is said. */
  readonly publishes?: 'at-once' | 'on-request';
}

export const defineContentType = <const F extends Fields, const T extends Omit<ContentType<F>, 'fields'>>(
  type: T & { fields: F },
): T & { fields: F } => type;

/**
 * What the store adds to every record. Instants are UTC, ISO 8601. No interface: a record of a declared type would then
 * not be one of any type, which has an index signature.
 */
export type RecordFacts = {
  readonly id: number;
  readonly site_id: number | null;
  readonly version: number;
  readonly position: number | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The name of who wrote last; null for what Palapa wrote before it kept names. */
  readonly updated_by: string | null;
  readonly archived_at: string | null;
  readonly deleted_at: string | null;
  /** Paths of the texts whose English changed after their Spanish was written: `title`, `sections.k3f9x2ab.title`. */
  readonly translation_due: readonly string[];
};

/**
 * Whether there is a value of the field for each language: below `locale` in a record, as `{ en, es }` inside an entry or
 * a group. Lists and groups are kept once and carry the languages inside.
 */
export const isKeptPerLanguage = (field: Field): boolean => isBilingual(field, fieldTypeOf);

/** The names of the fields kept once per language, and of those kept once. */
export function fieldsByPlace(fields: Fields): { plain: string[]; localized: string[] } {
  const names = Object.keys(fields);
  return {
    plain: names.filter((name) => !isKeptPerLanguage(fields[name]!)),
    localized: names.filter((name) => isKeptPerLanguage(fields[name]!)),
  };
}
