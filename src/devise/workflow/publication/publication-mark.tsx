import type { ContentType } from '../../../domain/content-type.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { StaffRecord } from '../records/staff-record.ts';
import { usePublicationLanguages } from './publication-languages.ts';
import { publicationPhrases } from './phrases.ts';
import styles from './publication.module.css';
import { briefState, stateSentence } from './state-words.ts';
import { useReader } from './use-reader.ts';

interface PublicationMarkProps {
  readonly type: ContentType;
  readonly record: Pick<StaffRecord, 'id' | 'site_id' | 'publication'>;
}

/** What guests read of a record, in a few words: once where both languages are alike. The word says it, the dot helps. */
export function PublicationMark({ type, record }: PublicationMarkProps) {
  const reader = useReader(type, record);
  const words = usePhrases(publicationPhrases);
  const offered = usePublicationLanguages(type, siteOf(type, record));
  const states = offered.map((one) => {
    const state = record.publication[one];
    return { one, state: state.state, text: briefState(state, reader) };
  });
  const isAlike = states.every(({ text }) => text === states[0]?.text);
  return (
    <span className={styles.marks}>
      {(isAlike ? states.slice(0, 1) : states).map(({ one, state, text }) => (
        <span key={one} className={styles.mark} data-state={state}>
          {isAlike ? text : words.of(words.languages[one], text)}
        </span>
      ))}
    </span>
  );
}

/** What guests read of a record, a sentence for each language. */
export function PublicationLines({ type, record }: PublicationMarkProps) {
  const reader = useReader(type, record);
  const words = usePhrases(publicationPhrases);
  const offered = usePublicationLanguages(type, siteOf(type, record));
  return (
    <ul className={`plain ${styles.lines}`} aria-label={words.heading}>
      {offered.map((one) => {
        const state = record.publication[one];
        const sentence = stateSentence(state, reader);
        return (
          <li key={one} className={styles.mark} data-state={state.state}>
            {offered.length === 1
              ? sentence.charAt(0).toLocaleUpperCase(reader.language) + sentence.slice(1)
              : words.of(words.languages[one], sentence)}
          </li>
        );
      })}
    </ul>
  );
}
