import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { breadcrumbOfPath } from '../../../domain/workflow/breadcrumb.ts';
import { nextStep } from '../../../domain/workflow/next-step.ts';
import { Choice } from '../../shell/choice/choice.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { FormNotReady } from '../form/not-ready.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { formatBreadcrumb } from '../../inputs/entries/format-value.ts';
import { exactly } from '../../shell/when.tsx';
import { sinceThen } from '../when.ts';
import { publicationPhrases } from '../publication/phrases.ts';
import { PublicationLines } from '../publication/publication-mark.tsx';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import common from '../workflow.module.css';
import { historyPhrases } from './phrases.ts';
import { lastKnownQuery, type Revision, revisionsQuery } from './revisions.ts';

/** Everything that happened to a record, the newest first. */
export default function HistoryStep({ id }: { readonly id: number }) {
  const { type, workflow, step, phrases, language, addressOf } = useWorkflow();
  const words = usePhrases(historyPhrases);
  const publication = usePhrases(publicationPhrases);
  const known = useQuery(lastKnownQuery(type, id));
  const revisions = useQuery(revisionsQuery(type, id));
  if (!known.data) return <FormNotReady error={known.error} tryAgain={() => void known.refetch()} />;

  const after = (number: number) => addressOf(nextStep(workflow, step, { is: 'revision', number }));
  return (
    <Page
      title={words.title(recordName(type, known.data, language) ?? phrases.noName)}
      lead={words.lead}
      back={{ to: addressOf(nextStep(workflow, step, { is: 'back' })), label: phrases.back }}
    >
      <PublicationLines type={type} record={known.data} />
      {known.data.deleted_at === null && known.data.archived_at === null && (
        <p>
          <Link to={addressOf(nextStep(workflow, step, { is: 'publication-of' }))}>{publication.manage}</Link>
        </p>
      )}
      <Loaded of={revisions} rows={5}>
        {(all) =>
          all.length === 0 ? (
            <p role="status">{words.none}</p>
          ) : (
            <ol className={`plain ${common.column}`}>
              {all.map((revision) => (
                <li key={revision.number}>
                  <Choice
                    to={after(revision.number)}
                    label={words.line(revision.actor_name ?? words.palapa, words.actions[revision.action])}
                    note={<Note revision={revision} record={known.data} />}
                  />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Page>
  );
}

const NAMED = 3;

/** When, which version, and the first fields that it changed. */
function Note({ revision, record }: { readonly revision: Revision; readonly record: StaffRecord }) {
  const { type, language } = useWorkflow();
  const words = usePhrases(historyPhrases);
  const { number, at, changed } = revision;
  const names = [
    ...new Set(
      changed.flatMap((path) => {
        const [first] = breadcrumbOfPath(type, path, record).marks;
        return first ? formatBreadcrumb([{ label: first.label, es: first.es }], language) : [];
      }),
    ),
  ];
  const beyond = names.length - NAMED;
  return (
    <>
      <time dateTime={at} title={exactly(at, language)}>
        {sinceThen(at, language)}
      </time>
      {` · ${words.version(number)}`}
      {number === record.version && `, ${words.current}`}
      {names.length > 0 && ` · ${names.slice(0, NAMED).join(', ')}`}
      {beyond > 0 && ` ${words.more(beyond)}`}
    </>
  );
}
