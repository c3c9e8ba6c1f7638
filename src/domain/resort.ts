import { fold } from './fold.ts';

interface Placed {
  readonly site: number | null;
}

/** The resorts a site speaks of: a property of its own, the group's site of all. */
export const resortsForSite = <R extends Placed>(
  resorts: readonly R[],
  site: { readonly id: number; readonly isDefault: boolean },
): R[] => (site.isDefault ? [...resorts] : resorts.filter((one) => one.site === site.id));

interface Listing {
  readonly code: string | null;
  readonly triggers: readonly number[];
}

/** The triggers that the resort of that code lists itself; none where no resort has the code. */
export const triggersListedBy = (resorts: readonly Listing[], code: string): readonly number[] =>
  resorts.find((one) => one.code !== null && fold(one.code) === fold(code))?.triggers ?? [];
