import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { newEntryId } from '../../../domain/fields/entry.ts';
import { exceptionFields } from '../../../domain/fields/hours.ts';
import { changedEntry, withoutEntry } from '../../../domain/lists/entries.ts';
import { describeException } from '../../../domain/time/hours-in-words.ts';
import type { HoursException, TimeSpan } from '../../../domain/time/opening-hours.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { InnerField } from '../entries/bilingual.tsx';
import { useOpen } from '../entries/opening.ts';
import { focusField } from '../field/focus-field.ts';
import fieldStyles from '../field/field.module.css';
import { Together } from '../field/together.tsx';
import { ChevronIcon, PlusIcon } from '../icons.tsx';
import { RemoveButton } from '../order/remove-button.tsx';
import { inputPhrases } from '../phrases.ts';
import { type PartProps, Times } from './span.tsx';
import styles from './time.module.css';
import { useZone } from './use-zone.ts';

const newSpan = (): TimeSpan => ({ id: newEntryId(), opens: '', closes: '' });

interface ExceptionsProps extends PartProps {
  readonly exceptions: readonly HoursException[];
  readonly onChange: (update: (exceptions: readonly HoursException[]) => readonly HoursException[]) => void;
}

/** Dates on which the hours are others, or on which it is closed: folded away until somebody wants them. */
export function Exceptions({ exceptions, onChange, ...shared }: ExceptionsProps) {
  const { path, issues, readOnly, siteId } = shared;
  const { hours: phrases } = usePhrases(inputPhrases);
  const [isOpened, setOpen] = useOpen(path, false);
  const [now] = useState(() => new Date());
  const today = dayIn(now, useZone(siteId) ?? 'UTC');
  const isOver = ({ from, until }: HoursException) => from !== '' && (until ?? from) < today;
  const isOpen = isOpened || issues.some((one) => one.path.startsWith(`${path}.`));
  const count = exceptions.filter((one) => !isOver(one)).length;
  const over = exceptions.length - count;
  const add = () => {
    const exception = { id: newEntryId(), from: '', until: null, spans: [], reason: { en: null, es: null } };
    onChange((held) => [...held, exception]);
    focusField(`${path}.${exceptions.length}.from`);
  };
  if (readOnly && exceptions.length === 0) return null;
  return (
    <div id={path}>
      <Button
        className={styles.fold ?? ''}
        variant="subtle"
        aria-expanded={isOpen}
        leftSection={
          <span className={styles.chevron} data-open={isOpen || undefined}>
            <ChevronIcon />
          </span>
        }
        onClick={() => setOpen(!isOpen)}
      >
        {phrases.exceptions(count)}
      </Button>
      {isOpen && (
        <>
          <ul className={styles.entries}>
            {exceptions.map((exception, place) =>
              isOver(exception) ? null : (
                <li key={exception.id ?? place}>
                  <ExceptionInput
                    {...shared}
                    path={`${path}.${place}`}
                    exception={exception}
                    onChange={(entered) => onChange((held) => changedEntry(held, place, entered))}
                    onRemove={() => onChange((held) => withoutEntry(held, place))}
                  />
                </li>
              ),
            )}
          </ul>
          {!readOnly && (
            <div className={styles.actions}>
              <Button variant="default" leftSection={<PlusIcon />} onClick={add}>
                {phrases.addException}
              </Button>
              {over > 0 && (
                <Button
                  variant="subtle"
                  onClick={() => onChange((held) => held.filter((one) => !isOver(one)))}
                >
                  {phrases.removeOver(over)}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface ExceptionInputProps extends PartProps {
  readonly exception: HoursException;
  readonly onChange: (exception: HoursException) => void;
  readonly onRemove: () => void;
}

function ExceptionInput({ exception, onChange, onRemove, ...shared }: ExceptionInputProps) {
  const { path, readOnly, Inner, issues, siteId } = shared;
  const { hours: phrases } = usePhrases(inputPhrases);
  const language = useLanguage();
  const { from, until, spans, reason } = exception;
  const name = from ? describeException(exception, language) : phrases.newException;
  const inner = { issues, readOnly, siteId };
  const setSpans = (next: readonly TimeSpan[]) => onChange({ ...exception, spans: next });
  return (
    <div role="group" aria-label={name} className={styles.entry}>
      <div className={styles.row}>
        <Inner
          {...inner}
          field={exceptionFields.from}
          path={`${path}.from`}
          value={from}
          onChange={(day) => onChange({ ...exception, from: (day as string | null) ?? '' })}
        />
        <Inner
          {...inner}
          field={exceptionFields.until}
          path={`${path}.until`}
          value={until}
          onChange={(day) => onChange({ ...exception, until: day as string | null })}
        />
        {!readOnly && <RemoveButton label={phrases.remove(name)} onClick={onRemove} />}
      </div>
      <Together id={`${path}.spans`} label={phrases.onTheseDates}>
        <div className={fieldStyles.answers}>
          {[false, true].map((isOther) => (
            <Radio
              key={String(isOther)}
              className={fieldStyles.answer ?? ''}
              name={`${path}.closed`}
              label={isOther ? phrases.otherHours : phrases.closed}
              checked={spans.length > 0 === isOther}
              disabled={readOnly}
              onChange={() => setSpans(isOther ? [newSpan()] : [])}
            />
          ))}
        </div>
        <ul className={styles.spans}>
          {spans.map((span, place) => (
            <li key={span.id ?? place} className={styles.row}>
              <Times
                {...shared}
                path={`${path}.spans.${place}`}
                span={span}
                onChange={(entered) => setSpans(changedEntry(spans, place, entered))}
              />
              {!readOnly && spans.length > 1 && (
                <RemoveButton
                  label={phrases.remove(phrases.spanNumber(place + 1))}
                  onClick={() => setSpans(withoutEntry(spans, place))}
                />
              )}
            </li>
          ))}
        </ul>
        {!readOnly && spans.length > 0 && (
          <Button
            className={styles.fold ?? ''}
            variant="subtle"
            leftSection={<PlusIcon />}
            onClick={() => setSpans([...spans, newSpan()])}
          >
            {phrases.addSpan}
          </Button>
        )}
      </Together>
      <InnerField
        {...inner}
        Inner={Inner}
        field={exceptionFields.reason}
        path={`${path}.reason`}
        value={reason}
        onChange={(said) => onChange({ ...exception, reason: said as HoursException['reason'] })}
        locale={undefined}
      />
    </div>
  );
}
