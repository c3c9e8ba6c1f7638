import { Link } from 'react-router';
import { partOfPath } from '../../../domain/workflow/step.ts';
import { breadcrumbOfPath } from '../../../domain/workflow/breadcrumb.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { type FieldIssue, focusField } from '../../inputs/index.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { formatBreadcrumb } from '../../inputs/entries/format-value.ts';
import styles from '../workflow.module.css';

interface IssueListProps {
  readonly issues: readonly FieldIssue[];
  readonly values: FormValues;
  /** The part on the screen; fields of others are a step away. */
  readonly part?: string;
}

/** What needs another look: each names its field and language and leads there. */
export function IssueList({ issues, values, part }: IssueListProps) {
  const { type, workflow, phrases, language, addressAfter } = useWorkflow();
  if (issues.length === 0) return null;
  const nameOf = (path: string) => {
    const breadcrumb = breadcrumbOfPath(type, path, values);
    const name = formatBreadcrumb(breadcrumb.marks, language);
    return breadcrumb.language
      ? phrases.form.fieldIn(name, phrases.languageNames[breadcrumb.language])
      : name;
  };
  return (
    <div className={styles.alarm} role="alert">
      <h2 className={styles.unfinishedTitle}>{phrases.form.issuesTitle(issues.length)}</h2>
      <ul>
        {issues.map(({ path, message }) => {
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
