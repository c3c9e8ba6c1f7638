import { type Language, languages } from '../../../domain/language.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldsInside, type ListField } from '../../../domain/fields/nested.ts';
import { optional } from '../../../domain/fields/optional.ts';
import { copyOf } from '../../../domain/lists/entries.ts';
import { canPair } from '../../../domain/lists/paired-list.ts';
import { isNothing } from '../../../domain/record/same-value.ts';
import { usePhrases } from '../../staff-language.tsx';
import { PairedList } from '../entries/paired-list.tsx';
import { areLinks } from '../entries/words.ts';
import { FieldInput } from '../field-input.tsx';
import type { FieldProblem } from '../field/field-problem.ts';
import { useWordsIn } from '../field/words-in.ts';
import fieldStyles from '../field/field.module.css';
import { inputPhrases } from '../phrases.ts';
import { CopyEnglish } from './copy-english.tsx';
import type { FormValues } from './form-values.ts';
import styles from './part-form.module.css';
import { StillRight } from './still-right.tsx';
import { waits } from './waits.ts';

interface InLanguagesProps<V extends FormValues> {
  readonly name: string;
  readonly field: Field;
  readonly values: V;
  readonly change: (update: (values: V) => V) => void;
  readonly problems: readonly FieldProblem[];
  readonly siteId: number | null;
  readonly localized: boolean;
  readonly readOnly: boolean;
}

/** Links lead elsewhere in each language, so that each keeps its own; of other lists both languages have the same. */
const isListToPair = (field: Field): field is ListField =>
  field.type === 'list' && !areLinks((field as ListField).fields);

/** What one kind holds in words has to be translated; the rest may as well be the same. */
const worthCopying = new Set(['picture', 'gallery', 'list', 'group', 'choice', 'address']);

/** A field kept once per language: English beside Spanish, or one list that says both. */
export function InLanguages<V extends FormValues>(props: InLanguagesProps<V>) {
  const { apart } = usePhrases(inputPhrases);
  const { name, field, values, change, problems, siteId, localized, readOnly } = props;
  const english = values.locale?.en?.[name];
  const spanish = values.locale?.es?.[name];
  const set = (language: Language, value: unknown) =>
    change((held) => ({
      ...held,
      locale: { ...held.locale, [language]: { ...held.locale?.[language], [name]: value } },
    }));
  const isDue = localized && waits(values, name);
  const wasDue = localized && (values.translation_due?.includes(name) ?? false);
  const wordsIn = useWordsIn();
  const writesSpanish = !readOnly && (wordsIn?.includes('es') ?? true);
  const stillRight = wasDue && writesSpanish && (
    <StillRight
      field={field}
      isRight={!isDue}
      onChange={(isRight) =>
        change((held) => {
          const others = (held.still_right ?? []).filter((one) => one !== name);
          return { ...held, still_right: isRight ? [...others, name] : others };
        })
      }
    />
  );
  const isShared = localized && isListToPair(field);
  if (isShared && canPair(field, english, spanish)) {
    return (
      <div className={fieldStyles.field}>
        <PairedList
          field={field}
          path={`locale.en.${name}`}
          english={english}
          spanish={spanish}
          onChange={(en, es) =>
            change((held) => ({
              ...held,
              locale: {
                ...held.locale,
                en: { ...held.locale?.en, [name]: en },
                es: { ...held.locale?.es, [name]: es },
              },
            }))
          }
          problems={problems}
          // Whoever changes words alone leaves the entries as they are.
          readOnly={readOnly || wordsIn !== undefined}
          siteId={siteId}
          due={isDue}
          Inner={FieldInput}
        />
        {stillRight}
      </div>
    );
  }
  // Where there is no Spanish yet, its words come with the entries and pictures that the English has.
  const mayCopy = writesSpanish && (wordsIn === undefined || (fieldsInside(field) && isNothing(spanish)));
  const canCopy = localized && mayCopy && worthCopying.has(field.type) && !isNothing(english);
  return (
    <div className={`${styles.pair} ${fieldStyles.field}`}>
      {isShared && <p className={styles.apart}>{apart}</p>}
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
              problems={problems}
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
