import { defaultLanguage, type Language, type Locales } from '../language.ts';
import type { OfferedPicture } from '../picture-sources.ts';
import type { MediaKind } from '../media/media-kinds.ts';
import { isEntryId, newEntryId } from './entry.ts';
import type { Field, Fields } from './field.ts';
import type { IssueCode, ValidationIssue } from './issue.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Finds the type of a field. Handed down, so that nested types can parse their entries' fields. */
export type FieldTypeOf = (field: Field) => FieldType;

// Whoever sends more mistakes than this reads no list of them, and none of ours is as long.
const MAX_ISSUES = 1000;
const MAX_PATH = 300;
/** Entries of all lists of a record together: the longest menu has some hundreds. */
const MAX_ENTRIES = 10_000;

/** Collects what is wrong while a value is parsed; `at` is the dotted path of the value. */
export class ParseContext {
  readonly issues: ValidationIssue[] = [];
  readonly fieldTypeOf: FieldTypeOf;
  /** The language in which everything that is required has to be said. */
  readonly mainLanguage: Language;
  /** Whether the values are used although some were refused. */
  readonly isLenient: boolean = false;
  readonly #entryIds = new Set<string>();
  #sentIds: ReadonlySet<string> = new Set();
  #stored: (path: string) => unknown = () => undefined;
  #entries = 0;
  #issueCount = 0;

  constructor(fieldTypeOf: FieldTypeOf, mainLanguage: Language = defaultLanguage) {
    this.fieldTypeOf = fieldTypeOf;
    this.mainLanguage = mainLanguage;
  }

  /** How many issues there were, beyond what `issues` holds. */
  get issueCount(): number {
    return this.#issueCount;
  }

  addIssue(path: string, code: IssueCode, detail?: string): void {
    this.#issueCount += 1;
    if (this.issues.length >= MAX_ISSUES) return;
    const at = path.slice(0, MAX_PATH);
    this.issues.push(detail === undefined ? { path: at, code } : { path: at, code, detail });
  }

  /** What stands in the place of a value that was refused: anything, for a save takes none of them. */
  replacement(parsed: unknown, _field: Field, _at: string): unknown {
    return parsed;
  }

  /** Refuses a list that makes the record too long, before a single entry of it is parsed. */
  hasRoomFor(entries: number, path: string): boolean {
    this.#entries += entries;
    if (entries === 0 || this.#entries <= MAX_ENTRIES) return true;
    this.addIssue(path, 'too-many', String(MAX_ENTRIES));
    return false;
  }

  /** Tells which ids the body sends, and what is stored at a path such as `sections.0.items.2`. */
  know(sentIds: ReadonlySet<string>, stored: (path: string) => unknown): void {
    this.#sentIds = sentIds;
    this.#stored = stored;
  }

  /** What is stored at a path, for values that say what they do not mention stays; undefined where nothing is. */
  storedValue(path: string): unknown {
    return this.#stored(path);
  }

  /**
   * The id of an entry: the one it was sent with; without one, that of the stored entry in its place, unless another
   * entry is sent with it; else a new one. A second entry with the same id, as a copy has it, gets a new one too. An id of
   * another form is an issue. `at` is the path of the entry.
   */
  entryId(given: unknown, at: string): string {
    const isGiven = given !== undefined && given !== null;
    if (isGiven && !isEntryId(given)) this.addIssue(`${at}.id`, 'type', 'eight small letters or digits');
    const stored = isGiven ? undefined : this.#stored(`${at}.id`);
    const standing = isEntryId(stored) && !this.#sentIds.has(stored) ? stored : undefined;
    let id = isEntryId(given) ? given : (standing ?? newEntryId());
    while (this.#entryIds.has(id)) id = newEntryId();
    this.#entryIds.add(id);
    return id;
  }
}

/** What guests' values are made with; the pictures and texts of the site that is read. */
export interface GuestValues {
  /** A picture with its address and size; null for one that is gone. */
  readonly picture: (id: string) => OfferedPicture | null;
  /** Markdown to safe HTML. */
  readonly html: (markdown: string) => string;
  /** The property's day that the values are made for. */
  readonly today: string;
  /** What guests get with an entry beside its fields, by the entry's id; nothing where it is not given. */
  readonly besideEntry?: ((id: string) => Readonly<Record<string, unknown>> | undefined) | undefined;
}

/** How the hub's general page shows the values of a field. */
export type GuestView =
  | {
      readonly as:
        'text' | 'html' | 'number' | 'moment' | 'hours' | 'address' | 'picture' | 'pictures' | 'links';
    }
  /** Values that stand for words: the options of a choice. */
  | { readonly as: 'words'; readonly words: Readonly<Record<string, Locales<string>>> }
  | { readonly as: 'records'; readonly to: string }
  | { readonly as: 'entries' | 'group'; readonly fields: Fields }
  | { readonly as: 'blocks'; readonly blocks: Readonly<Record<string, Fields>> };

/**
 * Everything that is particular to a type of field. Nothing else in the code asks which type a field has: it asks
 * for one of these instead.
 */
export interface FieldType<F extends Field = Field> {
  readonly column: 'text' | 'integer' | 'double' | 'boolean' | 'json';
  /** What is stored when nothing is given. */
  readonly blank: unknown;
  /** What a new entry of a list, and the form of a new record, say from the start, where that is more than nothing. */
  beginsAs?(field: F): unknown;
  /** A value that fits where one is required and none is given: a preview shows half-made records. */
  placeholder?(field: F): unknown;
  /**
   * Takes anything a client may send, returns the value to store, and adds an issue for what does not fit; `null` and
   * `undefined` never reach it.
   */
  parse(value: unknown, field: F, at: string, context: ParseContext): unknown;
  /** A value as an earlier version stored it, in the form of this one: a draft may lie on a device for long. */
  fromOlder?(value: unknown): unknown;
  schema(field: F, fieldTypeOf: FieldTypeOf): JsonSchema;
  isEmpty?(value: unknown): boolean;
  /** The words of a value that search should find. */
  searchWords?(value: unknown, field: F): string[];
  /** Values are words, written anew in each language. */
  readonly isWords?: true;
  /** Words of several lines: guests read them as HTML, staff write them in an editor. */
  readonly isLongText?: true;
  /** Palapa counts it; clients may send it back and are not heard. */
  readonly isCounted?: true;
  /** Palapa reads it from a stored file; clients may send it back and are not heard. A revision keeps it. */
  readonly isFact?: true;
  /** Where no value is given, Palapa draws one from the text of the field `from`; null where nothing of it is left. */
  drawFrom?(field: F): { readonly from: string; draw(text: string): string | null };
  /** Lists may be sorted by its column. */
  readonly isOrdered?: true;
  /** Lists may be narrowed by it: to a value that is the same, or to one that holds the value sought. */
  readonly filter?: 'equals' | 'holds';
  /** Many records may be given one value at once. */
  readonly setsMany?: true;
  /** The same for fields that are filters only where lists show them: also words in any case, and the times of a day. */
  readonly filterIfShown?: 'equals' | 'words' | 'moment';
  /** The query parameter of the filter: a number, true or false, one of the options, or any text. */
  filterBy?(field: F): 'number' | 'boolean' | 'option' | 'text';
  /** Values name things by their ids: pictures, or the records of a content type. */
  names?(field: F): 'picture' | { readonly record: string };
  /** The keys of the media library in a value, and which kinds of file they may stand for. */
  mediaOf?(
    value: unknown,
    field: F,
  ): { readonly keys: readonly string[]; readonly kinds: readonly MediaKind[] } | undefined;
  /** Values name records of a content type by a code that those have. */
  namesByCode?(
    field: F,
    value: unknown,
  ): { readonly record: string; readonly by: string; readonly codes: string[] };
  /** Replaces the ids in a value; null takes one out. */
  mapIds?(value: unknown, replace: (id: number | string, index?: number) => number | string | null): unknown;
  /** Its value is made of fields: a list of entries, each of which has its own, or one group of them. */
  readonly holds?: 'entries' | 'fields';
  /** Entries of a list are called by it: by a text first, by a choice where no text says anything. */
  readonly namesEntry?: 'first' | 'second';
  /** Changes of what it holds are shown as one change of the whole value. */
  readonly isReviewedWhole?: true;
  /** The fields of an entry, which may depend on what the entry is; of the group. Null where an entry fits none. */
  fieldsOf?(field: F, entry: unknown): Fields | null;
  /** The sets of fields that entries of the list may have; lists that have one in common take each other's entries. */
  takes?(field: F): readonly Fields[];
  /** What a closed entry says of the field beside the entry's name: its value, or how many entries it has. */
  readonly summary?: 'value' | 'count';
  /** Whether an entry still stands once an id that it named was taken out. */
  keepsEntry?(entry: unknown): boolean;
  /** The value as guests get it; as it is stored where nothing is said. */
  guestValue?(value: unknown, context: GuestValues): unknown;
  /** Whether what guests get depends on their day. */
  readonly isDated?: true;
  /** How guests are shown the value where nothing is written for the type; a field without it is not shown. */
  guestView?(field: F): GuestView;
}
