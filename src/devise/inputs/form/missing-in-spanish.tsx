import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { sameTexts, untranslatedTexts } from '../../../domain/record/untranslated.ts';
import { usePhrases } from '../../staff-language.tsx';
import { focusField } from '../field/focus-field.ts';
import type { FormValues } from './form-values.ts';
import styles from './part-form.module.css';
import { waits } from './waits.ts';
import { inputPhrases } from '../phrases.ts';

interface MissingInSpanishProps {
  readonly type: ContentType;
  readonly names: readonly string[];
  readonly values: FormValues;
}

/** How many texts of this screen have English and no Spanish, and the way to the first of them. */
export function MissingInSpanish({ type, names, values }: MissingInSpanishProps) {
  const phrases = usePhrases(inputPhrases);
  const [missing, same] = useMemo(() => {
    const fields = Object.fromEntries(
      names.filter((name) => type.fields[name]?.localized).map((name) => [name, type.fields[name]!]),
    );
    return [untranslatedTexts({ fields }, values), sameTexts({ fields }, values)];
  }, [type, names, values]);
  const due = names.filter((name) => waits(values, name)).length;
  const [first] = [...missing, ...same];
  return (
    <p className={styles.missing} data-complete={missing.length + due === 0 || undefined}>
      <span>
        {phrases.missing(missing.length)}
        {same.length > 0 && ` ${phrases.sameCount(same.length)}`}
        {due > 0 && ` ${phrases.dueCount(due)}`}
      </span>
      {first !== undefined && (
        <Button variant="subtle" onClick={() => focusField(first)}>
          {phrases.toFirstMissing}
        </Button>
      )}
    </p>
  );
}
