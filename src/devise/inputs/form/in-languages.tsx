import { type Language, languages } from '../../../domain/language.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { optional } from '../../../domain/fields/optional.ts';
import { copyOf } from '../../../domain/lists/entries.ts';
import { isNothing } from '../../../domain/record/same-value.ts';
import { FieldInput } from '../field-input.tsx';
import type { FieldIssue } from '../field/field-issue.ts';
import { useWordsIn } from '../field/words-in.ts';
import fieldStyles from '../field/field.module.css';
import { CopyEnglish } from './copy-english.tsx';
import type { FormValues } from './form-values.ts';
import styles from './part-form.module.css';
import { StillRightOf } from './still-right.tsx';
import { waits, wasWaiting } from './waits.ts';

interface InLanguagesProps<V extends FormValues> {
  readonly name: string;
  readonly field: Field;
  readonly values: V;
  readonly change: (update: (values: V) => V) => void;
  readonly issues: readonly FieldIssue[];
  readonly siteId: number | null;
  readonly localized: boolean;
  readonly readOnly: boolean;
}

/** A field kept once per language: English beside Spanish. */
export function InLanguages<V extends FormValues>(props: InLanguagesProps<V>) {
  const { name, field, values, change, issues, siteId, localized, readOnly } = props;
  const english = values.locale?.en?.[name];
  const spanish = values.locale?.es?.[name];
  const set = (language: Language, value: unknown) =>
    change((held) => ({
      ...held,
      locale: { ...held.locale, [language]: { ...held.locale?.[language], [name]: value } },
    }));
  const isDue = localized && waits(values, name);
  const wasDue = localized && wasWaiting(values, name);
  const wordsIn = useWordsIn();
  const writesSpanish = !readOnly && (wordsIn?.includes('es') ?? true);
  const stillRight = wasDue && writesSpanish && (
    <StillRightOf name={name} field={field} values={values} change={change} />
  );
  // Words have to be translated; a picture or an address may as well be the same. An address of the record is drawn.
  const { isWords, isDrawn } = fieldTypeOf(field);
  const canCopy = localized && writesSpanish && !wordsIn && !isWords && !isDrawn && !isNothing(english);
  return (
    <div className={`${styles.pair} ${fieldStyles.field}`}>
      {languages
        .filter((language) => localized || language === 'en')
        .map((language) => (
          <div key={language} className={styles.side}>
            <FieldInput
              // Spanish may lack what English must say: it falls back when read.
              field={language === 'es' ? optional(field) : field}
              path={`locale.${language}.${name}`}
              value={values.locale?.[language]?.[name]}
              siblings={values.locale?.[language] ?? {}}
              onChange={(value) => set(language, value)}
              issues={issues}
              readOnly={readOnly}
              siteId={siteId}
              locale={localized ? language : undefined}
              due={language === 'es' && isDue}
            />
            {language === 'es' && stillRight}
            {language === 'es' && canCopy && (
              <CopyEnglish
                field={field}
                replaces={!isNothing(spanish)}
                onCopy={() => set('es', copyOf(english))}
              />
            )}
          </div>
        ))}
    </div>
  );
}
