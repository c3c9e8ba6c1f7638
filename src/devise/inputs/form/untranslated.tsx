import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { textsOf } from '../../../domain/record/leaves.ts';
import { isNothing } from '../../../domain/record/same-value.ts';
import { sameTexts, untranslatedTexts } from '../../../domain/record/untranslated.ts';
import { usePhrases } from '../../staff-language.tsx';
import { focusField } from '../field/focus-field.ts';
import { useFirstLanguage } from '../field/words-in.ts';
import type { FormValues } from './form-values.ts';
import styles from './part-form.module.css';
import { waits } from './waits.ts';
import { inputPhrases } from '../phrases.ts';

interface UntranslatedProps {
  readonly type: ContentType;
  readonly names: readonly string[];
  readonly values: FormValues;
}

/** How many texts of this screen are not translated from the site's first language, and the way to the first of them. */
export function Untranslated({ type, names, values }: UntranslatedProps) {
  const phrases = usePhrases(inputPhrases);
  const from = useFirstLanguage();
  const words = phrases.translation[from];
  const [missing, same, isEmpty] = useMemo(() => {
    const fields = Object.fromEntries(
      names.filter((name) => type.fields[name]?.localized).map((name) => [name, type.fields[name]!]),
    );
    return [
      untranslatedTexts({ fields }, values, { from }),
      sameTexts({ fields }, values, from),
      textsOf({ fields }, values).every(({ value }) => isNothing(value)),
    ];
  }, [type, names, values, from]);
  const due = names.filter((name) => waits(values, name)).length;
  const [first] = [...missing, ...same];
  // Of nothing at all, nothing is translated.
  if (isEmpty) return null;
  return (
    <p className={styles.missing} data-complete={missing.length + due === 0 || undefined}>
      <span>
        {words.missing(missing.length)}
        {same.length > 0 && ` ${phrases.sameCount(same.length)}`}
        {due > 0 && ` ${words.dueCount(due)}`}
      </span>
      {first !== undefined && (
        <Button variant="subtle" onClick={() => focusField(first)}>
          {phrases.toFirstMissing}
        </Button>
      )}
    </p>
  );
}
