import { itemsOf, type MenuText } from './dietary.ts';

/** The currency of a menu's prices, 'USD'; null where a price says none, or another one than the rest. */
export function menuCurrency(menu: Pick<MenuText, 'sections' | 'specialtysection'>): string | null {
  const priced = itemsOf(menu).filter(({ amount }) => amount !== null);
  const [first = null, ...others] = new Set(priced.map(({ currency }) => currency));
  return others.length > 0 ? null : first;
}
