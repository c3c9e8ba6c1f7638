import { isKeptPerLanguage } from '../../../domain/content-type.ts';
import type { PastedDish } from '../../../domain/dining/dish-table.ts';
import { newEntry } from '../../../domain/fields/blank.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import type { Values } from '../field/input-props.ts';

/** A pasted dish as an entry of a list: what it says, it says in English. */
export const dishEntry = (fields: Fields, dish: PastedDish): Values => ({
  ...newEntry(fields),
  ...Object.fromEntries(
    Object.entries(dish).map(([name, value]) => {
      const field = fields[name];
      return [name, field && isKeptPerLanguage(field) ? { en: value, es: null } : value];
    }),
  ),
});
