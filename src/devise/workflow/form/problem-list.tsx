import { Link } from 'react-router';
import { partOfPath } from '../../../domain/workflow/step.ts';
import { trailOfPath } from '../../../domain/workflow/trail.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { type FieldProblem, focusField } from '../../inputs/index.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { formatTrail } from '../../inputs/entries/format-value.ts';
import styles from '../workflow.module.css';

interface ProblemListProps {
  readonly problems: readonly FieldProblem[];
  readonly values: FormValues;
  /** The part on the screen; fields of others are a step away. */
  readonly part?: string;
}

/** What needs another look: each names its field and language and leads there. */
export function ProblemList({ problems, values, part }: ProblemListProps) {
  const { type, workflow, phrases, language, addressAfter } = useWorkflow();
  if (problems.length === 0) return null;
  const nameOf = (path: string) => {
    const trail = trailOfPath(type, path, values);
    const name = formatTrail(trail.marks, language);
    return trail.language ? phrases.form.fieldIn(name, phrases.languageNames[trail.language]) : name;
  };
  return (
    <div className={styles.alarm} role="alert">
      <h2 className={styles.unfinishedTitle}>{phrases.form.problemsTitle(problems.length)}</h2>
      <ul>
        {problems.map(({ path, message }) => {
          const key = partOfPath(workflow, path);
          const name = nameOf(path);
          return (
            <li key={`${path} ${message}`}>
              {name !== '' && (
                <Link
                  to={addressAfter({ is: 'part', part: key })}
                  state={{ focus: path }}
                  onClick={(event) => {
                    if (key !== part) return;
                    event.preventDefault();
                    focusField(path);
                  }}
                >
                  {name}
                </Link>
              )}{' '}
              {message}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
