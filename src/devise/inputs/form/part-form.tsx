import { type ContentType, type FormPart, isKeptPerLanguage } from '../../../domain/content-type.ts';
import { askedField } from '../../../domain/fields/optional.ts';
import { defaultLanguage, type Language, otherLanguage } from '../../../domain/language.ts';
import { FieldInput } from '../field-input.tsx';
import type { FieldIssue } from '../field/field-issue.ts';
import { FirstLanguage, IsLocalized, WordsIn } from '../field/words-in.ts';
import fieldStyles from '../field/field.module.css';
import type { FormValues } from './form-values.ts';
import { InLanguages } from './in-languages.tsx';
import { Untranslated } from './untranslated.tsx';
import styles from './part-form.module.css';
import { RepetitionInput } from '../repetition/repetition.tsx';
import { canRepeat, repetitionFields } from '../repetition/repetition-fields.ts';
import { StillRightOf } from './still-right.tsx';
import { waits, wasWaiting } from './waits.ts';
import { useChanging } from '../field/use-changing.ts';

export interface PartFormProps<V extends FormValues = FormValues> {
  readonly type: ContentType;
  readonly part: FormPart;
  readonly values: V;
  /** Untouched entries keep their identity, so that a menu of a hundred dishes redraws one row. */
  readonly onChange: (values: V) => void;
  readonly issues: readonly FieldIssue[];
  readonly siteId: number | null;
  /** Whether the site is written in both languages; one that is not shows its first language alone. */
  readonly localized: boolean;
  /** What is required is written in it; English where nothing is said. */
  readonly firstLanguage?: Language | undefined;
  readonly readOnly?: boolean;
  /** The languages whose words may be changed, where nothing else may. */
  readonly wordsIn?: readonly Language[] | undefined;
}

const isRepetition = (name: string): boolean => (repetitionFields as readonly string[]).includes(name);

/** One screen of a form: fields kept once, and those kept in both languages with English beside Spanish. */
export function PartForm<V extends FormValues>(props: PartFormProps<V>) {
  const { type, part, values, onChange, issues, siteId, localized, readOnly = false, wordsIn } = props;
  const { firstLanguage = defaultLanguage } = props;
  const change = useChanging<V>(values, onChange);
  const repeats = canRepeat(type);
  const shown = part.fields.filter((name) => type.fields[name]);
  const shared = { issues, siteId, readOnly };

  const draw = (name: string) => {
    const field = askedField(type.fields[name]!, values);
    if (repeats && isRepetition(name)) {
      // The three are one question, asked where the first of them stands.
      if (shown.find(isRepetition) !== name) return null;
      return (
        <RepetitionInput
          key={name}
          {...shared}
          readOnly={readOnly || wordsIn !== undefined}
          type={type}
          values={values}
          onChange={(changed) => change((held) => ({ ...held, ...changed }))}
        />
      );
    }
    if (isKeptPerLanguage(field))
      return (
        <InLanguages
          key={name}
          {...shared}
          name={name}
          field={field}
          fields={type.fields}
          values={values}
          change={change}
          localized={localized}
        />
      );
    const input = (
      <FieldInput
        key={name}
        {...shared}
        field={field}
        path={name}
        value={values[name]}
        siblings={values}
        siblingFields={type.fields}
        due={localized && waits(values, name)}
        onChange={(value) => change((held) => ({ ...held, [name]: value }))}
      />
    );
    if (!localized || !field.localized || readOnly || !wasWaiting(values, name)) return input;
    return (
      <div key={name} className={fieldStyles.field}>
        {input}
        {(wordsIn?.includes(otherLanguage(firstLanguage)) ?? true) && (
          <StillRightOf name={name} field={field} values={values} change={change} />
        )}
      </div>
    );
  };
  const isBilingual = localized && shown.some((name) => type.fields[name]?.localized);
  return (
    <div className={styles.part}>
      {isBilingual && <Untranslated type={type} names={shown} values={values} />}
      <WordsIn value={wordsIn}>
        <IsLocalized value={localized}>
          <FirstLanguage value={firstLanguage}>
            <div className={fieldStyles.fields}>{shown.map(draw)}</div>
          </FirstLanguage>
        </IsLocalized>
      </WordsIn>
    </div>
  );
}
