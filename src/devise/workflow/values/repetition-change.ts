import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { timeOf } from '../../../domain/time/calendar.ts';
import { atTime, describeRepetition } from '../../../domain/time/repetition-words.ts';
import { formatExceptions } from '../../inputs/entries/format-value.ts';
import { labelOf } from '../../inputs/field/field-label.tsx';
import type { Values } from '../../inputs/field/input-props.ts';
import { canRepeat, repeatingOf, repetitionFields } from '../../inputs/repetition/repetition-fields.ts';

/** How something repeats, before and after, as sentences in the place of the three fields that say it. */
export interface RepetitionChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** 'every Friday at 8:00 pm; Nov 27 2026 cancelled'. */
function sentenceOf(values: Values, language: Language): string | undefined {
  const event = repeatingOf(values);
  if (!event) return undefined;
  const rhythm = describeRepetition(event, language);
  if (event.repeats !== 1) return rhythm;
  const exceptions = event.repeat_settings ? formatExceptions(event.repeat_settings, language) : [];
  return [`${rhythm} ${atTime(timeOf(event.start_date), language)}`, ...exceptions].join('; ');
}

export const isOfRepetition = (path: string): boolean =>
  repetitionFields.some((name) => path === name || path.startsWith(`${name}.`));

/** Undefined where nothing changes, or where there is no start to count from. */
export function repetitionChange(
  type: ContentType,
  record: Values | undefined,
  values: Values,
  language: Language,
): RepetitionChange | undefined {
  const after = canRepeat(type) ? sentenceOf(values, language) : undefined;
  const before = record && sentenceOf(record, language);
  if (after === undefined || after === before) return undefined;
  return { label: labelOf(type.fields.repeats!, language), before: before ?? '', after };
}
