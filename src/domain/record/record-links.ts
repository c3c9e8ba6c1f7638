import type { ContentType } from '../content-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { mapValues } from './map-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** What another record is called instead; null takes the link out. */
export type MapLink = (target: string, id: number, path: string) => number | null;

/** A record's values with the ids of other records replaced: in references, lists of them, links and menu tiles. */
export const mapLinks = (type: Pick<ContentType, 'fields'>, body: Values, map: MapLink): Values =>
  mapValues(type, body, (value, field, _name, path) => {
    const { names, mapIds } = fieldTypeOf(field);
    const named = names?.(field);
    if (named === undefined || named === 'picture') return value;
    return mapIds!(value, (id, index) =>
      map(named.record, id as number, index === undefined ? path : `${path}.${index}`),
    );
  });
