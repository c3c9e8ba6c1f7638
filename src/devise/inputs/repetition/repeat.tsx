import { Checkbox, TextInput } from '@mantine/core';
import { days, describeDays } from '../../../domain/time/day-range.ts';
import { plainRepeat } from '../../../domain/time/recurrence-exceptions.ts';
import { type Frequency, type RepeatSettings, weekdays } from '../../../domain/time/recurrence.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from '../field/field.module.css';
import { issueAt } from '../field/field-issue.ts';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { NumberBox } from '../plain/number-box.tsx';
import { Together } from '../field/together.tsx';

type Weekday = (typeof weekdays)[number];

/** How often and on which days. Single dates stand among the next dates, in `RepetitionInput`. */
export function RepeatInput(props: InputProps<RepeatSettings>) {
  const { path, value, onChange, issues, readOnly, siblings } = props;
  const { repetition } = usePhrases(inputPhrases);
  const language = useLanguage();
  const settings = value ?? plainRepeat;
  const frequency = (siblings?.repeat_frequency ?? 'weekly') as Frequency;
  const chosen = weekdays.filter((one) => settings.repeat_days[one]);
  const nameOf = (one: Weekday) => describeDays([days[weekdays.indexOf(one)]!], language);
  return (
    <div id={path} className={styles.fields}>
      <NumberBox
        id={`${path}.every`}
        label={repetition.every[frequency]}
        value={settings.every}
        placeholder="1"
        maw={220}
        inputMode="numeric"
        readOnly={readOnly}
        className={styles.field ?? ''}
        error={issueAt(issues, `${path}.every`) ?? issueAt(issues, path)}
        // A text is kept too: what is no number is refused by its own rule, beside the box.
        onChange={(every) => onChange({ ...settings, every: every as number | null })}
      />
      {frequency === 'weekly' && (
        <div className={styles.field}>
          <Together
            id={`${path}.repeat_days`}
            label={repetition.onDays}
            help={chosen.length === 0 ? repetition.noDays : undefined}
          >
            <div className={styles.answers}>
              {weekdays.map((one) => (
                <Checkbox
                  key={one}
                  className={styles.answer ?? ''}
                  label={nameOf(one)}
                  checked={settings.repeat_days[one]}
                  disabled={readOnly}
                  onChange={(event) =>
                    onChange({
                      ...settings,
                      repeat_days: { ...settings.repeat_days, [one]: event.currentTarget.checked },
                    })
                  }
                />
              ))}
            </div>
            {chosen.length > 0 && (
              <p className={styles.reads} aria-live="polite">
                <strong>
                  {describeDays(
                    chosen.map((one) => days[weekdays.indexOf(one)]!),
                    language,
                  )}
                </strong>
              </p>
            )}
          </Together>
        </div>
      )}
      <TextInput
        type="date"
        id={`${path}.until`}
        label={repetition.until}
        description={repetition.untilHelp}
        max="9999-12-31"
        maw={320}
        value={settings.until ?? ''}
        readOnly={readOnly}
        className={styles.field ?? ''}
        error={issueAt(issues, `${path}.until`)}
        onChange={(event) => onChange({ ...settings, until: event.currentTarget.value || null })}
      />
    </div>
  );
}
