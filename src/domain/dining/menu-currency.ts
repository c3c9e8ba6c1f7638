import { itemsOf, type MenuText } from './dietary.ts';

interface Priced {
  readonly amount: number | null;
  readonly currency: string | null;
}

/** The currency of all prices, 'USD'; null where a price says none, or another one than the rest. */
export function oneCurrency(items: readonly Priced[]): string | null {
  const priced = items.filter(({ amount }) => amount !== null);
  const [first = null, ...others] = new Set(priced.map(({ currency }) => currency));
  return others.length > 0 ? null : first;
}

export const menuCurrency = (menu: Pick<MenuText, 'sections' | 'specialtysection'>): string | null =>
  oneCurrency(itemsOf(menu));
