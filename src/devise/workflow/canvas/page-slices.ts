import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { copyOfEntry, newEntry } from '../../../domain/fields/blank.ts';
import type { BlocksField } from '../../../domain/fields/blocks.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { ListField } from '../../../domain/fields/nested.ts';
import type { Language } from '../../../domain/language.ts';
import { changedEntry } from '../../../domain/lists/entries.ts';
import { entryName, fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';

/** The slices of a page in its form: where they stand, and a form with others in their place. */

export type Entry = Readonly<Record<string, unknown>>;

/** The versions of a page, each with slices of its own. */
interface VersionFields {
  readonly list: string;
  readonly name: string;
  readonly fields: ListField['fields'];
}

/** The fields that make a record a page, or part of many. */
export interface PageFields {
  /** Undefined for what stands on pages and is none itself: its slices are its own, as of one version. */
  readonly versions: VersionFields | undefined;
  readonly slices: string;
  /** What search results say of the page. */
  readonly description: string | undefined;
  readonly blocks: BlocksField;
}

/** Undefined for a type whose records have no slices. */
export function pageFieldsOf({ appears, fields }: ContentType): PageFields | undefined {
  const page = appears?.guests?.page;
  if (!page) return undefined;
  const { slices, versions, versionName, description } = page;
  if (versions === undefined) {
    return { versions, slices, description, blocks: fields[slices] as BlocksField };
  }
  const list = fields[versions] as ListField;
  return {
    versions: { list: versions, name: versionName, fields: list.fields },
    slices,
    description,
    blocks: list.fields[slices] as BlocksField,
  };
}

/** What sort of slice it is, in the reader's words. */
export const kindOfSlice = ({ blocks }: PageFields, slice: Entry, language: Language): string =>
  blocks.blocks[slice.block as string]?.labels[language] ?? '';

/** What a slice is called by what it says; by its kind where it says nothing. */
export const nameOfSlice = (fields: PageFields, slice: Entry, language: Language): string =>
  entryName(slice, fieldsOfEntry(fields.blocks, slice)) ?? kindOfSlice(fields, slice, language);

export interface SliceSpot {
  /** Places, counted from 0. */
  readonly version: number;
  readonly place: number;
}

const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

export const versionsOf = (values: FormValues, { versions }: PageFields): readonly Entry[] =>
  versions ? entriesOf(values[versions.list]) : [];

/** What holds the slices of each version: the versions, or the record itself. */
const holdersOf = (values: FormValues, fields: PageFields): readonly Entry[] =>
  fields.versions ? versionsOf(values, fields) : [values];

export const slicesOf = (values: FormValues, fields: PageFields, version: number): readonly Entry[] =>
  entriesOf(holdersOf(values, fields)[version]?.[fields.slices]);

export function spotOf(values: FormValues, fields: PageFields, id: string | null): SliceSpot | undefined {
  for (const [version] of holdersOf(values, fields).entries()) {
    const place = slicesOf(values, fields, version).findIndex((slice) => slice.id === id);
    if (place !== -1) return { version, place };
  }
  return undefined;
}

/** 'versions.0.slices.2', or 'slices.2' without versions, as the form knows the slice. */
export const pathOfSpot = ({ versions, slices }: PageFields, { version, place }: SliceSpot): string =>
  versions ? `${versions.list}.${version}.${slices}.${place}` : `${slices}.${place}`;

/** The slice that a path of the form lies in. */
export function sliceAtPath(values: FormValues, fields: PageFields, path: string): string | undefined {
  const parts = path.split(/[.#]/);
  const [version, slices, place] = fields.versions
    ? [parts[0] === fields.versions.list ? parts[1] : undefined, parts[2], parts[3]]
    : ['0', parts[0], parts[1]];
  if (version === undefined || slices !== fields.slices || place === undefined) return undefined;
  return slicesOf(values, fields, Number(version))[Number(place)]?.id as string | undefined;
}

/** A form whose version has other slices. Everything else keeps its identity. */
export function withSlices(
  values: FormValues,
  fields: PageFields,
  version: number,
  update: (slices: readonly Entry[]) => readonly Entry[],
): FormValues {
  const updated = update(slicesOf(values, fields, version));
  if (!fields.versions) return { ...values, [fields.slices]: updated };
  const versions = versionsOf(values, fields);
  const held = versions[version];
  if (!held) return values;
  const changed = { ...held, [fields.slices]: updated };
  return { ...values, [fields.versions.list]: changedEntry(versions, version, changed) };
}

/** A form with a first version where it has none: a new page is begun with its first slice. */
export function withVersion(values: FormValues, fields: PageFields, name: string): FormValues {
  if (!fields.versions || versionsOf(values, fields).length > 0) return values;
  const version = newEntry(fields.versions.fields);
  return { ...values, [fields.versions.list]: [{ ...version, [fields.versions.name]: name }] };
}

export interface CopiedSlice {
  readonly slice: Entry;
  readonly siteId: number | null;
}

/** Whether records of a type, by its name, belong to one site each. */
const isOfSite = (name: string): boolean =>
  allContentTypes.some((type: ContentType) => type.name === name && type.scope === 'site');

/** A copied slice as it may stand on a page of a site: on another one, without the records that are only at its own. */
export function pasted(
  { blocks }: PageFields,
  { slice, siteId }: CopiedSlice,
  onto: number | null,
): Entry | undefined {
  const declared = blocks.blocks[slice.block as string];
  if (!declared) return undefined;
  const copy = copyOfEntry(blocks, slice);
  if (siteId === onto) return copy;
  const emptied = Object.entries(declared.fields).flatMap(([name, field]) => {
    const { names, blank } = fieldTypeOf(field);
    const named = names?.(field);
    return typeof named === 'object' && isOfSite(named.record) ? [[name, blank]] : [];
  });
  return { ...copy, ...Object.fromEntries(emptied) };
}

/** What a shared slice holds that is made of a slice: all of it, for both languages, with ids of its own. */
export function keptOnce({ blocks }: PageFields, slice: Entry): Entry {
  const { only_in: _onlyIn, ...kept } = copyOfEntry(blocks, slice);
  return kept;
}

/** What stands in the slice's place: the shared slice, in the languages in which the slice was shown. */
export function placingOf({ blocks }: PageFields, slice: Entry, sharedId: number): Entry {
  const { only_in } = slice;
  return {
    ...newEntry(blocks.blocks.shared!.fields, { block: 'shared' }),
    ...(only_in !== undefined && { only_in }),
    shared_slice: sharedId,
  };
}
