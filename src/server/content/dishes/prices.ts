import { contentTypes } from '../../../content/index.ts';
import { dishesOf, mapDishes } from '../../../domain/dining/menu-dishes.ts';
import { isEntryId } from '../../../domain/fields/entry.ts';
import { ParseContext } from '../../../domain/fields/field-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { parseFields } from '../../../domain/fields/parse.ts';
import { type PriceTexts, priceTexts } from '../../../domain/fields/price.ts';
import { isSameValue, ownValue } from '../../../domain/record/same-value.ts';
import { Conflict, ValidationFailed } from '../../http/errors.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Database } from '../store/repository.ts';
import {
  type Amend,
  type AmendBase,
  amendRecord,
  type AmendOutcome,
  type ApplyChange,
} from '../write/amend.ts';

type Menu = typeof contentTypes.menu;

/** The price that a dish is to have. */
export interface NewPrice {
  readonly item: string;
  readonly price: PriceTexts;
  readonly amount: number | null;
  /** The price that whoever changes it read: another one by now is a Conflict. Not compared where none is given. */
  readonly was?: PriceTexts;
}

const MAX_PRICES = 1000;

const { price, amount } = contentTypes.menu.fields.sections.fields.items.fields;
const priceFields = { price, amount };

/** The prices that a body names. Throws ValidationFailed with every field that fails. */
export function readPrices(body: unknown): NewPrice[] {
  const context = new ParseContext(fieldTypeOf);
  const given = ownValue(body, 'prices');
  if (!Array.isArray(given) || given.length === 0) {
    throw new ValidationFailed([{ path: 'prices', code: 'required' }]);
  }
  if (given.length > MAX_PRICES) {
    throw new ValidationFailed([{ path: 'prices', code: 'too-many', detail: String(MAX_PRICES) }]);
  }
  const read = given.map((one: unknown, place): NewPrice => {
    const at = `prices.${place}`;
    const item = ownValue(one, 'item');
    if (!isEntryId(item)) context.addIssue(`${at}.item`, 'required');
    const values = parseFields(one, priceFields, at, context, { alsoKnown: ['item', 'was'] });
    const was = ownValue(one, 'was');
    return {
      item: String(item),
      price: priceTexts(values?.price),
      amount: typeof values?.amount === 'number' ? values.amount : null,
      ...(was === undefined ? {} : { was: priceTexts(was) }),
    };
  });
  if (context.issues.length > 0) throw new ValidationFailed(context.issues);
  return read;
}

/** Throws ValidationFailed for a dish that is not on the menu, and Conflict where somebody changed a price meanwhile. */
function changePrices({ record, isRead }: AmendBase<Menu>, prices: readonly NewPrice[]): ApplyChange<Menu> {
  const stored = new Map(dishesOf(record).map((dish) => [dish.id, dish]));
  const missing = prices.flatMap(({ item }, place): ValidationIssue[] =>
    stored.has(item) ? [] : [{ path: `prices.${place}.item`, code: 'missing', detail: item }],
  );
  if (missing.length > 0) throw new ValidationFailed(missing);
  const stale = prices.filter(({ item, was }) => was && !isSameValue(was, stored.get(item)!.price));
  if (stale.length > 0) {
    const current = stale.map(({ item }) => ({ item, price: stored.get(item)!.price }));
    throw new Conflict(current, 'Somebody changed these prices meanwhile.');
  }
  const wanted = new Map(prices.map((one) => [one.item, one]));
  return (menu) =>
    mapDishes(menu, (dish) => {
      const next = wanted.get(dish.id);
      if (!next) return dish;
      // A price that somebody has prepared, and that guests do not read yet, stays as it was prepared.
      if (isRead && !isSameValue(dish.price, stored.get(dish.id)!.price)) return dish;
      const { price: said, amount: of } = next;
      return isSameValue(said, dish.price) && of === dish.amount
        ? dish
        : { ...dish, price: said, amount: of };
    });
}

/** Changes prices of a menu and nothing else. Undefined where all of them are so already. */
export const setPrices = (
  db: Database,
  change: Amend,
  prices: readonly NewPrice[],
): Promise<{ record: StoredRecord<Menu>; outcome: AmendOutcome } | undefined> =>
  amendRecord(db, contentTypes.menu, change, (base) => changePrices(base, prices));
