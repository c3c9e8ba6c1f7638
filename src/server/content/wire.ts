import type { ContentType } from '../../domain/content-type.ts';
import type { StoredRecord } from './record.ts';

/** A record as it goes over the wire: with its second names and the slug guests know it by. */
export function wire(type: ContentType, record: StoredRecord): Record<string, unknown> {
  const secondNames = Object.entries(type.alsoCalled ?? {});
  const named = (values: Record<string, unknown>) => ({
    ...values,
    ...Object.fromEntries(
      secondNames.filter(([, own]) => own in values).map(([second, own]) => [second, values[own]]),
    ),
  });
  const { en, es } = record.locale;
  return {
    ...named(record),
    ...(type.fields.slug ? { slug: en.slug ?? es.slug } : {}),
    locale: { en: named(en), es: named(es) },
  };
}
