import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { useZone } from '../../inputs/time/use-zone.ts';
import { DotOption } from '../../shell/choice/option.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { FormNotReady } from '../form/not-ready.tsx';
import { hasPreview } from '../preview/phone-preview.tsx';
import { recordQuery } from '../records/records.ts';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { momentIn } from '../when.ts';
import common from '../workflow.module.css';
import { decidedLanguages, usePublicationLanguages } from './publication-languages.ts';
import { actionPhrases } from './action-phrases.ts';
import { CopiesStay } from './copies-stay.tsx';
import { isComplete, type PublicationChoice } from './choice.ts';
import { LanguageTicks, MomentField } from './publication-choice.tsx';
import { publicationPhrases } from './phrases.ts';
import { PublicationLines } from './publication-mark.tsx';
import styles from './publication.module.css';
import { SendForApproval } from './send-for-approval.tsx';
import { SentBack } from './sent-back.tsx';
import { useDecision } from './use-decision.ts';
import { usePublishRight } from './use-publication-choice.ts';

/** What guests read of a record now and later: publish what is saved, withdraw it, take back what is scheduled. */
export default function PublicationStep({ id }: { readonly id: number }) {
  const { type, phrases, language, may, addressAfter } = useWorkflow();
  const words = usePhrases(actionPhrases);
  const record = useQuery(recordQuery(type, id));
  const { writes, mayPublish } = usePublishRight(type, may);
  const offered = usePublicationLanguages(type, record.data ? siteOf(type, record.data) : null).filter(
    (one) => writes.includes(one),
  );
  const { data } = record;
  if (!data) return <FormNotReady error={record.error} tryAgain={() => void record.refetch()} />;

  const why = may.edit ? words.mayNotPublish : may.why;
  return (
    <Page
      title={words.title(recordName(type, data, language) ?? phrases.noName)}
      back={{ to: addressAfter({ is: 'back' }), label: phrases.back }}
    >
      <PublicationLines type={type} record={data} />
      {mayPublish && offered.length > 0 ? (
        <>
          <Scheduled record={data} mayWithdraw={may.change} />
          <Decide record={data} offered={offered} mayWithdraw={may.change} key={data.version} />
        </>
      ) : (
        <>
          <SentBack type={type} recordId={id} mayPublish={mayPublish} />
          <p className={common.notice}>{why}</p>
          {!mayPublish && offered.length > 0 && (
            <SendForApproval record={data} offered={offered} key={data.version} />
          )}
        </>
      )}
    </Page>
  );
}

interface PartProps {
  readonly record: StaffRecord;
  /** Whoever changes texts alone publishes them, and withdraws nothing. */
  readonly mayWithdraw: boolean;
}

/** What is to come, each with the way to take it back. */
function Scheduled({ record, mayWithdraw }: PartProps) {
  const { type, language } = useWorkflow();
  const words = usePhrases(actionPhrases);
  const { languages } = usePhrases(publicationPhrases);
  const zone = useZone(siteOf(type, record));
  const offered = usePublicationLanguages(type, siteOf(type, record));
  const cancelling = useDecision(record, words.cancelled);
  const entries = offered.flatMap((of) => record.publication[of].due.map((entry) => ({ of, ...entry })));
  if (entries.length === 0) return null;
  return (
    <section className={styles.choice} aria-labelledby="scheduled">
      <h2 id="scheduled">{words.scheduled}</h2>
      <ul className="plain">
        {entries.map(({ id, of, action, at }) => {
          const when = momentIn(at, language, zone);
          const line = action === 'publish' ? words.publishes(when) : words.withdraws(when);
          return (
            <li key={id} className={styles.row}>
              <span>{offered.length > 1 ? `${languages[of]}: ${line}` : line}</span>
              {action === 'publish' && zone !== undefined && hasPreview(type, siteOf(type, record)) && (
                <a
                  href={`/devise/preview/${type.path}.${record.id}@${wallClockIn(new Date(at), zone)}?lang=${of}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={words.seeThenOf(`${languages[of]}, ${line}`)}
                >
                  {words.seeThen}
                </a>
              )}
              {mayWithdraw && (
                <Button
                  variant="default"
                  loading={cancelling.isPending}
                  aria-label={words.cancelOf(`${languages[of]}, ${line}`)}
                  onClick={() => cancelling.mutate([`publication/${id}/cancel`])}
                >
                  {words.cancel}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Action = 'publish' | 'withdraw';

function Decide({ record, offered, mayWithdraw }: PartProps & { readonly offered: readonly Language[] }) {
  const { type } = useWorkflow();
  const words = usePhrases(actionPhrases);
  const [action, setAction] = useState<Action | ''>('');
  const [isSure, setIsSure] = useState(false);
  const untouched: PublicationChoice = { mode: 'now', languages: offered, at: '', note: '' };
  const [choice, setChoice] = useState(untouched);
  const deciding = useDecision(record, action === 'withdraw' ? words.withdrawn : words.published, () => {
    setAction('');
    setIsSure(false);
    // The next decision is one of its own: else a withdrawal would take the moment of what was scheduled before.
    setChoice(untouched);
  });
  const failed = deciding.error;
  const issues = (failed instanceof FetchFailed && failed.problem?.errors) || [];
  const change = (next: PublicationChoice) => {
    setChoice(next);
    setIsSure(false);
    deciding.reset();
  };
  const isWithdrawal = action === 'withdraw';
  const body = {
    languages: decidedLanguages(offered, choice.languages),
    ...(choice.mode === 'at' ? { at: choice.at } : {}),
  };
  const decide = () =>
    isWithdrawal && !isSure ? setIsSure(true) : action !== '' && deciding.mutate([action, body]);
  return (
    <section className={styles.choice} aria-labelledby="decide">
      <h2 id="decide">{words.question}</h2>
      <Radio.Group
        aria-labelledby="decide"
        value={action}
        onChange={(next) => {
          setAction(next);
          setIsSure(false);
        }}
      >
        <DotOption value="publish" label={words.publish} description={words.publishNote} />
        {mayWithdraw && (
          <DotOption value="withdraw" label={words.withdraw} description={words.withdrawNote} />
        )}
      </Radio.Group>
      {isWithdrawal && <CopiesStay id={record.id} />}
      {action !== '' && (
        <>
          {offered.length > 1 && (
            <LanguageTicks
              label={words.languages}
              offered={offered}
              value={choice.languages}
              onChange={(languages) => change({ ...choice, languages })}
            />
          )}
          <Radio.Group
            label={words.when}
            value={choice.mode}
            onChange={(mode) => change({ ...choice, mode: mode === 'at' ? 'at' : 'now' })}
          >
            <DotOption value="now" label={words.now} />
            <DotOption value="at" label={words.at} />
          </Radio.Group>
          {choice.mode === 'at' && (
            <MomentField
              siteId={siteOf(type, record)}
              choice={choice}
              onChange={change}
              issues={issues.map((one) => ({ ...one, path: `publish.${one.path}` }))}
              label={isWithdrawal ? words.untilWhen : words.fromWhen}
            />
          )}
          {isSure && (
            <p className={common.notice} role="alert">
              {choice.mode === 'at' ? words.sureLater : words.sure}
            </p>
          )}
          <p className={common.buttons}>
            <Button
              {...(isSure ? { color: 'red' } : {})}
              disabled={!isComplete(choice)}
              loading={deciding.isPending}
              onClick={decide}
            >
              {isSure ? words.yes : isWithdrawal ? words.withdrawButton : words.publishButton}
            </Button>
            {isSure && (
              <Button variant="default" onClick={() => setIsSure(false)}>
                {words.no}
              </Button>
            )}
          </p>
        </>
      )}
    </section>
  );
}
