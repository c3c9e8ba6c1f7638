import { Button } from '@mantine/core';
import type { Field } from '../../../domain/fields/field.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { labelOf } from '../field/field-label.tsx';
import { useFirstLanguage } from '../field/words-in.ts';
import type { FormValues } from './form-values.ts';
import styles from './part-form.module.css';
import { inputPhrases } from '../phrases.ts';
import { waits } from './waits.ts';

interface StillRightProps {
  readonly field: Field;
  readonly isRight: boolean;
  readonly onChange: (isRight: boolean) => void;
}

/** Takes the mark of a changed original off a translation that needs no change, until it is pressed again. */
function StillRight({ field, isRight, onChange }: StillRightProps) {
  const phrases = usePhrases(inputPhrases);
  const words = phrases.translation[useFirstLanguage()];
  const label = labelOf(field, useLanguage());
  return (
    <div className={styles.copying}>
      <Button
        variant={isRight ? 'filled' : 'default'}
        aria-pressed={isRight}
        aria-label={`${words.stillRight}: ${label}`}
        onClick={() => onChange(!isRight)}
      >
        {words.stillRight}
      </Button>
      <span role="status" className={styles.note}>
        {isRight && phrases.stillRightNote}
      </span>
    </div>
  );
}

interface StillRightOfProps<V extends FormValues> {
  readonly name: string;
  readonly field: Field;
  readonly values: V;
  readonly change: (update: (values: V) => V) => void;
}

/** The same for a field of a form. */
export function StillRightOf<V extends FormValues>({ name, field, values, change }: StillRightOfProps<V>) {
  return (
    <StillRight
      field={field}
      isRight={!waits(values, name)}
      onChange={(isRight) =>
        change((held) => {
          const others = (held.still_right ?? []).filter((one) => one !== name);
          return { ...held, still_right: isRight ? [...others, name] : others };
        })
      }
    />
  );
}
