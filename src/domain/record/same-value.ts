const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing said, however it is written: null, '', an empty list, a group in which nothing is said. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isNothing);
}

/** Whether two values of a field say the same. The store may write the names of an object in another order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, place) => isSameValue(entry, other[place]))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(ownValue(one, name), ownValue(other, name)));
}

/**
 * A text that two values share exactly when `isSameValue` says that they are the same: many values are compared by it
 * in linear time. '' for nothing.
 */
export function valueKey(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(valueKey).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  let members = '';
  for (const name of Object.keys(value).sort()) {
    const key = valueKey(value[name]);
    if (key !== '') members += `${JSON.stringify(name)}:${key},`;
  }
  return members === '' ? '' : `{${members}}`;
}

/** A member that the object itself has: a field may be called 'constructor'. */
export const ownValue = (values: unknown, name: string): unknown =>
  isObject(values) && Object.hasOwn(values, name) ? values[name] : undefined;

/** The value at a dotted path through objects and lists, `0.subsections.1.items`; the value itself where it is ''. */
export const valueAt = (values: unknown, path: string): unknown =>
  (path === '' ? [] : path.split('.')).reduce<unknown>(
    (value, step) =>
      Array.isArray(value) && Object.hasOwn(value, step)
        ? (value[Number(step)] as unknown)
        : ownValue(value, step),
    values,
  );

/** Whether a dotted path is the outer one or leads further inside: 'sections' and 'sections.k3f9x2ab.title'. */
export const isInside = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);
