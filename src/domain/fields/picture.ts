import type { OfferedPicture } from '../picture-sources.ts';
import { pictureKinds } from '../media/media-kinds.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType, ParseContext } from './field-type.ts';

/** A picture is kept by the id of its media record; guests get its address, size and thumbhash, null once it is gone. */
export interface PictureField extends Field<'picture', string | null, OfferedPicture | null> {
  /** What is looked for in its place; a landscape where nothing is said. */
  readonly shape?: PictureShape;
}

/** A wide photograph or drawing, or the sign of a house. */
export const pictureShapes = ['landscape', 'logo'] as const;

export type PictureShape = (typeof pictureShapes)[number];

export const picture = <const O extends FieldOptions & Pick<PictureField, 'shape'>>(
  options: O,
): PictureField & O => ({
  type: 'picture',
  ...options,
});

const MEDIA_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

function parseMediaId(value: unknown, at: string, context: ParseContext): string | null {
  if (value === '') return null;
  if (typeof value === 'string' && MEDIA_ID.test(value)) return value;
  context.addIssue(at, 'type', 'the id of a picture');
  return null;
}

export const pictureType: FieldType<PictureField> = {
  column: 'text',
  blank: null,
  setsMany: true,
  guestView: () => ({ as: 'picture' }),
  parse: (value, _field, at, context) => parseMediaId(value, at, context),
  schema: () => ({ type: ['string', 'null'], pattern: MEDIA_ID.source }),
  names: () => 'picture',
  mediaOf: (value) => (typeof value === 'string' ? { keys: [value], kinds: pictureKinds } : undefined),
  mapIds: (value, replace) => (typeof value === 'string' && value !== '' ? replace(value) : value),
  guestValue: (value, { picture: pictureOf }) => pictureOf(value as string),
};
