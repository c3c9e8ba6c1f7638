import { isKeptPerLanguage } from '../../../domain/content-type.ts';
import type { ComponentType } from 'react';
import type { Bilingual, Field } from '../../../domain/fields/field.ts';
import { optional } from '../../../domain/fields/optional.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { isNothing, ownValue } from '../../../domain/record/same-value.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { FieldInputProps } from '../field/input-props.ts';
import { useChanging } from '../field/use-changing.ts';
import { useIsLocalized, useLanguagesInOrder } from '../field/words-in.ts';
import styles from '../form/part-form.module.css';
import { inputPhrases } from '../phrases.ts';

const NOTHING: Bilingual = { en: null, es: null };

interface InnerProps extends FieldInputProps {
  readonly Inner: ComponentType<FieldInputProps>;
  /** Draws one language's value; `Inner` where it needs nothing of its own. */
  readonly Draw?: ComponentType<FieldInputProps & { readonly Inner: ComponentType<FieldInputProps> }>;
}

/** A field of an entry or a group: one value, or one in each language beside each other. */
export function InnerField({ Draw, ...props }: InnerProps) {
  const { Inner, ...own } = props;
  if (isKeptPerLanguage(props.field)) return <BilingualInput {...props} {...(Draw ? { Draw } : {})} />;
  return Draw ? <Draw {...props} /> : <Inner {...own} />;
}

/** The languages an entry is written in: the one it is shown in alone, or those of its site. */
function useWrittenLanguages(onlyIn: unknown): readonly Language[] {
  const isLocalized = useIsLocalized();
  const inOrder = useLanguagesInOrder();
  if (isLanguage(onlyIn)) return [onlyIn];
  return isLocalized ? inOrder : [inOrder[0]];
}

/** One value in both languages. What nobody translated reads as the original. */
function BilingualInput({ Inner, Draw, ...props }: InnerProps) {
  const { field, path, value, onChange, issues, readOnly, siteId, siblings, due } = props;
  const phrases = usePhrases(inputPhrases);
  const both = (value as Bilingual | null | undefined) ?? NOTHING;
  const change = useChanging<Bilingual>(both, onChange);
  const onlyIn = ownValue(siblings, 'only_in');
  const written = useWrittenLanguages(onlyIn);
  const [first, other] = useLanguagesInOrder();
  const main = isLanguage(onlyIn) ? onlyIn : first;
  // A price in figures reads the same in every language.
  const original = both[first];
  const isFollowing = typeof original === 'string' && /\p{L}/u.test(original) && isNothing(both[other]);
  return (
    <div className={styles.pair}>
      {written.map((language) => {
        const one: FieldInputProps = {
          field: language === main ? field : optional(field),
          path: `${path}.${language}`,
          value: both[language],
          onChange: (said) => change((held) => ({ ...held, [language]: said })),
          issues,
          ...(readOnly === undefined ? {} : { readOnly }),
          siteId,
          siblings,
          due: language === other && due,
          locale: written.length > 1 ? language : undefined,
        };
        return (
          <div className={styles.side} key={language}>
            {Draw ? <Draw {...one} Inner={Inner} /> : <Inner {...one} />}
            {language === other && isFollowing && (
              <p className={styles.note}>{phrases.translation[first].readsAsOriginal}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

export type InnerFieldOf = (name: string, field: Field) => FieldInputProps;
