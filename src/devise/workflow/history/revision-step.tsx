import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { changesBetween } from '../../../domain/workflow/changes.ts';
import type { ComparedSide } from '../../../domain/workflow/compared-side.ts';
import { nextStep } from '../../../domain/workflow/next-step.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { toastFailure } from '../../toasts.ts';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { rememberAction } from '../last-action.ts';
import { FormNotReady } from '../form/not-ready.tsx';
import { restoreRevision } from '../records/records.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { Changes } from '../values/changes.tsx';
import { exactly } from '../../shell/when.tsx';
import { recordName } from '../records/staff-record.ts';
import common from '../workflow.module.css';
import { historyPhrases } from './phrases.ts';
import { lastKnownQuery, revisionQuery } from './revisions.ts';

interface RevisionStepProps {
  readonly id: number;
  readonly number: number;
}

/** One version: what it changed, and what changes when it comes back. */
export default function RevisionStep({ id, number }: RevisionStepProps) {
  const { type, workflow, step, phrases, language, may, go, addressOf } = useWorkflow();
  const words = usePhrases(historyPhrases);
  const known = useQuery(lastKnownQuery(type, id));
  const then = useQuery(revisionQuery(type, id, number));
  const before = useQuery({ ...revisionQuery(type, id, number - 1), retry: false });

  const now = known.data;
  const past = then.data;
  const changed = useMemo(
    () => (past ? changesBetween(type, before.data?.record ?? null, past.record) : []),
    [type, before.data, past],
  );
  const coming = useMemo(
    () => (past && now ? changesBetween(type, now, past.record) : []),
    [type, now, past],
  );
  const restoring = useWrite({
    mutationFn: () => restoreRevision(type, now!, number),
    onSuccess: ({ version }) => {
      rememberAction({ type: type.name, id, did: 'saved', version });
      go({ kind: 'done', id, did: 'saved' });
    },
    onError: (failed) => {
      if (failed instanceof FetchFailed && failed.status === 409) void known.refetch();
      toastFailure(failed);
    },
  });
  if (!now || !past || before.isLoading) {
    return (
      <FormNotReady
        error={known.error ?? then.error}
        tryAgain={() => {
          void known.refetch();
          void then.refetch();
        }}
      />
    );
  }
  const isFirst = !before.data;
  const isGone = now.deleted_at !== null;
  const isCompared = workflow.isPage && !isGone;
  const sideBySide = (one: ComparedSide['state'], other: ComparedSide['state']) => {
    const [left, right] = [one, other].map((state): ComparedSide => ({ state, version: null }));
    return (
      <Link to={addressOf({ kind: 'custom', name: 'compare', id, left: left!, right: right! })}>
        {words.compare}
      </Link>
    );
  };
  const who = words.line(past.actor_name ?? words.palapa, words.actions[past.action]);
  return (
    <Page
      title={words.revisionTitle(number, recordName(type, past.record, language) ?? phrases.noName)}
      lead={`${who}, ${exactly(past.at, language)}`}
      back={{ to: addressOf(nextStep(workflow, step, { is: 'back' })), label: words.toHistory }}
    >
      <section className={common.answers} aria-labelledby="changed">
        <h2 id="changed">{isFirst ? words.said : words.changed}</h2>
        {changed.length === 0 ? (
          <p className="quiet">{words.changedNothing}</p>
        ) : (
          <Changes changes={changed} isNew={isFirst} />
        )}
        {isCompared && !isFirst && <p>{sideBySide(number - 1, number)}</p>}
      </section>
      {number !== now.version && (
        <section className={common.answers} aria-labelledby="coming">
          <h2 id="coming">{words.wouldChange}</h2>
          {coming.length === 0 ? (
            <p className="quiet">{words.wouldChangeNothing}</p>
          ) : (
            <Changes changes={coming} />
          )}
          {isCompared && <p>{sideBySide(number, 'saved')}</p>}
          {!may.change && <p className={common.notice}>{may.why}</p>}
          {isGone && <p className={common.notice}>{words.inTrash}</p>}
          <p>
            <Button
              disabled={!may.change || isGone || coming.length === 0}
              loading={restoring.isPending}
              onClick={() => restoring.mutate()}
            >
              {words.restore}
            </Button>
          </p>
        </section>
      )}
    </Page>
  );
}
