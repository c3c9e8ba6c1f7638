import type { ContentType } from '../../../domain/content-type.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { useLanguage } from '../../staff-language.tsx';
import type { Values } from '../field/input-props.ts';
import { nameOrNumber, typeNamed, useMayChoose, useRecords } from './records.ts';

interface Named {
  readonly type: ContentType;
  readonly id: number;
}

/** The one record that an entry names: of a slice that is kept once, the shared slice. Undefined where it names none. */
export function recordNamedBy(entry: Values, fields: Fields): Named | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const target = fieldTypeOf(field).names?.(field);
    const id = entry[name];
    if (typeof target === 'object' && typeof id === 'number') return { type: typeNamed(target.record), id };
  }
  return undefined;
}

/** What that record is called, for whoever may look at it. */
export function StandsFor({ type, id }: Named) {
  const language = useLanguage();
  const { view } = useMayChoose(type);
  const [record] = useRecords(type, view ? [id] : []);
  return record ? nameOrNumber(type, record, language) : null;
}
