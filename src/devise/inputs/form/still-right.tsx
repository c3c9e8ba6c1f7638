import { Button } from '@mantine/core';
import type { Field } from '../../../domain/fields/field.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { labelOf } from '../field/field-label.tsx';
import styles from './part-form.module.css';
import { inputPhrases } from '../phrases.ts';

interface StillRightProps {
  readonly field: Field;
  readonly isRight: boolean;
  readonly onChange: (isRight: boolean) => void;
}

/** Takes the mark of a changed English off a Spanish that needs no change, until it is pressed again. */
export function StillRight({ field, isRight, onChange }: StillRightProps) {
  const phrases = usePhrases(inputPhrases);
  const label = labelOf(field, useLanguage());
  return (
    <div className={styles.copying}>
      <Button
        variant={isRight ? 'filled' : 'default'}
        aria-pressed={isRight}
        aria-label={`${phrases.stillRight}: ${label}`}
        onClick={() => onChange(!isRight)}
      >
        {phrases.stillRight}
      </Button>
      <span role="status" className={styles.note}>
        {isRight && phrases.stillRightNote}
      </span>
    </div>
  );
}
