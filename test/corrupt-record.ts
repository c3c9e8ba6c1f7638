import fc from 'fast-check';

/** Values that no form sends: null, other types, texts that cannot be stored, invalid times and zones. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      '',
      ' ',
      [],
      {},
      [null],
      [[]],
      [{}],
      true,
      0,
      -1,
      0.5,
      1e308,
      2 ** 53,
      'NUL \u0000',
      'half \ud83d',
      `accents ${'\u0315\u0300\u0321'.repeat(40)}`,
      'a'.repeat(700),
      '<img src=x onerror=alert(1)>',
      '__proto__',
      'America/Nowhere',
      '+99:99',
      '#12',
      'red"><script>',
      '0000-01-01T00:00',
      '9999-12-31T23:59',
      '2026-02-30T10:00',
      'javascript:alert(1)',
      '$&',
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

type Container = Record<string, unknown> | unknown[];

/** Every property and element nested in a value, as its container and its name there. */
function slotsIn(value: unknown): { container: Container; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Container;
  return Object.keys(container).flatMap((name) => [
    { container, name },
    ...slotsIn((container as Record<string, unknown>)[name]),
  ]);
}

/** A record as a form has it, with a few of its values, entries or parts lost or replaced by junk. */
export function corruptRecord(record: object): fc.Arbitrary<object> {
  const blow = fc.record({ at: fc.nat(), isLost: fc.boolean(), value: junk });
  return fc.array(blow, { minLength: 1, maxLength: 8 }).map((blows) => {
    const draft = structuredClone(record);
    for (const { at, isLost, value } of blows) {
      const places = slotsIn(draft);
      const place = places[at % Math.max(1, places.length)];
      if (!place) continue;
      // JSON has no lists with gaps.
      if (isLost && Array.isArray(place.container)) place.container.splice(Number(place.name), 1);
      else if (isLost) Reflect.deleteProperty(place.container, place.name);
      else Reflect.set(place.container, place.name, structuredClone(value));
    }
    return draft;
  });
}
