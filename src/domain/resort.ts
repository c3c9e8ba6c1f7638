interface Placed {
  readonly site: number | null;
}

/** The resorts a site speaks of: a property of its own, the group's site of all. */
export const resortsForSite = <R extends Placed>(
  resorts: readonly R[],
  site: { readonly id: number; readonly isDefault: boolean },
): R[] => (site.isDefault ? [...resorts] : resorts.filter((one) => one.site === site.id));
