import type { ContentType } from '../content-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { mapValues } from './map-values.ts';

type Values = Readonly<Record<string, unknown>>;

export interface NamedPicture {
  readonly id: string;
  /** Dotted path of the field that names it. */
  readonly path: string;
}

/** A record's values without the pictures that `isKept` denies. */
export const keepPictures = (
  type: Pick<ContentType, 'fields'>,
  body: Values,
  isKept: (picture: NamedPicture) => boolean,
): Values =>
  mapValues(type, body, (value, field, _name, path) => {
    const { names, mapIds } = fieldTypeOf(field);
    if (names?.(field) !== 'picture') return value;
    return mapIds!(value, (id) => (isKept({ id: id as string, path }) ? id : null));
  });

/** The pictures that a record's values name, and where. */
export function namedPictures(type: Pick<ContentType, 'fields'>, body: Values): NamedPicture[] {
  const named: NamedPicture[] = [];
  keepPictures(type, body, (picture) => named.push(picture) > 0);
  return named;
}
