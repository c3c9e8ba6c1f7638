import { useState } from 'react';
import { occurrencesAhead } from '../../domain/time/recurrence.ts';
import { formatAdminDate } from '../../domain/time/time-format.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { withoutLineBreaks } from '../inputs/entries/format-value.ts';
import { repeatingOf } from '../inputs/repetition/repetition-fields.ts';
import { useZone } from '../inputs/time/use-zone.ts';
import { useLanguage, usePhrases } from '../staff-language.tsx';
import { listPhrases } from './lists/phrases.ts';
import type { StaffRecord } from './records/staff-record.ts';

/** When a record takes place next, on the clock of its property. */
export function NextDate({ record }: { readonly record: StaffRecord }) {
  const language = useLanguage();
  const words = usePhrases(listPhrases);
  const zone = useZone(record.site_id) ?? 'UTC';
  const [now] = useState(() => new Date());
  const event = repeatingOf(record);
  const [next] = event ? occurrencesAhead(event, wallClockIn(now, zone), 1) : [];
  if (!next) return <span className="quiet">{words.noNext}</span>;
  return withoutLineBreaks(formatAdminDate(next.starts, language));
}
