import type { Field, FieldOptions } from './field.ts';
import type { FieldType, ParseContext } from './field-type.ts';

/** A picture is kept by the id of its media record; guests get its address, size and thumbhash. */
export interface PictureField extends Field<'picture', string | null> {}
export interface GalleryField extends Field<'gallery', string[]> {}

export const picture = <const O extends FieldOptions>(options: O): PictureField & O => ({
  type: 'picture',
  ...options,
});

export const gallery = <const O extends FieldOptions>(options: O): GalleryField & O => ({
  type: 'gallery',
  ...options,
});

const MEDIA_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
const MAX_GALLERY = 60;

function parseMediaId(value: unknown, at: string, context: ParseContext): string | null {
  if (value === '') return null;
  if (typeof value === 'string' && MEDIA_ID.test(value)) return value;
  context.addIssue(at, 'type', 'the id of a picture');
  return null;
}

export const pictureType: FieldType<PictureField> = {
  column: 'text',
  blank: null,
  parse: (value, _field, at, context) => parseMediaId(value, at, context),
  schema: () => ({ type: ['string', 'null'], pattern: MEDIA_ID.source }),
};

export const galleryType: FieldType<GalleryField> = {
  column: 'json',
  blank: [],
  parse(value, _field, at, context) {
    if (!Array.isArray(value)) {
      context.addIssue(at, 'type', 'a list of pictures');
      return [];
    }
    if (value.length > MAX_GALLERY) {
      context.addIssue(at, 'too-many', String(MAX_GALLERY));
      return [];
    }
    // A picture hangs once.
    return [...new Set(value.flatMap((one, index) => parseMediaId(one, `${at}.${index}`, context) ?? []))];
  },
  schema: () => ({ type: 'array', maxItems: MAX_GALLERY, items: { type: 'string' } }),
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};
