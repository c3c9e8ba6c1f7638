import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { fieldOfPath } from '../../../domain/workflow/step.ts';
import { breadcrumbOfPath } from '../../../domain/workflow/breadcrumb.ts';
import { isLanguage } from '../../../domain/language.ts';
import { valueAt } from '../../../domain/record/same-value.ts';
import { send } from '../../api.ts';
import { formatBreadcrumb } from '../../inputs/entries/format-value.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { Value } from '../values/value.tsx';
import changes from '../values/changes.module.css';
import { sinceThen } from '../when.ts';
import common from '../workflow.module.css';
import type { Copies } from './copies.ts';
import { copyPhrases } from './phrases.ts';

interface OriginPartProps {
  readonly origin: NonNullable<Copies['origin']>;
  readonly record: StaffRecord;
}

/** Where a copy came from, what it says otherwise than its origin, and how to say the same again. */
export function OriginPart({ origin, record }: OriginPartProps) {
  const { type, phrases, language, may, addressOf } = useWorkflow();
  const words = usePhrases(copyPhrases);
  const { differs, in_step, is_theirs, state, failure, made_by, made_at } = origin;
  const site = origin.site_name ?? words.notYours;
  const writing = useWrite<unknown, { path: 'take' | 'stop'; body: object }>({
    mutationFn: ({ path, body }) =>
      send('POST', `${type.path}/${record.id}/copies/${path}`, { ...body, version: record.version }),
    onSuccess: (_answer, { path }) => {
      toastSuccess(path === 'take' ? words.took : words.stopped);
      void queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
    },
    onError: (failed) => {
      void queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
      toastFailure(failed);
    },
  });
  const nameOf = (path: string) => {
    const { marks, language: spoken } = breadcrumbOfPath(type, path, record);
    const name = formatBreadcrumb(marks, language);
    return spoken ? phrases.form.fieldIn(name, phrases.languageNames[spoken]) : name;
  };
  return (
    <section className={common.answers} aria-labelledby="origin">
      <h2 id="origin">{words.from}</h2>
      <p>
        {in_step ? words.follows(site) : words.once(site)}{' '}
        <span className="quiet">{words.by(made_by, sinceThen(made_at, language))}</span>
      </p>
      {state === 'deleted' && <p className={common.notice}>{words.inTrash}</p>}
      {failure !== null && (
        <p className={common.alarm}>
          {words.failed} {failure.split(', ').map(nameOf).join(', ')}
        </p>
      )}
      <p className={common.buttons}>
        {is_theirs && state !== 'deleted' && (
          <Button
            component={Link}
            variant="default"
            to={addressOf({ kind: 'custom', name: 'copies', id: origin.id })}
          >
            {words.openOrigin}
          </Button>
        )}
        {in_step && may.change && (
          <Button
            variant="default"
            loading={writing.isPending}
            onClick={() => writing.mutate({ path: 'stop', body: {} })}
          >
            {words.stop}
          </Button>
        )}
      </p>
      {differs.length === 0 && <p className="quiet">{words.sameAll}</p>}
      {differs.length > 0 && (
        <>
          <h3>{words.differs(differs.length)}</h3>
          {in_step && <p className="quiet">{words.differsLead}</p>}
          <dl className={changes.changes}>
            {differs.map((path) => {
              const field = type.fields[fieldOfPath(path)]!;
              const spoken = path.split('.')[1];
              const lang = isLanguage(spoken) ? spoken : undefined;
              return (
                <div key={path} className={changes.change}>
                  <dt>{nameOf(path)}</dt>
                  <dd className={changes.before}>
                    <span className={changes.when}>{words.here}</span>
                    <Value field={field} value={valueAt(record, path)} lang={lang} />
                  </dd>
                  <dd className={changes.after}>
                    <span className={changes.when}>{words.there}</span>
                    <Value field={field} value={valueAt(origin.says, path)} lang={lang} />
                    {may.change && (
                      <Button
                        variant="default"
                        disabled={writing.isPending}
                        aria-label={words.takeOf(nameOf(path))}
                        onClick={() => writing.mutate({ path: 'take', body: { fields: [path] } })}
                      >
                        {words.take}
                      </Button>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </section>
  );
}
