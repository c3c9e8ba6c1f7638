import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { workflowPhrases } from '../phrases.ts';
import styles from './changes.module.css';
import { changedWords, folded, type Stretch } from './word-diff.ts';

interface TextChangeProps {
  readonly before: string;
  readonly after: string;
  readonly lang: string | undefined;
}

/** A text before and after, with the words that changed marked; of a long one only what is around them. */
export function TextChange({ before, after, lang }: TextChangeProps) {
  const { review } = usePhrases(workflowPhrases);
  const [isWhole, setWhole] = useState(false);
  const { words, short } = useMemo(() => {
    const changed = changedWords(before, after);
    return { words: changed, short: [folded(changed.before), folded(changed.after)] as const };
  }, [before, after]);
  const isFolded = short.some((one) => one !== null);
  const shown = (side: 0 | 1, whole: readonly Stretch[]) => (isWhole ? whole : (short[side] ?? whole));
  return (
    <>
      <dd className={styles.before}>
        <span className={styles.when}>{review.before}</span>
        <Words lang={lang} stretches={shown(0, words.before)} as="del" />
      </dd>
      <dd className={styles.after}>
        <span className={styles.when}>{review.after}</span>
        <Words lang={lang} stretches={shown(1, words.after)} as="ins" />
        {isFolded && (
          <Button variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? review.fold : review.unfold}
          </Button>
        )}
      </dd>
    </>
  );
}

interface WordsProps {
  readonly stretches: readonly Stretch[];
  readonly as: 'del' | 'ins';
  readonly lang: string | undefined;
}

function Words({ stretches, as: Mark, lang }: WordsProps) {
  // Stretches have no names of their own: their places are all there is to tell them apart.
  const numbered = stretches.map((stretch, place) => ({ ...stretch, key: String(place) }));
  return (
    <span className={styles.words} lang={lang}>
      {numbered.map(({ key, text, isChanged }) => (
        <span key={key}>{isChanged ? <Mark>{text}</Mark> : text}</span>
      ))}
    </span>
  );
}
