import type { Language } from '../../../domain/language.ts';
import type { Field, Fields } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { optional } from '../../../domain/fields/optional.ts';
import { copyOf } from '../../../domain/lists/entries.ts';
import { isNothing } from '../../../domain/record/same-value.ts';
import { FieldInput } from '../field-input.tsx';
import type { FieldIssue } from '../field/field-issue.ts';
import { useLanguagesInOrder, useWordsIn } from '../field/words-in.ts';
import fieldStyles from '../field/field.module.css';
import { CopyOriginal } from './copy-original.tsx';
import type { FormValues } from './form-values.ts';
import styles from './part-form.module.css';
import { StillRightOf } from './still-right.tsx';
import { waits, wasWaiting } from './waits.ts';
import { withReplaced } from './with-replaced.ts';

interface InLanguagesProps<V extends FormValues> {
  readonly name: string;
  readonly field: Field;
  /** All fields of the record. */
  readonly fields: Fields;
  readonly values: V;
  readonly change: (update: (values: V) => V) => void;
  readonly issues: readonly FieldIssue[];
  readonly siteId: number | null;
  readonly localized: boolean;
  readonly readOnly: boolean;
}

/** A field kept once per language: the first language of the site beside the other. */
export function InLanguages<V extends FormValues>(props: InLanguagesProps<V>) {
  const { name, field, fields, values, change, issues, siteId, localized, readOnly } = props;
  const [first, other] = useLanguagesInOrder();
  const original = values.locale?.[first]?.[name];
  const translation = values.locale?.[other]?.[name];
  const set = (language: Language, value: unknown) =>
    change((held) => ({
      ...held,
      locale: { ...held.locale, [language]: { ...held.locale?.[language], [name]: value } },
    }));
  const isDue = localized && waits(values, name);
  const wasDue = localized && wasWaiting(values, name);
  const wordsIn = useWordsIn();
  const translates = !readOnly && (wordsIn?.includes(other) ?? true);
  const stillRight = wasDue && translates && (
    <StillRightOf name={name} field={field} values={values} change={change} />
  );
  // Words have to be translated; a picture or an address may as well be the same. An address of the record is drawn.
  const { isWords, drawFrom } = fieldTypeOf(field);
  const canCopy = localized && translates && !wordsIn && !isWords && !drawFrom && !isNothing(original);
  return (
    <div className={`${styles.pair} ${fieldStyles.field}`}>
      {[first, other]
        .filter((language) => localized || language === first)
        .map((language) => (
          <div key={language} className={styles.side}>
            <FieldInput
              // The other language may lack what the first one must say: it falls back when read.
              field={withReplaced(language === first ? field : optional(field), fields, values, language)}
              path={`locale.${language}.${name}`}
              value={values.locale?.[language]?.[name]}
              siblings={values.locale?.[language] ?? {}}
              onChange={(value) => set(language, value)}
              issues={issues}
              readOnly={readOnly}
              siteId={siteId}
              locale={localized ? language : undefined}
              due={language === other && isDue}
            />
            {language === other && stillRight}
            {language === other && canCopy && (
              <CopyOriginal
                field={field}
                replaces={!isNothing(translation)}
                onCopy={() => set(other, copyOf(original))}
              />
            )}
          </div>
        ))}
    </div>
  );
}
