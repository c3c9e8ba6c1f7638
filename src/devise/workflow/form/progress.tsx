import { Link } from 'react-router';
import { writtenAs } from '../../../domain/record/written-as.ts';
import { progressOf } from '../../../domain/workflow/progress.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { scrollToCenter } from '../../../web/scroll-to-center.ts';
import type { FieldIssue } from '../../inputs/index.ts';
import { useSession } from '../../session.tsx';
import { CheckIcon } from '../../shell/icons.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import styles from './progress.module.css';
import { useSteadyDuringPress } from './use-steady-during-press.ts';

interface ProgressProps {
  readonly values: FormValues;
  readonly issues: readonly FieldIssue[];
  readonly siteId: number | null;
}

/** How far each part is; every one is a step away. */
export function Progress({ values, issues, siteId }: ProgressProps) {
  const { type, workflow, step, phrases, language, addressAfter } = useWorkflow();
  const { form } = phrases;
  const { sites } = useSession();
  const { localized: isLocalized, firstLanguage } = writtenAs(
    type,
    values,
    sites.find(({ id }) => id === siteId),
  );
  const { value: parts, onMouseDown } = useSteadyDuringPress(
    progressOf(type, workflow, values, issues, firstLanguage),
  );
  const current = step.kind === 'form' ? step.part : undefined;

  return (
    <nav aria-label={form.progress}>
      <ol className={`plain ${styles.progress}`}>
        {workflow.parts.map((part, index) => {
          const { issues: own = [], isComplete: isReady = false, untranslated = 0 } = parts[index] ?? {};
          const notes = [
            ...(isReady ? [form.ready] : []),
            ...(own.length > 0 ? [form.issues(own.length)] : []),
            ...(isLocalized && untranslated > 0 ? [form.missing(untranslated)] : []),
          ];
          return (
            // Not the ref of the link, which takes it anew with every drawing: the strip would move back from where it was
            // scrolled.
            <li key={part.key} ref={part.key === current ? scrollToCenter : undefined}>
              <Link
                to={addressAfter({ is: 'part', part: part.key })}
                onMouseDown={onMouseDown}
                aria-current={part.key === current ? 'step' : undefined}
                className={styles.part}
              >
                <span className={styles.number} data-ready={isReady || undefined} aria-hidden="true">
                  {isReady ? <CheckIcon /> : index + 1}
                </span>
                <span>
                  <span className={styles.name}>{part.called[language]}</span>
                  <span className={styles.note}>{notes.join(', ')}</span>
                </span>
              </Link>
            </li>
          );
        })}
        <li ref={step.kind === 'review' ? scrollToCenter : undefined}>
          <Link
            to={addressAfter({ is: 'to-review' })}
            onMouseDown={onMouseDown}
            aria-current={step.kind === 'review' ? 'step' : undefined}
            className={styles.part}
          >
            <span className={styles.number} aria-hidden="true">
              {workflow.parts.length + 1}
            </span>
            <span className={styles.name}>{form.review}</span>
          </Link>
        </li>
      </ol>
    </nav>
  );
}
