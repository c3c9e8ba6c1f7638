import { type DiningFilter, filterMeals, noFilter } from '../../domain/dining/dining-filter.ts';
import type { Section } from '../../domain/dining/dining.ts';
import { useAddressParams } from '../router/address-param.ts';

const kinds: Readonly<Record<string, Section>> = { restaurant: 'Restaurant', bar: 'Bars and Lounges' };
const kindWord = (kind: Section) => (kind === 'Restaurant' ? 'restaurant' : 'bar');

/** The filter of the dining page, in its address: '?open=1&meal=dinner&kind=bar&reserve=1'. */
export function useDiningFilter(): [DiningFilter, (filter: DiningFilter) => void] {
  const [{ open, meal, kind, reserve }, change] = useAddressParams();
  const filter: DiningFilter = {
    isOpen: open === '1',
    meal: filterMeals.find((one) => one === meal) ?? noFilter.meal,
    kind: kinds[kind ?? ''] ?? noFilter.kind,
    takesReservations: reserve === '1',
  };
  const set = (next: DiningFilter) =>
    change({
      open: next.isOpen ? '1' : undefined,
      meal: next.meal ?? undefined,
      kind: next.kind ? kindWord(next.kind) : undefined,
      reserve: next.takesReservations ? '1' : undefined,
    });
  return [filter, set];
}
