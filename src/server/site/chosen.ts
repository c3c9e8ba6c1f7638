/** Those that staff chose, in their order; all of them where none is chosen. */
export const chosen = <R extends { readonly id: number }>(
  records: readonly R[],
  ids: readonly number[],
): readonly R[] =>
  ids.length === 0 ? records : ids.flatMap((id) => records.find((one) => one.id === id) ?? []);
