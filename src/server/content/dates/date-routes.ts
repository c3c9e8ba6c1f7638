import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import type { Bilingual } from '../../../domain/fields/field.ts';
import { ParseContext } from '../../../domain/fields/field-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { optional } from '../../../domain/fields/optional.ts';
import { parseValue } from '../../../domain/fields/parse.ts';
import { languages } from '../../../domain/language.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { type DateException, datesWith, isPlanned } from '../../../domain/time/recurrence-exceptions.ts';
import { isDay, isWallClock } from '../../../domain/time/time-format.ts';
import { ValidationFailed } from '../../http/errors.ts';
import { idParams } from '../../http/path.ts';
import { dataResponse, failures, objectOf } from '../../http/route-schema.ts';
import { staffOf } from '../../http/staff.ts';
import { publishRightOf } from '../publication/publish-right.ts';
import { requestedRecord } from '../routes/read-routes.ts';
import { changeBy } from '../routes/requested-change.ts';
import type { RouteContext } from '../routes/route-context.ts';
import type { StoredRecord } from '../store/record.ts';
import { type AmendBase, amendOutcomes, amendRecord, type ApplyChange } from '../write/amend.ts';

/** One date of an event is cancelled, moved or held elsewhere, and nothing else of the event changes. */

const { event } = contentTypes;
type Event = typeof event;

const text = { type: ['string', 'null'] };

const schema = {
  tags: [event.labels.en.many],
  summary: 'Cancel one date, move it, hold it elsewhere, or put it back',
  params: idParams,
  body: objectOf({
    day: { type: 'string', format: 'date', description: 'The day that the event’s rule puts it on' },
    cancelled: { type: 'boolean' },
    to: {
      type: ['string', 'null'],
      examples: ['2026-12-24T18:00'],
      description: 'When it begins instead; null: as planned',
    },
    location: { anyOf: [objectOf({ en: text, es: text }), { type: 'null' }], description: 'Where instead' },
  }),
  response: {
    200: dataResponse(
      objectOf({ outcome: { enum: [...amendOutcomes, 'same'] } }),
      'Whether guests read it now, after an approval, or once the event is published',
    ),
    ...failures.badRequest,
    ...failures.notFound,
    ...failures.validationFailed,
  },
};

function readLocation(given: unknown, context: ParseContext): Bilingual<string> | null {
  if (given === undefined || given === null) return null;
  const [en, es] = languages.map((language) => {
    const said = ownValue(given, language) ?? null;
    return parseValue(said, optional(event.fields.location), `location.${language}`, context);
  });
  const location = { en: typeof en === 'string' ? en : null, es: typeof es === 'string' ? es : null };
  if (location.en === null && location.es === null) context.addIssue('location.en', 'required');
  return location;
}

/** Throws ValidationFailed with every field that fails. */
function readException(body: unknown): { day: string; exception: DateException } {
  const context = new ParseContext(fieldTypeOf);
  const day = ownValue(body, 'day');
  const cancelled = ownValue(body, 'cancelled') ?? false;
  const to = ownValue(body, 'to') ?? null;
  if (typeof day !== 'string' || !isDay(day)) context.addIssue('day', 'date', '2026-12-24');
  if (typeof cancelled !== 'boolean') context.addIssue('cancelled', 'type', 'true or false');
  if (to !== null && (typeof to !== 'string' || !isWallClock(to)))
    context.addIssue('to', 'date', '2026-12-24T18:00');
  const location = readLocation(ownValue(body, 'location'), context);
  if (context.issues.length > 0) throw new ValidationFailed(context.issues);
  return {
    day: String(day),
    exception: { cancelled: cancelled === true, to: to as string | null, location },
  };
}

/** What happens once is held where its own field says. */
function heldAt(record: StoredRecord<Event>, location: Bilingual<string> | null): StoredRecord<Event> {
  if (record.repeats === 1 || location === null) return record;
  const { en, es } = record.locale;
  return {
    ...record,
    locale: { en: { ...en, location: location.en }, es: { ...es, location: location.es } },
  };
}

/** Throws ValidationFailed for a day without a date. */
function changeDate(
  { record: base, isRead }: AmendBase<Event>,
  day: string,
  exception: DateException,
): ApplyChange<Event> {
  if (!isPlanned(base, day)) throw new ValidationFailed([{ path: 'day', code: 'no-date', detail: day }]);
  return (record) => {
    // Another rule or another first date may be prepared, and has no such date.
    if (isRead && (record.repeats !== base.repeats || !isPlanned(record, day))) return record;
    return heldAt(datesWith(record, day, exception), exception.location);
  };
}

export function dateRoutes(routes: FastifyInstance, { db }: RouteContext): void {
  routes.put('/:id/date', { schema }, async (request) => {
    const { id } = await requestedRecord(db, event, request);
    const { day, exception } = readException(request.body);
    const staff = staffOf(request);
    const change = { ...changeBy(staff), id, publishRight: publishRightOf(staff, event.permission) };
    const changed = await amendRecord(db, event, change, (base) => changeDate(base, day, exception));
    return { data: { outcome: changed?.outcome ?? 'same' } };
  });
}
