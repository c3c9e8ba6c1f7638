import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { spanFields } from '../../../domain/fields/hours.ts';
import type { HoursSpan, Season, TimeSpan } from '../../../domain/time/opening-hours.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { FieldIssue } from '../field/field-issue.ts';
import type { FieldInputProps } from '../field/input-props.ts';
import { Together } from '../field/together.tsx';
import { RemoveButton } from '../order/remove-button.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './time.module.css';
import { WeekDays } from './week-days.tsx';

export interface PartProps {
  readonly path: string;
  readonly issues: readonly FieldIssue[];
  readonly readOnly: boolean;
  readonly siteId: number | null;
  readonly Inner: ComponentType<FieldInputProps>;
}

interface TimesProps<S extends TimeSpan> extends PartProps {
  readonly span: S;
  readonly onChange: (span: S) => void;
}

/** From and to. */
export function Times<S extends TimeSpan>({ span, onChange, path, Inner, ...shared }: TimesProps<S>) {
  return (['opens', 'closes'] as const).map((end) => (
    <Inner
      key={end}
      {...shared}
      field={spanFields[end]}
      path={`${path}.${end}`}
      value={span[end]}
      onChange={(time) => onChange({ ...span, [end]: time ?? '' })}
    />
  ));
}

interface SpanInputProps extends TimesProps<HoursSpan> {
  readonly place: number;
  readonly count: number;
  readonly onRemove: () => void;
}

/** One span of the week: from, to, on which days, all year or in a season. */
export function SpanInput({ place, count, onRemove, ...props }: SpanInputProps) {
  const { span, onChange, path, issues, readOnly } = props;
  const { hours: phrases } = usePhrases(inputPhrases);
  const name = phrases.spanNumber(place + 1);
  return (
    <div role="group" aria-label={count > 1 ? name : undefined} className={styles.entry}>
      <div className={styles.row}>
        <Times {...props} />
        {!readOnly && count > 1 && <RemoveButton label={phrases.remove(name)} onClick={onRemove} />}
      </div>
      <WeekDays
        path={`${path}.days`}
        value={span.days}
        issues={issues}
        readOnly={readOnly}
        onChange={(days) => onChange({ ...span, days })}
      />
      <SeasonInput {...props} />
    </div>
  );
}

/** From December to Easter, as most resorts here have it. */
const highSeason: Season = { from: '12-01', until: '04-30' };

function SeasonInput({ span, onChange, path, Inner, ...shared }: TimesProps<HoursSpan>) {
  const { hours: phrases } = usePhrases(inputPhrases);
  const { season } = span;
  const { readOnly } = shared;
  const at = `${path}.season`;
  if (!season) {
    if (readOnly) return null;
    return (
      <Button
        id={at}
        className={styles.fold ?? ''}
        variant="subtle"
        onClick={() => onChange({ ...span, season: highSeason })}
      >
        {phrases.onlyInSeason}
      </Button>
    );
  }
  return (
    <Together id={at} label={phrases.season} help={phrases.seasonHelp}>
      <div className={styles.row}>
        {(['from', 'until'] as const).map((end) => (
          <Inner
            key={end}
            {...shared}
            field={spanFields.season.fields[end]}
            path={`${at}.${end}`}
            value={season[end]}
            onChange={(day) => onChange({ ...span, season: { ...season, [end]: day } })}
          />
        ))}
        {!readOnly && (
          <Button
            className={styles.remove ?? ''}
            variant="subtle"
            onClick={() => onChange({ ...span, season: null })}
          >
            {phrases.allYear}
          </Button>
        )}
      </div>
    </Together>
  );
}
