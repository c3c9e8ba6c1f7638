import type { ContentType, FormPart } from '../../../domain/content-type.ts';
import { copyOf } from '../../../domain/lists/entries.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { optional } from '../../../domain/fields/optional.ts';
import type { ListField } from '../../../domain/fields/nested.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { canPair } from '../../../domain/lists/paired-list.ts';
import { isNothing } from '../../../domain/record/same-value.ts';
import { CopyEnglish } from './copy-english.tsx';
import { areLinks } from '../entries/words.ts';
import { PairedList } from '../entries/paired-list.tsx';
import { FieldInput } from '../field-input.tsx';
import type { FieldProblem } from '../field/field-problem.ts';
import fieldStyles from '../field/field.module.css';
import type { FormValues } from './form-values.ts';
import { MissingInSpanish } from './missing-in-spanish.tsx';
import styles from './part-form.module.css';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import { StillRight } from './still-right.tsx';
import { RepetitionInput } from '../repetition/repetition.tsx';
import { canRepeat, repetitionFields } from '../repetition/repetition-fields.ts';
import { useChanging } from '../field/use-changing.ts';
import { waits } from './waits.ts';

export interface PartFormProps<V extends FormValues = FormValues> {
  readonly type: ContentType;
  readonly part: FormPart;
  readonly values: V;
  /** Untouched entries keep their identity, so that a menu of a hundred dishes redraws one row. */
  readonly onChange: (values: V) => void;
  readonly problems: readonly FieldProblem[];
  readonly siteId: number | null;
  /** Whether the site is written in both languages; one that is not shows English alone. */
  readonly localized: boolean;
  readonly readOnly?: boolean;
}

const isRepetition = (name: string): boolean => (repetitionFields as readonly string[]).includes(name);

/** One screen of a form: fields kept once, and those kept in both languages with English beside Spanish. */
export function PartForm<V extends FormValues>(props: PartFormProps<V>) {
  const { type, part, values, onChange, problems, siteId, localized, readOnly = false } = props;
  const change = useChanging<V>(values, onChange);
  const repeats = canRepeat(type);
  const shown = part.fields.filter((name) => type.fields[name]);
  const shared = { problems, siteId, readOnly };

  const draw = (name: string) => {
    const field = type.fields[name]!;
    if (repeats && isRepetition(name)) {
      // The three are one question, asked where the first of them stands.
      if (shown.find(isRepetition) !== name) return null;
      return (
        <RepetitionInput
          key={name}
          {...shared}
          type={type}
          values={values}
          onChange={(changed) => change((held) => ({ ...held, ...changed }))}
        />
      );
    }
    if (field.localized)
      return <InLanguages key={name} {...props} name={name} field={field} change={change} />;
    return (
      <FieldInput
        key={name}
        {...shared}
        field={field}
        path={name}
        value={values[name]}
        siblings={values}
        onChange={(value) => change((held) => ({ ...held, [name]: value }))}
      />
    );
  };
  const isBilingual = localized && shown.some((name) => type.fields[name]?.localized);
  return (
    <div className={styles.part}>
      {isBilingual && <MissingInSpanish type={type} names={shown} values={values} />}
      <div className={fieldStyles.fields}>{shown.map(draw)}</div>
    </div>
  );
}

type InLanguagesProps<V extends FormValues> = PartFormProps<V> & {
  readonly name: string;
  readonly field: Field;
  readonly change: (update: (values: V) => V) => void;
};

/** Links lead elsewhere in each language, so that each keeps its own; of other lists both languages have the same. */
const isListToPair = (field: Field): field is ListField =>
  field.kind === 'list' && !areLinks((field as ListField).fields);

/** What one kind holds in words has to be translated; the rest may as well be the same. */
const worthCopying = new Set(['picture', 'gallery', 'list', 'group', 'choice', 'address']);

function InLanguages<V extends FormValues>(props: InLanguagesProps<V>) {
  const { apart } = usePhrases(inputPhrases);
  const { name, field, values, change, problems, siteId, localized, readOnly = false } = props;
  const english = values.locale?.en?.[name];
  const spanish = values.locale?.es?.[name];
  const set = (language: Language, value: unknown) =>
    change((held) => ({
      ...held,
      locale: { ...held.locale, [language]: { ...held.locale?.[language], [name]: value } },
    }));
  const isDue = localized && waits(values, name);
  const wasDue = localized && (values.translation_due?.includes(name) ?? false);
  const stillRight = wasDue && !readOnly && (
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
          readOnly={readOnly}
          siteId={siteId}
          due={isDue}
          Inner={FieldInput}
        />
        {stillRight}
      </div>
    );
  }
  const canCopy = localized && !readOnly && worthCopying.has(field.kind) && !isNothing(english);
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
