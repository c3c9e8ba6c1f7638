import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { listOf, objectOf, refTo, wholeNumber } from '../../http/route-schema.ts';
import { languages } from '../../../domain/language.ts';
import { publicationStates } from '../../../domain/publication/state.ts';

/** The JSON Schemas of publication, for OpenAPI. */

const instant = { type: 'string', format: 'date-time' };
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema.type, 'null'] });
export const someLanguages = { ...listOf({ enum: languages }), minItems: 1, uniqueItems: true };
export const wallClockToCome = {
  type: 'string',
  examples: ['2026-12-24T18:00'],
  description: "A moment to come on the wall clock of the record's site; at once where none is given.",
};

const action = { enum: ['publish', 'withdraw'] };
const scheduled = objectOf({ id: wholeNumber, action, revision: orNull(wholeNumber), at: instant });

const languageState = objectOf({
  state: {
    enum: publicationStates,
    description:
      'It waits for approval; something is scheduled; what was saved is newer than what guests read; guests read what was saved; they read nothing of it.',
  },
  revision: { ...orNull(wholeNumber), description: 'The revision that guests read.' },
  since: orNull(instant),
  withdrawn_since: orNull(instant),
  is_changed: { type: 'boolean', description: 'What was saved is newer than what guests read.' },
  due: { ...listOf(scheduled), description: 'What is scheduled, soonest first.' },
  approval: { ...orNull(wholeNumber), description: 'The approval that it waits for.' },
});

const entry = objectOf({
  id: wholeNumber,
  language: { enum: languages },
  action,
  revision: orNull(wholeNumber),
  at: instant,
  actor_name: { type: 'string' },
  made_at: instant,
  cancelled_at: orNull(instant),
  cancelled_by: { type: ['string', 'null'] },
});

export const publicationSchemas: Readonly<Record<string, JsonSchema>> = {
  Publication: objectOf({ en: refTo('LanguagePublication'), es: refTo('LanguagePublication') }),
  LanguagePublication: languageState,
  PublicationEntry: entry,
  PublishWish: {
    anyOf: [
      { const: 'keep' },
      { ...objectOf({ languages: someLanguages, at: wallClockToCome }), required: ['languages'] },
    ],
    description:
      "What guests read of this save: the named languages, or nothing yet. Where it is not given, the type's default for whoever may publish, and nothing yet for others.",
  },
};
