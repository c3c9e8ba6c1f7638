import { useId } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Permission } from '../../../domain/staff/permission.ts';
import { permissionPhrases } from '../../permission-phrases.ts';
import { useSession } from '../../session.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { publicationPhrases } from '../../workflow/publication/phrases.ts';
import { momentIn } from '../../workflow/when.ts';
import styles from './audit.module.css';
import { type Change, changesIn } from './changes.ts';
import { auditPhrases } from './phrases.ts';

/** What else is known of it, in the words of the screens that it was done on. */
export function Detail({ detail }: { readonly detail: unknown }) {
  const phrases = usePhrases(auditPhrases);
  const id = useId();
  const wordsOf = useWords();
  const changes = changesIn(detail);
  if (changes.length === 0) return null;
  const said = ({ field, before, after }: Change) =>
    before === undefined
      ? wordsOf(field, after)
      : `${phrases.before}: ${wordsOf(field, before)} · ${phrases.after}: ${wordsOf(field, after)}`;
  return (
    <details className={styles.detail}>
      <summary id={id}>{phrases.details}</summary>
      <dl aria-labelledby={id}>
        {changes.map((change) => (
          <div key={change.field}>
            <dt>{phrases.fields[change.field] ?? change.field}</dt>
            <dd>{said(change)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function useWords(): (field: string, value: unknown) => string {
  const phrases = usePhrases(auditPhrases);
  const { names } = usePhrases(permissionPhrases);
  const { languages: languageNames } = usePhrases(publicationPhrases);
  const language = useLanguage();
  const { sites } = useSession();
  const wordOf = (field: string, value: unknown): string => {
    if (field === 'sites' && value === 'all') return phrases.allSites;
    if (field === 'sites') return sites.find(({ id }) => id === value)?.name ?? `#${String(value)}`;
    if (field === 'permissions') return names[value as Permission] ?? String(value);
    if (field === 'languages') return languageNames[value as Language] ?? String(value);
    if (['from', 'until'].includes(field) && typeof value === 'string')
      return momentIn(value, language, undefined);
    if (field === 'by') return phrases.ways[String(value)] ?? String(value);
    if (typeof value === 'boolean') return value ? phrases.yes : phrases.no;
    return String(value);
  };
  return (field, value) =>
    Array.isArray(value)
      ? value.map((one) => wordOf(field, one)).join(', ') || phrases.nothing
      : wordOf(field, value);
}
