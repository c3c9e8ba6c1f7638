import type { ContentType } from '../content-type.ts';
import type { Field } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { leavesOf, spokenValues } from './leaves.ts';

export interface NamedId {
  /** 'picture', or the type of the record. */
  readonly target: string;
  readonly id: number | string;
  /** Dotted path of the value, entries by place: `links.0.pageId`. */
  readonly path: string;
}

const namesIds = (field: Field): boolean => fieldTypeOf(field).names?.(field) !== undefined;

/** Everything that a record names by an id, at any depth: pictures, and records in references, links and tiles. */
export const namedIds = (type: Pick<ContentType, 'fields'>, record: unknown): NamedId[] =>
  leavesOf(type, record, 'place', namesIds).flatMap((leaf) => {
    const { names, mapIds } = fieldTypeOf(leaf.field);
    const named = names?.(leaf.field);
    if (named === undefined || !mapIds) return [];
    const target = named === 'picture' ? named : named.record;
    const found: NamedId[] = [];
    for (const { value, path } of spokenValues(leaf)) {
      mapIds(value, (id) => {
        found.push({ target, id, path });
        return id;
      });
    }
    return found;
  });

/** The records that a record refers to, as `content_section:12`. */
export const referenceKeys = (type: Pick<ContentType, 'fields'>, record: unknown): string[] => [
  ...new Set(
    namedIds(type, record).flatMap(({ target, id }) => (target === 'picture' ? [] : [`${target}:${id}`])),
  ),
];
