import type { ContentType } from '../content-type.ts';
import { mapValues } from './map-values.ts';

type Values = Readonly<Record<string, unknown>>;

export interface NamedPicture {
  readonly id: string;
  /** Dotted path of the field that names it. */
  readonly path: string;
}

const PICTURE_FIELDS: readonly string[] = ['picture', 'gallery'];

/** The pictures that a record's values name, and where. */
export function namedPictures(type: Pick<ContentType, 'fields'>, body: Values): NamedPicture[] {
  const named: NamedPicture[] = [];
  mapValues(type, body, (value, field, name, path) => {
    const ids: readonly unknown[] = PICTURE_FIELDS.includes(field.kind) ? [value].flat() : [];
    for (const id of ids) if (typeof id === 'string' && id !== '') named.push({ id, path });
    // A menu tile names its icon, which is stored as a picture of this id.
    if (name === 'icon' && typeof value === 'string' && value !== '')
      named.push({ id: `icon-${value}`, path });
    return value;
  });
  return named;
}
