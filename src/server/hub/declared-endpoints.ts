import { allContentTypes } from '../../content/index.ts';
import type { GuestAppearance } from '../../domain/appearance.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { fieldTypeOf } from '../../domain/fields/field-types.ts';
import type { ListedRecord, ReferredRecord, ShownField } from '../../domain/hub-list.ts';
import { defaultLanguage, type Language, languages } from '../../domain/language.ts';
import { nextMidnight } from '../../domain/time/calendar.ts';
import { recordsOf, type Snapshot } from '../delivery/snapshot.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { defineQuery, type ValuesIn } from '../http/query.ts';
import { asOf, type Endpoint, type EndpointRequest, Missing, slugQuery } from './endpoints.ts';
import { guestRecordSchema } from './guest-schema.ts';
import { fieldsShown } from './hub-lists.ts';
import { hubRoute } from './hub-route.ts';
import { recordNamed } from './record-named.ts';
import { serialize } from './serialize-record.ts';

/** The public endpoints that content types declare: `<path>/all` and `<path>/by-slug`. */

/** The fields that a response carries: those that guests know a record by, and the declared ones. */
function namesOf({ fields }: ContentType, { known }: GuestAppearance, declared: readonly string[]): string[] {
  const slug = Object.hasOwn(fields, 'slug') ? ['slug'] : [];
  const { title, picture } = known ?? {};
  const own = [title, picture].filter((name) => name !== undefined);
  return [...new Set([...own.slice(0, 1), ...slug, ...own.slice(1), ...declared])];
}

type Values = Readonly<Record<string, unknown>>;

/** The ids that the shown fields hold, by the type of record that they name. */
function* idsIn(fields: readonly ShownField[], values: Values): Generator<readonly [to: string, id: number]> {
  for (const field of fields) {
    const value = values[field.name] ?? [];
    if (field.as === 'records') {
      for (const id of [value].flat() as number[]) yield [field.to, id];
    } else if (field.as === 'entries' || field.as === 'group') {
      for (const entry of [value].flat() as Values[]) yield* idsIn(field.fields, entry);
    } else if (field.as === 'blocks') {
      for (const block of value as Values[]) yield* idsIn(field.blocks[String(block.block)] ?? [], block);
    }
  }
}

function referredRecord(snapshot: Snapshot, to: string, id: number): ReferredRecord | undefined {
  const type = allContentTypes.find(({ name }) => name === to);
  const title = type?.appears?.guests?.known?.title;
  const record = type && recordsOf(snapshot, type).find((one) => one.id === id);
  if (!type || !record || title === undefined) return undefined;
  const { hidden_in } = record;
  const titleIn = (language: Language) => ({
    title: ((type.fields[title]?.localized ? record.locale[language][title] : record[title]) ?? null) as
      string | null,
  });
  const [en, es] = languages.map((language) => hubRoute(type, record, snapshot, language));
  return {
    type: to,
    id,
    locale: { en: titleIn('en'), es: titleIn('es') },
    route: en === undefined || es === undefined ? null : { en, es },
    ...(hidden_in ? { hidden_in } : {}),
  };
}

type Serializer = (snapshot: Snapshot, record: PublishedRecord) => ListedRecord;

/** A record with the declared fields, and the names of the records that these point at. */
function serializer(type: ContentType, names: readonly string[]): Serializer {
  const shown = fieldsShown(type.fields, names);
  return (snapshot, record) => {
    const shape = serialize(type, record, names, snapshot.context);
    const ids = languages.flatMap((language) => [...idsIn(shown, { ...shape, ...shape.locale[language] })]);
    const named = new Map(ids.map(([to, id]) => [`${to} ${id}`, referredRecord(snapshot, to, id)]));
    const references = [...named.values()].filter((one) => one !== undefined);
    const slug = (record.locale.en.slug ?? record.locale.es.slug ?? null) as string | null;
    return { slug, ...shape, ...(references.length > 0 ? { references } : {}) };
  };
}

const listQuery = defineQuery({ asOf });

/** A response with a field whose values depend on the day changes at midnight. */
const changesOf = ({ fields }: ContentType, names: readonly string[]): Pick<Endpoint, 'changesAt'> =>
  names.some((name) => fieldTypeOf(fields[name]!).isDated)
    ? { changesAt: ({ now }) => nextMidnight(now) }
    : {};

function endpointsOf(type: ContentType, guests: GuestAppearance): Endpoint[] {
  const { list, record } = guests;
  const { many, one } = type.labels.en;
  const made: Endpoint[] = [];
  if (list) {
    const names = namesOf(type, guests, list);
    const shape = serializer(type, names);
    made.push({
      path: `${type.path}/all`,
      summary: `The ${many} that guests see`,
      query: listQuery,
      data: { type: 'array', items: guestRecordSchema(type, names) },
      ...changesOf(type, names),
      read: ({ snapshot }) => recordsOf(snapshot, type).map((found) => shape(snapshot, found)),
    });
  }
  if (record) {
    const names = namesOf(type, guests, record);
    const shape = serializer(type, names);
    made.push({
      path: `${type.path}/by-slug`,
      summary: `One ${one}, by its slug in either language`,
      query: slugQuery,
      data: guestRecordSchema(type, names),
      ...changesOf(type, names),
      read({ snapshot, query }: EndpointRequest) {
        const { slug } = query as ValuesIn<typeof slugQuery>;
        const found = recordNamed(recordsOf(snapshot, type), slug, defaultLanguage);
        if (!found) throw new Missing('We could not find what you were looking for.');
        return shape(snapshot, found);
      },
    });
  }
  return made;
}

/** Of all types, in the order of the registry. */
export const declaredEndpoints: readonly Endpoint[] = allContentTypes.flatMap((type) =>
  type.appears?.guests ? endpointsOf(type, type.appears.guests) : [],
);
