/** One thing that an entry tells beyond its sentence; `before` where it was something else. */
export interface Change {
  readonly field: string;
  readonly before?: unknown;
  readonly after: unknown;
}

type Known = Readonly<Record<string, unknown>>;

const isKnown = (value: unknown): value is Known => typeof value === 'object' && value !== null;

const isPair = (value: unknown): value is { before: unknown; after: unknown } =>
  isKnown(value) && 'before' in value && 'after' in value;

/** Field by field what an entry of the audit tells. What stayed as it was is left out. */
export function changesIn(detail: unknown): Change[] {
  if (!isKnown(detail)) return [];
  if (isPair(detail)) {
    const [before, after] = [detail.before as Known, detail.after as Known];
    return Object.keys(after)
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => ({ field, before: before[field], after: after[field] }));
  }
  return Object.entries(detail).map(([field, value]) =>
    isPair(value) ? { field, before: value.before, after: value.after } : { field, after: value },
  );
}
