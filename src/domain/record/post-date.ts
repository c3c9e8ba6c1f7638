import type { ContentType } from '../content-type.ts';
import type { WallClockField } from '../fields/when.ts';

/** The wall clock of the property before which nobody outside reads a record; null for a type without one. */
export function postDateOf(type: ContentType, values: object): string | null {
  const named = Object.entries(type.fields).find(([, field]) => (field as WallClockField).isPostDate);
  return (named && ((values as Readonly<Record<string, unknown>>)[named[0]] as string | null)) ?? null;
}
