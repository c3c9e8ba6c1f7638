import { hasAll, isOfKind, type SoughtResort } from './resort-filter.ts';
import type { SoughtKind } from './resort-words.ts';

/** Which resorts a collection holds. */
export interface CollectionRule {
  /** Picked by hand: where there are any, nothing else counts. */
  readonly resorts: readonly number[];
  readonly kind: SoughtKind | null;
  readonly amenities: readonly string[];
  readonly brand: number | null;
  readonly country: string | null;
}

export interface CollectedResort extends SoughtResort {
  readonly id: number;
  readonly brand_id: number | null;
}

const saysNothing = ({ kind, amenities, brand, country }: CollectionRule): boolean =>
  kind === null && amenities.length === 0 && brand === null && country === null;

const holds = ({ kind, amenities, brand, country }: CollectionRule, resort: CollectedResort): boolean =>
  (kind === null || isOfKind(resort, kind)) &&
  hasAll(resort, amenities) &&
  (brand === null || resort.brand_id === brand) &&
  (country === null || resort.country === country);

/** Those picked by hand in their order, else all that the rule finds; a collection that says nothing holds none. */
export function resortsOfCollection<R extends CollectedResort>(
  rule: CollectionRule,
  resorts: readonly R[],
): readonly R[] {
  if (rule.resorts.length > 0) {
    return rule.resorts.flatMap((id) => resorts.find((one) => one.id === id) ?? []);
  }
  return saysNothing(rule) ? [] : resorts.filter((one) => holds(rule, one));
}
