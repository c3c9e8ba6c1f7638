import { Checkbox, Radio, Textarea } from '@mantine/core';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { FieldInput } from '../../inputs/field-input.tsx';
import type { FieldIssue } from '../../inputs/field/field-issue.ts';
import { DotOption, TickOption } from '../../shell/choice/option.tsx';
import { useZone } from '../../inputs/time/use-zone.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import type { StaffRecord } from '../records/staff-record.ts';
import type { PublicationChoice, PublicationMode } from './choice.ts';
import { choicePhrases } from './choice-phrases.ts';
import { momentIn } from '../when.ts';
import { publicationPhrases } from './phrases.ts';
import { PublicationLines } from './publication-mark.tsx';
import styles from './publication.module.css';
import { opensLater } from './state-words.ts';

interface PublicationChoiceProps {
  readonly type: ContentType;
  readonly record: StaffRecord | undefined;
  readonly siteId: number | null;
  readonly choice: PublicationChoice;
  readonly onChange: (choice: PublicationChoice) => void;
  /** The languages to tick; nothing is asked where there is one. */
  readonly offered: readonly Language[];
  readonly mayPublish: boolean;
  readonly issues: readonly FieldIssue[];
  /** The post date in the form, a wall clock of the property; of types that have one. */
  readonly postDate?: string | null;
}

const modesOf = (mayPublish: boolean): readonly PublicationMode[] =>
  mayPublish ? ['now', 'at', 'keep'] : ['ask', 'keep'];

/** When guests read what is about to be saved, and in which languages. */
export function PublicationChoiceFields(props: PublicationChoiceProps) {
  const { type, record, siteId, choice, onChange, offered, mayPublish, postDate = null } = props;
  const language = useLanguage();
  const zone = useZone(siteId);
  const opens = opensLater(postDate, zone);
  const words = usePhrases(choicePhrases);
  const { heading } = usePhrases(publicationPhrases);
  const { mode } = choice;
  const noteOf = (one: PublicationMode): string =>
    one === 'now' && opens !== undefined
      ? words.nowFromDate(momentIn(opens, language, zone))
      : words.notes[one];
  return (
    <section className={styles.choice} aria-labelledby="publication">
      <h2 id="publication">{mayPublish ? words.title : words.titleAsk}</h2>
      {record && <PublicationLines type={type} record={record} />}
      <Radio.Group aria-label={heading} value={mode} onChange={(next) => onChange({ ...choice, mode: next })}>
        {modesOf(mayPublish).map((one) => (
          <DotOption key={one} value={one} label={words.modes[one]} description={noteOf(one)} />
        ))}
      </Radio.Group>
      {mode === 'at' && <MomentField {...props} label={words.when} />}
      {mode !== 'keep' && offered.length > 1 && (
        <LanguageTicks
          label={words.languages}
          offered={offered}
          value={choice.languages}
          onChange={(languages) => onChange({ ...choice, languages })}
        />
      )}
      {mode === 'ask' && (
        <ApprovalNote value={choice.note} onChange={(note) => onChange({ ...choice, note })} />
      )}
    </section>
  );
}

interface ApprovalNoteProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
}

/** What whoever approves is told. */
export function ApprovalNote({ value, onChange }: ApprovalNoteProps) {
  const words = usePhrases(choicePhrases);
  return (
    <Textarea
      label={words.note}
      description={words.noteHelp}
      maxLength={1000}
      autosize
      minRows={2}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type MomentFieldProps = Pick<PublicationChoiceProps, 'siteId' | 'choice' | 'onChange' | 'issues'> & {
  readonly label: Readonly<Record<Language, string>>;
};

/** A date and a time on the property's clock. */
export function MomentField({ siteId, choice, onChange, issues, label }: MomentFieldProps) {
  return (
    <FieldInput
      field={{ type: 'wallClock', label: label.en, es: label.es, required: true }}
      path="publish.at"
      value={choice.at}
      onChange={(at) => onChange({ ...choice, at: typeof at === 'string' ? at : '' })}
      issues={issues}
      siteId={siteId}
    />
  );
}

interface LanguageTicksProps {
  readonly label: string;
  readonly offered: readonly Language[];
  readonly value: readonly Language[];
  readonly onChange: (languages: readonly Language[]) => void;
}

export function LanguageTicks({ label, offered, value, onChange }: LanguageTicksProps) {
  const { languages } = usePhrases(publicationPhrases);
  const words = usePhrases(choicePhrases);
  return (
    <Checkbox.Group
      label={label}
      value={[...value]}
      error={value.length === 0 ? words.needsLanguage : undefined}
      onChange={(ticked) => onChange(offered.filter((one) => ticked.includes(one)))}
    >
      {offered.map((one) => (
        <TickOption key={one} value={one} label={languages[one]} />
      ))}
    </Checkbox.Group>
  );
}
