import type { ContentType } from '../content-type.ts';
import type { Field } from '../fields/field.ts';
import { mapValues } from './map-values.ts';

/** Links and menu tiles name a page of hotel information by its id, under either of these names. */
export const PAGE_POINTERS: readonly string[] = ['pageId', 'page_id'];
export const PAGE_TYPE = 'content_section';

type Values = Readonly<Record<string, unknown>>;

/** What another record is called instead; null takes the link out. */
export type MapLink = (target: string, id: number, path: string) => number | null;

const targetOf = (field: Field & { to?: string }, name: string): string | undefined =>
  field.to ?? (PAGE_POINTERS.includes(name) ? PAGE_TYPE : undefined);

/** A record's values with the ids of other records replaced: in references, lists of them, links and menu tiles. */
export const mapLinks = (type: Pick<ContentType, 'fields'>, body: Values, map: MapLink): Values =>
  mapValues(type, body, (value, field, name, path) => {
    const target = targetOf(field, name);
    if (target === undefined) return value;
    if (typeof value === 'number') return map(target, value, path);
    if (!Array.isArray(value)) return value;
    return value.flatMap((one: unknown, index) => {
      const mapped = typeof one === 'number' ? map(target, one, `${path}.${index}`) : one;
      return mapped === null ? [] : [mapped];
    });
  });
