import type { JsonSchema } from '../../domain/fields/field-type.ts';
import { MAX_SEARCH_LENGTH, searchTerms } from '../../domain/search.ts';
import { isDay, isWallClock } from '../../domain/time/time-format.ts';
import { BadRequest } from './errors.ts';

/** The kinds of query parameters: how each is read, and how OpenAPI describes it. */

export interface Parameter<V = unknown> {
  readonly schema: JsonSchema;
  readonly description?: string;
  readonly required?: boolean;
  /** Characters, once percent-encoding is undone. */
  readonly maxLength: number;
  /** The value of a text that is not empty. Throws BadRequest, which names the parameter, for what is none. */
  readonly parse: (text: string, name: string) => V;
}

interface Options {
  readonly description?: string;
  readonly required?: boolean;
}

// As much as a search: most texts are looked for.
const MAX_LENGTH = MAX_SEARCH_LENGTH;
/** Characters of what was given that a message repeats. */
const SHOWN_LENGTH = 80;
const MAX_ID = 2_147_483_647;

export const textParameter = <const O extends Options & { maxLength?: number }>(
  options: O,
): Parameter<string> & O => {
  const { maxLength = MAX_LENGTH } = options;
  return { ...options, maxLength, schema: { type: 'string', maxLength }, parse: (text) => text };
};

/** Words that are looked for, folded; of a long text only the first ones count. */
export const searchParameter = <const O extends Options>(options: O): Parameter<readonly string[]> & O => ({
  ...options,
  maxLength: MAX_SEARCH_LENGTH,
  schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH },
  parse: searchTerms,
});

/** One of the given values; with `ignoresCase`, however its letters are written. */
export const choiceParameter = <const V extends string, const O extends Options>(
  options: O & { options: readonly V[]; ignoresCase?: boolean; default?: V },
): Parameter<V> & O => {
  const written = (value: string) => (options.ignoresCase ? value.toLowerCase() : value);
  return {
    ...options,
    maxLength: MAX_LENGTH,
    schema: {
      type: 'string',
      enum: options.options,
      ...(options.default === undefined ? {} : { default: options.default }),
    },
    parse(text, name) {
      const found = options.options.find((one) => written(one) === written(text));
      if (found === undefined) {
        const given = text.slice(0, SHOWN_LENGTH);
        throw new BadRequest(
          `${name} cannot be '${given}'. It should be one of: ${options.options.join(', ')}.`,
        );
      }
      return found;
    },
  };
};

export const booleanParameter = <const O extends Options>(options: O): Parameter<boolean> & O => ({
  ...options,
  maxLength: MAX_LENGTH,
  schema: { type: 'boolean' },
  parse(text, name) {
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    throw new BadRequest(`${name} should be true or false.`);
  },
});

/** A whole number from 1 that PostgreSQL can hold. Throws BadRequest. */
export function parseWholeNumber(text: string, name: string): number {
  const number = Number(text);
  if (!/^\d{1,10}$/.test(text) || number < 1 || number > MAX_ID) {
    throw new BadRequest(`${name} should be a whole number from 1.`);
  }
  return number;
}

export const numberParameter = <const O extends Options & { default?: number; maximum?: number }>(
  options: O,
): Parameter<number> & O => ({
  ...options,
  maxLength: MAX_LENGTH,
  schema: {
    type: 'integer',
    minimum: 1,
    maximum: options.maximum ?? MAX_ID,
    ...(options.default === undefined ? {} : { default: options.default }),
  },
  parse: parseWholeNumber,
});

export const dayParameter = <const O extends Options>(options: O): Parameter<string> & O => ({
  ...options,
  maxLength: MAX_LENGTH,
  schema: { type: 'string', format: 'date' },
  parse(text, name) {
    if (!isDay(text)) throw new BadRequest(`${name} should be a real day like 2026-11-21.`);
    return text;
  },
});

// 'YYYY-MM-DDTHH:mm'
const TO_THE_MINUTE = 16;

/** A moment at the property, rounded down to the minute, so that every second of it has one cache key. */
export const wallClockParameter = <const O extends Options>(options: O): Parameter<string> & O => ({
  ...options,
  maxLength: MAX_LENGTH,
  schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?$' },
  parse(text, name) {
    const minute = text.slice(0, TO_THE_MINUTE);
    if (!isWallClock(minute) || !/^(:[0-5]\d(\.\d+)?)?$/.test(text.slice(TO_THE_MINUTE))) {
      throw new BadRequest(`${name} should be a wall-clock time like 2026-11-21T19:30.`);
    }
    return minute;
  },
});
