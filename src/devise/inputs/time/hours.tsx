import { Button, Menu, Switch } from '@mantine/core';
import { useState } from 'react';
import { newEntryId } from '../../../domain/fields/entry.ts';
import { changedEntry, withoutEntry } from '../../../domain/lists/entries.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { days } from '../../../domain/time/day-range.ts';
import { describeHours } from '../../../domain/time/hours-in-words.ts';
import type { Hours, HoursSpan } from '../../../domain/time/opening-hours.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import fieldStyles from '../field/field.module.css';
import { focusField } from '../field/focus-field.ts';
import type { InputProps } from '../field/input-props.ts';
import { Together } from '../field/together.tsx';
import { useChanging } from '../field/use-changing.ts';
import { useGroupFrame } from '../field/use-frame.tsx';
import { PlusIcon } from '../icons.tsx';
import { inputPhrases } from '../phrases.ts';
import { Exceptions } from './exceptions.tsx';
import { SpanInput } from './span.tsx';
import styles from './time.module.css';
import { useZone } from './use-zone.ts';

const newSpan = (of: Partial<HoursSpan> = {}): HoursSpan => ({
  opens: '',
  closes: '',
  days,
  season: null,
  ...of,
  id: newEntryId(),
});

const newHours = (): Hours => ({ spans: [newSpan()], exceptions: [] });

const isHours = (value: unknown): value is Hours => Array.isArray(ownValue(value, 'spans'));

/** When a place is open or a meal is served: spans of the week, seasons and exceptions, with the words guests will read. */
export function HoursInput(props: InputProps<Hours>) {
  const { path, onChange, issues, readOnly, siteId, siblings, siblingFields, Inner } = props;
  const value = isHours(props.value) ? props.value : null;
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  // Whoever switches them off and on again finds the hours as they were.
  const [before, setBefore] = useState<Hours>();
  const change = useChanging<Hours>(value ?? newHours(), onChange);
  const shared = { issues, readOnly, siteId, Inner };

  const setSpans = (update: (spans: readonly HoursSpan[]) => readonly HoursSpan[]) =>
    change((held) => ({ ...held, spans: update(held.spans) }));
  const add = () => {
    const last = value?.spans.at(-1);
    setSpans((spans) => [...spans, newSpan(last && { days: last.days, season: last.season })]);
    focusField(`${path}.spans.${value?.spans.length ?? 0}.opens`);
  };
  const others = Object.entries(siblings ?? {}).filter(
    ([name, held]) => name !== path && isHours(held) && held.spans.length > 0,
  ) as [string, Hours][];
  const [now] = useState(() => new Date());
  const today = dayIn(now, useZone(siteId) ?? 'UTC');
  const toCome = value?.exceptions.filter(({ from, until }) => (until ?? from) >= today) ?? [];
  const read = value && describeHours({ ...value, exceptions: toCome }, language);

  return (
    <Together {...useGroupFrame(props, true)} bordered>
      <Switch
        className={fieldStyles.switch ?? ''}
        label={phrases.isOpen}
        checked={Boolean(value)}
        disabled={readOnly}
        onChange={() => {
          if (value) setBefore(value);
          onChange(value ? null : (before ?? newHours()));
        }}
      />
      {value && (
        <div className={styles.hours}>
          <ul className={styles.entries}>
            {value.spans.map((span, place) => (
              <li key={span.id ?? place}>
                <SpanInput
                  {...shared}
                  path={`${path}.spans.${place}`}
                  span={span}
                  place={place}
                  count={value.spans.length}
                  onChange={(entered) => setSpans((spans) => changedEntry(spans, place, entered))}
                  onRemove={() => setSpans((spans) => withoutEntry(spans, place))}
                />
              </li>
            ))}
          </ul>
          {!readOnly && (
            <div className={styles.actions}>
              <Button variant="default" leftSection={<PlusIcon />} onClick={add}>
                {phrases.hours.addSpan}
              </Button>
              {others.length > 0 && (
                <Menu>
                  <Menu.Target>
                    <Button variant="subtle">{phrases.hours.copyFrom}</Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {others.map(([name, held]) => (
                      <Menu.Item key={name} onClick={() => setSpans(() => held.spans.map(newSpan))}>
                        {siblingFields?.[name]?.[language === 'en' ? 'label' : 'es'] ?? name}:{' '}
                        {describeHours({ ...held, exceptions: [] }, language)}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
            </div>
          )}
          <Exceptions
            {...shared}
            path={`${path}.exceptions`}
            exceptions={value.exceptions}
            onChange={(update) => change((held) => ({ ...held, exceptions: update(held.exceptions) }))}
          />
          <p className={fieldStyles.reads} aria-live="polite">
            {phrases.guestsRead} <strong>{read || '—'}</strong>
          </p>
        </div>
      )}
    </Together>
  );
}
