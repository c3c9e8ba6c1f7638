import { Button } from '@mantine/core';
import type { ContentType } from '../../../domain/content-type.ts';
import { optional } from '../../../domain/fields/optional.ts';
import { wordPieces } from '../../workflow/values/word-diff.ts';
import { type Language, otherLanguage } from '../../../domain/language.ts';
import type { TranslationRow } from '../../../domain/record/translation-rows.ts';
import { breadcrumbOfPath } from '../../../domain/workflow/breadcrumb.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { FieldInput } from '../../inputs/field-input.tsx';
import { formatBreadcrumb } from '../../inputs/entries/format-value.ts';
import type { FieldIssue } from '../../inputs/index.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { translationPhrases } from './phrases.ts';
import styles from './translations.module.css';

interface RowProps {
  readonly type: ContentType;
  readonly values: FormValues;
  readonly row: TranslationRow;
  /** The language that is translated from. */
  readonly from: Language;
  /** The original that was translated, where it changed since. */
  readonly was: string | undefined;
  readonly isRight: boolean;
  readonly siteId: number | null;
  readonly issues: readonly FieldIssue[];
  readonly onChange: (path: string, value: unknown) => void;
  readonly onStillRight: (path: string) => void;
}

/** A text: its original with what changed in it, and its translation to write. */
export function Row(props: RowProps) {
  const { type, values, row, from, was, isRight, siteId, issues, onChange, onStillRight } = props;
  const words = usePhrases(translationPhrases);
  const language = useLanguage();
  const { marks } = breadcrumbOfPath(type, row.pathOfTranslation, values);
  return (
    <li className={styles.row} data-state={row.state} data-row={row.path}>
      <h2 className={styles.where}>
        {formatBreadcrumb(marks, language)} · {words.rowStates[row.state]}
      </h2>
      <div>
        <p className={styles.label}>
          {words.languages[from]}
          {was !== undefined && ` (${words.was})`}
        </p>
        <p className={styles.original} lang={from}>
          {was === undefined ? row.original : <Changed before={was} after={row.original} />}
        </p>
      </div>
      <div>
        <FieldInput
          field={optional(row.field)}
          path={row.pathOfTranslation}
          value={row.translation}
          onChange={(value) => onChange(row.pathOfTranslation, value)}
          issues={issues}
          siteId={siteId}
          locale={otherLanguage(from)}
          due={row.state === 'changed'}
        />
        {was !== undefined && (
          <div className={styles.right}>
            <Button
              variant={isRight ? 'filled' : 'default'}
              aria-pressed={isRight}
              aria-label={`${words.stillRight}: ${formatBreadcrumb(marks, language)}`}
              onClick={() => onStillRight(row.path)}
            >
              {words.stillRight}
            </Button>
            <span role="status" className="quiet">
              {isRight && words.isRight}
            </span>
          </div>
        )}
      </div>
    </li>
  );
}

function Changed({ before, after }: { readonly before: string; readonly after: string }) {
  const pieces = wordPieces(before, after);
  return pieces.map(({ text, is }, place) => {
    // The pieces of a text have no other name than their place.
    const key = `${place} ${is}`;
    if (is === 'added') return <ins key={key}>{text}</ins>;
    return is === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
  });
}
