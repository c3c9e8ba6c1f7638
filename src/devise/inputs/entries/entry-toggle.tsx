import { UnstyledButton } from '@mantine/core';
import { memo, useContext, useMemo } from 'react';
import { fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import { isLanguage } from '../../../domain/language.ts';
import { untranslatedInEntry } from '../../../domain/record/untranslated.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { entryId } from '../field/focus-field.ts';
import { useFirstLanguage, useIsLocalized, useIsOfOneLanguage } from '../field/words-in.ts';
import { ChevronIcon } from '../icons.tsx';
import { recordNamedBy, StandsFor } from '../reference/stands-for.tsx';
import { inputPhrases } from '../phrases.ts';
import { BesideBlocks, blockId } from './beside-entry.ts';
import { blockLabel } from './blocks.tsx';
import type { EntryBodyProps } from './entry-props.ts';
import styles from './entries.module.css';
import { isSameEntry } from './same-entry.ts';
import { nameOf, spanishNameOf, summaryOf } from './words.ts';

type EntryToggleProps = Pick<EntryBodyProps, 'entry' | 'field' | 'path' | 'issues' | 'locale'> & {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

/** What an entry is called and says in short, and what opens it. */
export const EntryToggle = memo(Toggle, isSameEntry);

function Toggle({ entry, field, path, issues, locale, isOpen, setOpen }: EntryToggleProps) {
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const fields = fieldsOfEntry(field, entry);
  const spanish = spanishNameOf(entry, fields);
  const summary = summaryOf(entry, field, language);
  const block = blockLabel(field, entry, language);
  const beside = useContext(BesideBlocks);
  const id = blockId(entry);
  // A block without a name is called by what it is.
  const name = nameOf(entry, fields, language);
  const isNamed = name !== undefined;
  const stood = isNamed ? undefined : recordNamedBy(entry, fields);
  const said = [isNamed ? block : '', summary].filter(Boolean).join(' · ');
  return (
    <UnstyledButton
      id={entryId(path)}
      className={styles.toggle ?? ''}
      aria-expanded={isOpen}
      aria-controls={isOpen ? path : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      <span className={styles.chevron}>
        <ChevronIcon />
      </span>
      <span className={styles.names}>
        <span className={styles.name} lang={locale ?? (spanish ? 'en' : undefined)}>
          {(name ?? block) || phrases.unnamed}
        </span>
        {spanish && (
          <span className={styles.spanish} lang="es">
            {spanish}
          </span>
        )}
        {isLanguage(entry.only_in) && <span className={styles.summary}>{phrases.onlyIn[entry.only_in]}</span>}
        {stood && (
          <span className={styles.summary}>
            <StandsFor {...stood} />
          </span>
        )}
        {said !== '' && <span className={styles.summary}>{said}</span>}
        <Lacking entry={entry} field={field} />
        {beside && id !== undefined && <beside.Mark entry={id} />}
        {issues.length > 0 && <span className={styles.wrong}>{phrases.wrongInside(issues.length)}</span>}
      </span>
    </UnstyledButton>
  );
}

/** How many texts of an entry are not translated, in all lists inside it. */
function Lacking({ entry, field }: Pick<EntryToggleProps, 'entry' | 'field'>) {
  const phrases = usePhrases(inputPhrases);
  const from = useFirstLanguage();
  const isLocalized = useIsLocalized();
  const isOfOneLanguage = useIsOfOneLanguage();
  const count = useMemo(() => untranslatedInEntry(field, entry, from).length, [field, entry, from]);
  if (count === 0 || !isLocalized || isOfOneLanguage) return null;
  return <span className={styles.lacking}>{phrases.translation[from].missing(count)}</span>;
}
