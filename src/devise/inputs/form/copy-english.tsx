import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { labelOf } from '../field/field-label.tsx';
import styles from './part-form.module.css';
import { inputPhrases } from '../phrases.ts';
import { takeFocus } from '../field/take-focus.ts';

interface CopyEnglishProps {
  readonly field: Field;
  /** Something Spanish stands there already. */
  readonly replaces: boolean;
  readonly onCopy: () => void;
}

/** Takes the English over, to keep or to translate. What is there already is only replaced by a second press. */
export function CopyEnglish({ field, replaces, onCopy }: CopyEnglishProps) {
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const label = labelOf(field, language);
  if (!isAsking || !replaces) {
    return (
      <div className={styles.copying}>
        <Button
          variant="subtle"
          className={styles.copy ?? ''}
          aria-label={`${phrases.copyEnglish}: ${label}`}
          onClick={() => (replaces ? setAsking(true) : onCopy())}
        >
          {phrases.copyEnglish}
        </Button>
        {!replaces && <span className={styles.note}>{phrases.englishShown}</span>}
      </div>
    );
  }
  return (
    <div className={styles.asking}>
      <span>{phrases.copyReplaces}</span>
      <Button
        variant="default"
        ref={takeFocus}
        onClick={() => {
          onCopy();
          setAsking(false);
        }}
      >
        {phrases.replace}
      </Button>
      <Button variant="subtle" onClick={() => setAsking(false)}>
        {phrases.keep}
      </Button>
    </div>
  );
}
