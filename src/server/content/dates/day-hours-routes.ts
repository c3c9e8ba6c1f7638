import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import { ParseContext } from '../../../domain/fields/field-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { parseValue } from '../../../domain/fields/parse.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { asUsualOn, withException } from '../../../domain/time/hours-exceptions.ts';
import {
  exceptionOn,
  type Hours,
  type HoursException,
  type MealPeriod,
  mealPeriods,
} from '../../../domain/time/opening-hours.ts';
import { isDay } from '../../../domain/time/time-format.ts';
import { ValidationFailed } from '../../http/errors.ts';
import { idParams } from '../../http/path.ts';
import { dataResponse, failures, objectOf } from '../../http/route-schema.ts';
import { staffOf } from '../../http/staff.ts';
import { publishRightOf } from '../publication/publish-right.ts';
import { requestedRecord } from '../routes/read-routes.ts';
import { changeBy } from '../routes/requested-change.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { type AmendBase, amendOutcomes, amendRecord, type ApplyChange } from '../write/amend.ts';

/** Meals of one day have other hours, are closed, or are as usual again, and nothing else of the restaurant changes. */

const { restaurant } = contentTypes;
type Restaurant = typeof restaurant;

const text = { type: ['string', 'null'] };
const time = { type: 'string', examples: ['19:30'] };

const meal = {
  anyOf: [
    objectOf({
      spans: {
        type: 'array',
        items: objectOf({ opens: time, closes: time }),
        description: 'The hours of the day; none: closed',
      },
      reason: { ...objectOf({ en: text, es: text }), description: 'Why, in words that guests read' },
    }),
    { type: 'null', description: 'As usual' },
  ],
};

const schema = {
  tags: [restaurant.labels.en.many],
  summary: 'Close or change the hours of meals on one day, or put them back',
  params: idParams,
  body: objectOf({
    day: { type: 'string', format: 'date' },
    meals: {
      ...objectOf(Object.fromEntries(mealPeriods.map((period) => [period, meal]))),
      description: 'The meals that change; those that are not named stay as they are',
    },
  }),
  response: {
    200: dataResponse(
      objectOf({ outcome: { enum: [...amendOutcomes, 'same'] } }),
      'Whether guests read it now, after an approval, or once the restaurant is published',
    ),
    ...failures.badRequest,
    ...failures.notFound,
    ...failures.validationFailed,
  },
};

/** By meal: its exception of the day, or null where it is as usual. */
type DayHours = Readonly<Partial<Record<MealPeriod, HoursException | null>>>;

const noReason = { en: null, es: null };

function readMeal(given: unknown, period: MealPeriod, day: string, context: ParseContext) {
  if (given === null) return null;
  const at = `meals.${period}`;
  const spans = ownValue(given, 'spans');
  if (!Array.isArray(spans)) {
    context.addIssue(`${at}.spans`, 'type', 'a list');
    return null;
  }
  const exception = { from: day, until: null, spans, reason: ownValue(given, 'reason') ?? noReason };
  const hours = parseValue({ spans: [], exceptions: [exception] }, restaurant.fields[period], at, context);
  return (hours as Hours | null)?.exceptions[0] ?? null;
}

/** Where the request has what the parser of hours found an issue in. */
const inRequest = (issue: ValidationIssue): ValidationIssue => ({
  ...issue,
  path: issue.path.replace('.exceptions.0.', '.'),
});

/** Throws ValidationFailed with every field that fails. */
function readDayHours(body: unknown): { day: string; meals: DayHours } {
  const context = new ParseContext(fieldTypeOf);
  const day = ownValue(body, 'day');
  const meals = ownValue(body, 'meals');
  const named = mealPeriods.filter((period) => ownValue(meals, period) !== undefined);
  if (typeof day !== 'string' || !isDay(day)) {
    throw new ValidationFailed([{ path: 'day', code: 'date', detail: '2026-12-24' }]);
  }
  if (named.length === 0) context.addIssue('meals', 'required');
  const read = named.map(
    (period) => [period, readMeal(ownValue(meals, period), period, day, context)] as const,
  );
  if (context.issues.length > 0) throw new ValidationFailed(context.issues.map(inRequest));
  return { day, meals: Object.fromEntries(read) };
}

const never: Hours = { spans: [], exceptions: [] };

/** What is said of a day, to compare; ids and the other days of a longer exception do not matter. */
function saidOf(exception: HoursException | null | undefined): string {
  if (!exception) return '';
  const { spans, reason } = exception;
  return JSON.stringify([spans.map(({ opens, closes }) => [opens, closes]), reason.en, reason.es]);
}

const onDay = (hours: Hours | null, day: string) => exceptionOn(hours ?? never, day);

function changeMeal(hours: Hours | null, day: string, wanted: HoursException | null): Hours | null {
  if (saidOf(onDay(hours, day)) === saidOf(wanted)) return hours;
  const next = wanted ? withException(hours ?? never, wanted) : asUsualOn(hours ?? never, day);
  return next.spans.length + next.exceptions.length > 0 ? next : null;
}

function changeDay(
  { record: base, isRead }: AmendBase<Restaurant>,
  day: string,
  meals: DayHours,
): ApplyChange<Restaurant> {
  return (record) => {
    const changed = mealPeriods.flatMap((period) => {
      const wanted = meals[period];
      if (wanted === undefined) return [];
      // Something else may be prepared for the day, and stays.
      const isPrepared = isRead && saidOf(onDay(record[period], day)) !== saidOf(onDay(base[period], day));
      return isPrepared ? [] : [[period, changeMeal(record[period], day, wanted)] as const];
    });
    return { ...record, ...Object.fromEntries(changed) };
  };
}

export function dayHoursRoutes(routes: FastifyInstance, { db }: RouteContext): void {
  routes.put('/:id/day-hours', { schema }, async (request) => {
    const { id } = await requestedRecord(db, restaurant, request);
    const { day, meals } = readDayHours(request.body);
    const staff = staffOf(request);
    const change = { ...changeBy(staff), id, publishRight: publishRightOf(staff, restaurant.permission) };
    const changed = await amendRecord(db, restaurant, change, (base) => changeDay(base, day, meals));
    return { data: { outcome: changed?.outcome ?? 'same' } };
  });
}
