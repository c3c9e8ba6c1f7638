import type { Language } from '../language.ts';
import type { OfferedPicture } from '../picture-sources.ts';
import type { EntryFacts } from './entry.ts';
import { parseEntries, schemaOfEntry } from './entries.ts';
import type { Field, FieldOptions, Fields, GuestsGet, InnerValues } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseFields, schemaOfFields } from './parse.ts';
import { picture } from './picture.ts';

/** Entries of one shape, in the order staff gave them. */
export interface ListField<F extends Fields = Fields> extends Field<
  'list',
  (EntryFacts & InnerValues<F>)[],
  GuestsGet<'entries'>
> {
  readonly fields: F;
  readonly maxItems: number;
  /** What an entry is called: 'Add dish' says the button below the list. */
  readonly entryLabels?: Readonly<Record<Language, string>>;
  /** Entries that have an input of their own: links ask only for what their type needs, dishes can be pasted. */
  readonly entriesAre?: 'links' | 'dishes';
  /** An entry that is alone is drawn open: the one version that most pages have. */
  readonly opensAlone?: boolean;
}

/** Fields that belong together and are stored together. */
export interface GroupField<F extends Fields = Fields> extends Field<
  'group',
  InnerValues<F> | null,
  GuestsGet<'group'>
> {
  readonly fields: F;
}

/** Pictures in the order staff gave them. */
export interface GalleryField extends Field<
  'gallery',
  (EntryFacts & { image: string })[],
  readonly OfferedPicture[]
> {
  readonly fields: typeof galleryFields;
  readonly maxItems: number;
}

type ListOptions<F extends Fields> = Pick<
  ListField<F>,
  'fields' | 'maxItems' | 'entryLabels' | 'entriesAre' | 'opensAlone'
>;

export const list = <const F extends Fields, const O extends FieldOptions>(
  options: O & ListOptions<F>,
): ListField<F> & O => ({ type: 'list', ...options });

export const group = <const F extends Fields, const O extends FieldOptions>(
  options: O & { fields: F },
): GroupField<F> & O => ({ type: 'group', ...options });

const MAX_GALLERY = 60;
const galleryFields = { image: picture({ label: 'Picture', es: 'Imagen' }) };

export const gallery = <const O extends FieldOptions>(options: O): GalleryField & O => ({
  type: 'gallery',
  fields: galleryFields,
  maxItems: MAX_GALLERY,
  ...options,
});

/** Entries that all have the same fields. */
const entriesOfOneShape = {
  column: 'json',
  blank: [],
  holds: 'entries',
  fieldsOf: ({ fields }) => fields,
  takes: ({ fields }) => [fields],
  parse: (value, field, at, context) =>
    parseEntries(value, field.maxItems, at, context, () => ({ fields: field.fields })),
  schema: (field, fieldTypeOf) => ({
    type: 'array',
    maxItems: field.maxItems,
    items: schemaOfEntry(field.fields, fieldTypeOf),
  }),
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
} satisfies FieldType<Field & { readonly fields: Fields; readonly maxItems: number }>;

export const listType: FieldType<ListField> = {
  ...entriesOfOneShape,
  summary: 'count',
  guestView: ({ fields, entriesAre }) =>
    entriesAre === 'links' ? { as: 'links' } : { as: 'entries', fields },
};

export const galleryType: FieldType<GalleryField> = {
  ...entriesOfOneShape,
  parse(value, field, at, context) {
    const entries = entriesOfOneShape.parse(value, field, at, context);
    const seen = new Set<unknown>();
    // A picture hangs once in a gallery of each language, and a place without one is none.
    return entries.filter(({ image, only_in }) => {
      if (image === null) return false;
      const key = JSON.stringify([only_in, image]);
      return !seen.has(key) && seen.add(key);
    });
  },
  keepsEntry: (entry) => ((entry ?? {}) as { image?: unknown }).image !== null,
  guestValue: (value) => (value as { image: unknown }[]).flatMap(({ image }) => image ?? []),
  guestView: () => ({ as: 'pictures' }),
};

export const groupType: FieldType<GroupField> = {
  column: 'json',
  blank: null,
  holds: 'fields',
  fieldsOf: ({ fields }) => fields,
  parse: (value, field, at, context) => parseFields(value, field.fields, at, context),
  guestView: ({ fields }) => ({ as: 'group', fields }),
  schema: (field, fieldTypeOf) => ({
    ...schemaOfFields(field.fields, fieldTypeOf),
    type: ['object', 'null'],
  }),
};
