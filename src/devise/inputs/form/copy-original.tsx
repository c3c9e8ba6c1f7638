import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { labelOf } from '../field/field-label.tsx';
import { useFirstLanguage } from '../field/words-in.ts';
import styles from './part-form.module.css';
import { inputPhrases } from '../phrases.ts';
import { takeFocus } from '../field/take-focus.ts';

interface CopyOriginalProps {
  readonly field: Field;
  /** Something stands there already. */
  readonly replaces: boolean;
  readonly onCopy: () => void;
}

/** Takes over what stands in the site's first language, to keep or to translate. What is there already is only replaced by a second press. */
export function CopyOriginal({ field, replaces, onCopy }: CopyOriginalProps) {
  const phrases = usePhrases(inputPhrases);
  const words = phrases.translation[useFirstLanguage()];
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const label = labelOf(field, language);
  if (!isAsking || !replaces) {
    return (
      <div className={styles.copying}>
        <Button
          variant="subtle"
          className={styles.copy ?? ''}
          aria-label={`${words.copy}: ${label}`}
          onClick={() => (replaces ? setAsking(true) : onCopy())}
        >
          {words.copy}
        </Button>
        {!replaces && <span className={styles.note}>{words.originalShown}</span>}
      </div>
    );
  }
  return (
    <div className={styles.asking}>
      <span>{words.copyReplaces}</span>
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
