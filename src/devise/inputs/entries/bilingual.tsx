import { isKeptPerLanguage } from '../../../domain/content-type.ts';
import type { ComponentType } from 'react';
import type { Bilingual, Field } from '../../../domain/fields/field.ts';
import { optional } from '../../../domain/fields/optional.ts';
import { isLanguage, type Language, languages } from '../../../domain/language.ts';
import { isNothing, ownValue } from '../../../domain/record/same-value.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { FieldInputProps } from '../field/input-props.ts';
import { useChanging } from '../field/use-changing.ts';
import { useIsLocalized } from '../field/words-in.ts';
import styles from '../form/part-form.module.css';
import { inputPhrases } from '../phrases.ts';

const NOTHING: Bilingual = { en: null, es: null };

interface InnerProps extends FieldInputProps {
  readonly Inner: ComponentType<FieldInputProps>;
  /** Draws one language's value; `Inner` where it needs nothing of its own. */
  readonly Draw?: ComponentType<FieldInputProps & { readonly Inner: ComponentType<FieldInputProps> }>;
}

/** A field of an entry or a group: one value, or English beside Spanish. */
export function InnerField({ Draw, ...props }: InnerProps) {
  const { Inner, ...own } = props;
  if (isKeptPerLanguage(props.field)) return <BilingualInput {...props} {...(Draw ? { Draw } : {})} />;
  return Draw ? <Draw {...props} /> : <Inner {...own} />;
}

/** The languages an entry is written in: the one it is shown in alone, or those of its site. */
function useWrittenLanguages(onlyIn: unknown): readonly Language[] {
  const isLocalized = useIsLocalized();
  if (isLanguage(onlyIn)) return [onlyIn];
  return isLocalized ? languages : ['en'];
}

/** One value in both languages. A Spanish that nobody wrote reads as the English. */
function BilingualInput({ Inner, Draw, ...props }: InnerProps) {
  const { field, path, value, onChange, issues, readOnly, siteId, siblings, due } = props;
  const phrases = usePhrases(inputPhrases);
  const both = (value as Bilingual | null | undefined) ?? NOTHING;
  const change = useChanging<Bilingual>(both, onChange);
  const written = useWrittenLanguages(ownValue(siblings, 'only_in'));
  // A price in figures reads the same in every language.
  const isFollowing = typeof both.en === 'string' && /\p{L}/u.test(both.en) && isNothing(both.es);
  return (
    <div className={styles.pair}>
      {written.map((language) => {
        const one: FieldInputProps = {
          field: language === written[0] ? field : optional(field),
          path: `${path}.${language}`,
          value: both[language],
          onChange: (said) => change((held) => ({ ...held, [language]: said })),
          issues,
          ...(readOnly === undefined ? {} : { readOnly }),
          siteId,
          siblings,
          due: language === 'es' && due,
          locale: written.length > 1 ? language : undefined,
        };
        return (
          <div className={styles.side} key={language}>
            {Draw ? <Draw {...one} Inner={Inner} /> : <Inner {...one} />}
            {language === 'es' && isFollowing && <p className={styles.note}>{phrases.readsAsEnglish}</p>}
          </div>
        );
      })}
    </div>
  );
}

export type InnerFieldOf = (name: string, field: Field) => FieldInputProps;
