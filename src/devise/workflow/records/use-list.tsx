import { Link } from 'react-router';
import { allContentTypes } from '../../../content/index.ts';
import { screenOf, useWorkflow } from '../use-workflow.tsx';
import type { Use } from './records.ts';

/** The records that refer to one, each with a link to its form where it has one. */
export function UseList({ uses }: { readonly uses: readonly Use[] }) {
  const { phrases, language } = useWorkflow();
  return (
    <ul>
      {uses.map((use) => {
        const other = allContentTypes.find((one) => one.name === use.type);
        const label = `${use.name || phrases.noName}, ${other?.labels[language].one ?? use.type}`;
        const hasForm = other?.workflow !== undefined;
        return (
          <li key={`${use.type} ${use.id}`}>
            {hasForm ? <Link to={`${screenOf(other)}/${use.id}/edit`}>{label}</Link> : label}
          </li>
        );
      })}
    </ul>
  );
}
