import type { Fields } from './field.ts';
import { fieldTypeOf } from './field-types.ts';

/** An entry or group in which nothing has been said yet. */
export const blankOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldTypeOf(field).blank]));
