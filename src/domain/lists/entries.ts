/** Changes of a list that staff order by hand. Each gives a new list; entries that stay keep their identity. */

/** Takes an entry from one place to another; places outside the list leave it as it is. */
export function movedEntry<E>(entries: readonly E[], from: number, to: number): E[] {
  const moved = entries[from];
  if (moved === undefined || to < 0 || to >= entries.length) return [...entries];
  return withEntry(withoutEntry(entries, from), to, moved);
}

export const withEntry = <E>(entries: readonly E[], place: number, entry: E): E[] => [
  ...entries.slice(0, place),
  entry,
  ...entries.slice(place),
];

export const withoutEntry = <E>(entries: readonly E[], place: number): E[] =>
  entries.filter((_, at) => at !== place);

export const changedEntry = <E>(entries: readonly E[], place: number, entry: E): E[] =>
  entries.map((one, at) => (at === place ? entry : one));

/** A copy that shares nothing with the value it was made of. Values of a form are JSON. */
export const copyOf = <V>(value: V): V => JSON.parse(JSON.stringify(value ?? null)) as V;
