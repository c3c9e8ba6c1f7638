import type { Field, FieldOptions } from './field.ts';
import type { Kind, Reading } from './kind.ts';

/** A picture is kept by the id of its media record; guests get its address, size and thumbhash. */
export interface PictureField extends Field<'picture', string | null> {}
export interface GalleryField extends Field<'gallery', string[]> {}

export const picture = <const O extends FieldOptions>(options: O): PictureField & O => ({
  kind: 'picture',
  ...options,
});

export const gallery = <const O extends FieldOptions>(options: O): GalleryField & O => ({
  kind: 'gallery',
  ...options,
});

const MEDIA_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
const GALLERY_MOST = 60;

function readMediaId(value: unknown, at: string, reading: Reading): string | null {
  if (value === '') return null;
  if (typeof value === 'string' && MEDIA_ID.test(value)) return value;
  reading.refuse(at, 'type', 'the id of a picture');
  return null;
}

export const pictureKind: Kind<PictureField> = {
  column: 'text',
  empty: null,
  read: (value, _field, at, reading) => readMediaId(value, at, reading),
  schema: () => ({ type: ['string', 'null'], pattern: MEDIA_ID.source }),
};

export const galleryKind: Kind<GalleryField> = {
  column: 'json',
  empty: [],
  read(value, _field, at, reading) {
    if (!Array.isArray(value)) {
      reading.refuse(at, 'type', 'a list of pictures');
      return [];
    }
    if (value.length > GALLERY_MOST) {
      reading.refuse(at, 'too-many', String(GALLERY_MOST));
      return [];
    }
    // A picture hangs once.
    return [...new Set(value.flatMap((one, index) => readMediaId(one, `${at}.${index}`, reading) ?? []))];
  },
  schema: () => ({ type: 'array', maxItems: GALLERY_MOST, items: { type: 'string' } }),
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};
