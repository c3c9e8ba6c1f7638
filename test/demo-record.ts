import type { ChoiceField } from '../src/domain/fields/choice.ts';
import type { Field } from '../src/domain/fields/field.ts';
import { fieldTypeOf } from '../src/domain/fields/field-types.ts';
import { mapLinks } from '../src/domain/record/record-links.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import type { Archive, ArchivedRecord } from '../src/server/archive/archive.ts';
import { demoArchives, demoPictures } from '../src/server/archive/load-demo.ts';

export const SITE = 15;

export type Body = Record<string, unknown> & { locale?: Record<'en' | 'es', Record<string, unknown>> };

/** Of a picture of the demo, for types whose records begin with a file. */
const [words] = [...(await demoPictures()).values()].map(({ alt }) => ({
  en: { alt: alt.en },
  es: { alt: alt.es },
}));

const archives = await demoArchives('2026-11-16');

/** The records of a type in the demo, those of the site of most tests first. */
function demoRecords(type: ContentType): readonly ArchivedRecord[] {
  const isFirst = ({ header }: Archive) => header.site === 'casa-marea';
  const sorted = archives.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  return sorted.flatMap(({ records }) => [...records].flatMap(([of, some]) => (of === type ? some : [])));
}

let made = 0;

/** A value that no other record has. Any text may stand in the place of an option whose label has no placeholder. */
function uniqueValue(field: Field & Partial<Pick<ChoiceField, 'options' | 'labels'>>, value: string): string {
  made += 1;
  const options = field.options?.filter((one) => !field.labels?.[one]?.en.includes('{'));
  if (options) return options[made % options.length]!;
  return value.startsWith('/') ? `/one-of-many/${made}` : `${value}-${made}`;
}

/** The first record of a type in the demo, without what points at other records; undefined where there is none. */
export function demoExample(type: ContentType): Body | undefined {
  if (type.comesFromUpload) return { name: 'Terrace', locale: words! };
  const [first] = demoRecords(type);
  if (!first) return undefined;
  const body = mapLinks(type, structuredClone(first.body), () => null) as Body;
  for (const [name, field] of Object.entries(type.fields)) {
    // Drawn from the title, addresses of a second record get a number.
    if (fieldTypeOf(field).drawFrom)
      for (const values of Object.values(body.locale ?? {})) delete values[name];
    // What no two records may share: an old address, a phrase that is replaced, a name, a code.
    if (field.unique && typeof body[name] === 'string') body[name] = uniqueValue(field, body[name]);
  }
  return type.scope === 'itself' ? { ...body, hosts: [] } : body;
}

export const example = (type: ContentType): Body => demoExample(type)!;
