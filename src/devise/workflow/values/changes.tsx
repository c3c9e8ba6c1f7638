import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { Change } from '../../../domain/workflow/changes.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { workflowPhrases } from '../phrases.ts';
import styles from './changes.module.css';
import { formatBreadcrumb } from '../../inputs/entries/format-value.ts';
import { isOfRepetition, type RepetitionChange } from './repetition-change.ts';
import { TextChange } from './text-change.tsx';
import { Value } from './value.tsx';

/** Beyond this many the rest is counted: a menu written anew has hundreds. */
const SHOWN = 200;

const marks = { added: 'added', removed: 'takenOut', moved: 'moved' } as const;

/** A text that said something before and says something else now. */
const isText = ({ field, before, after, entry }: Change): boolean =>
  entry === undefined &&
  fieldTypeOf(field).isWords === true &&
  typeof before === 'string' &&
  typeof after === 'string';

interface ChangesProps {
  readonly changes: readonly Change[];
  /** A new record had nothing before. */
  readonly isNew?: boolean;
  /** How it repeats, in words; the fields that say so are then left out. */
  readonly repetition?: RepetitionChange | undefined;
}

/** What differs between two versions, field by field, before beside after. */
export function Changes({ changes: all, isNew = false, repetition }: ChangesProps) {
  const language = useLanguage();
  const { review, languageNames, form } = usePhrases(workflowPhrases);
  const changes = repetition ? all.filter(({ path }) => !isOfRepetition(path)) : all;
  return (
    <>
      <dl className={styles.changes}>
        {repetition && (
          <div className={styles.change}>
            <dt>{repetition.label}</dt>
            {!isNew && repetition.before !== '' && (
              <dd className={styles.before}>
                <span className={styles.when}>{review.before}</span>
                {repetition.before}
              </dd>
            )}
            <dd className={styles.after}>
              {!isNew && <span className={styles.when}>{review.after}</span>}
              {repetition.after}
            </dd>
          </div>
        )}
        {changes.slice(0, SHOWN).map((change) => {
          const { path, breadcrumb, field, before, after, entry } = change;
          const isEntry = entry !== undefined;
          const name = formatBreadcrumb(breadcrumb, language);
          const lang = change.language ?? undefined;
          return (
            <div key={`${path} ${String(before === null)}`} className={styles.change}>
              <dt>
                {change.language ? form.fieldIn(name, languageNames[change.language]) : name}
                {entry && !isNew && <span className={styles.mark}>{review[marks[entry]]}</span>}
              </dt>
              {!isNew && isText(change) && (
                <TextChange before={before as string} after={after as string} lang={lang} />
              )}
              {!isNew && !isText(change) && entry !== 'added' && entry !== 'moved' && (
                <dd className={styles.before}>
                  <span className={styles.when}>{review.before}</span>
                  <Value field={field} value={before} isEntry={isEntry} lang={lang} />
                </dd>
              )}
              {(isNew || !isText(change)) && entry !== 'removed' && entry !== 'moved' && (
                <dd className={styles.after}>
                  {!isNew && <span className={styles.when}>{review.after}</span>}
                  <Value field={field} value={after} isEntry={isEntry} lang={lang} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {changes.length > SHOWN && <p className="quiet">{review.more(changes.length - SHOWN)}</p>}
    </>
  );
}
