import { useLanguage, usePhrases } from '../staff-language.tsx';
import { workflowPhrases } from './phrases.ts';
import { exactly } from '../shell/when.tsx';
import { sinceThen } from './when.ts';
import type { StaffRecord } from './records/staff-record.ts';

interface LastChangeProps {
  readonly record: Pick<StaffRecord, 'updated_at' | 'updated_by'>;
  /** Where the column's head says already what it is. */
  readonly isBrief?: boolean;
}

/** Who changed a record last, and when: 'Inés Robles, 10 minutes ago'. */
export function LastChange({ record, isBrief = false }: LastChangeProps) {
  const language = useLanguage();
  const phrases = usePhrases(workflowPhrases);
  const { updated_at, updated_by } = record;
  const when = sinceThen(updated_at, language);
  const brief = updated_by ? phrases.changedBy(updated_by, when) : when;
  const whole = updated_by ? phrases.lastChanged(updated_by, when) : phrases.lastChangedAt(when);
  const text = isBrief ? brief : whole;
  return (
    <time dateTime={updated_at} title={exactly(updated_at, language)}>
      {text}
    </time>
  );
}
