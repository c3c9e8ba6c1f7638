import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StayColumn, StayLine } from '../../../domain/agents/stay-list.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { textOfFile } from '../../text-of-file.ts';
import { useWrite } from '../../use-write.ts';
import { ChooseFile } from '../../choose-file.tsx';
import type { Summary, TriedStays } from './agent.ts';
import styles from './agents.module.css';
import { agentPhrases } from './phrases.ts';
import { summaryQuery } from './summary-query.ts';

interface Tried extends TriedStays {
  readonly name: string;
  readonly text: string;
}

/** What the list needs attention for stands first; stays that no agent logged come last. */
const order = [
  'unreadable',
  'differs',
  'several',
  'repeated',
  'declined',
  'verified',
  'before',
  'unknown',
] as const;

function Line({ line: { row, number, outcome } }: { readonly line: StayLine }) {
  const phrases = usePhrases(agentPhrases);
  const columns = 'columns' in outcome ? outcome.columns.map((name) => phrases.columns[name]).join(', ') : '';
  const isWrong = ['unreadable', 'differs', 'several', 'repeated'].includes(outcome.is);
  return (
    <tr>
      <td className={styles.number}>{phrases.row(row)}</td>
      <td>{number}</td>
      <td>
        <span className={isWrong ? styles.warn : undefined}>{phrases.outcomes[outcome.is]}</span>
        {columns !== '' && <span className={styles.quiet}>{columns}</span>}
      </td>
    </tr>
  );
}

interface OutcomeProps {
  readonly tried: Tried;
  readonly isApplying: boolean;
  readonly onApply: () => void;
}

/** What a list would do, or has done. */
function Outcome({ tried: { name, lines, verified }, isApplying, onApply }: OutcomeProps) {
  const phrases = usePhrases(agentPhrases);
  const of = (is: (typeof order)[number]) => lines.filter(({ outcome }) => outcome.is === is);
  const toVerify = of('verified').length;
  const counts = order.flatMap((is) =>
    of(is).length > 0 ? phrases.counted(phrases.outcomes[is], of(is).length) : [],
  );
  return (
    <section className={styles.form} aria-live="polite">
      <h2>{verified === null ? phrases.tried(name) : phrases.applied(verified)}</h2>
      <p>{counts.join(' · ')}</p>
      {verified === null && toVerify === 0 && <p className="quiet">{phrases.nothingToVerify}</p>}
      {verified === null && toVerify > 0 && (
        <Button loading={isApplying} onClick={onApply}>
          {phrases.apply(toVerify)}
        </Button>
      )}
      <table className={styles.table}>
        <tbody>
          {order.flatMap(of).map((line) => (
            <Line key={line.row} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function StayForm({ resorts }: { readonly resorts: Summary['resorts'] }) {
  const phrases = usePhrases(agentPhrases);
  const [resort, setResort] = useState<string | null>(null);
  const [tried, setTried] = useState<Tried>();
  const [wrong, setWrong] = useState<string>();
  const read = (text: string, apply: boolean) =>
    send<TriedStays>('POST', 'agents/stays', { resort_id: Number(resort), list: text, apply });
  const onError = (failed: Error) => {
    const errors = (failed instanceof FetchFailed && failed.problem?.errors) || [];
    const lacking = errors.flatMap(({ path }) =>
      path.startsWith('list.') ? [phrases.columns[path.slice(5) as StayColumn]] : [],
    );
    const isLong = errors.some(({ path }) => path === 'list');
    setTried(undefined);
    setWrong(lacking.length > 0 ? phrases.lacks(lacking.join(', ')) : isLong ? phrases.tooMany : undefined);
    if (errors.length === 0) toastFailure(failed);
  };
  const trying = useWrite<Tried, File>({
    mutationFn: async (file) => {
      const text = await textOfFile(file);
      return { ...(await read(text, false)), name: file.name, text };
    },
    onSuccess: (found) => {
      setWrong(undefined);
      setTried(found);
    },
    onError,
  });
  const applying = useWrite<TriedStays, Tried>({
    mutationFn: ({ text }) => read(text, true),
    onSuccess: async (done, before) => {
      setTried({ ...before, ...done });
      toastSuccess(phrases.applied(done.verified ?? 0));
      await queries.invalidateQueries({ queryKey: queryKeys.agents.all });
    },
    onError,
  });
  return (
    <>
      <div className={styles.form}>
        <Select
          label={phrases.chooseResort}
          data={resorts.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={resort}
          disabled={trying.isPending || applying.isPending}
          allowDeselect={false}
          onChange={(chosen) => {
            setResort(chosen);
            setTried(undefined);
          }}
        />
        <p className="quiet">{phrases.staysHelp}</p>
        <ChooseFile
          accept=".csv,text/csv"
          inputProps={{ 'aria-label': phrases.chooseFile }}
          onChange={(file) => file && trying.mutate(file)}
        >
          {(props) => (
            <Button {...props} variant="default" disabled={resort === null} loading={trying.isPending}>
              {phrases.chooseFile}
            </Button>
          )}
        </ChooseFile>
        {wrong !== undefined && (
          <p className={styles.warn} role="alert">
            {wrong}
          </p>
        )}
      </div>
      {tried && (
        <Outcome tried={tried} isApplying={applying.isPending} onApply={() => applying.mutate(tried)} />
      )}
    </>
  );
}

/** A hotel's list of stays: tried first, then it verifies what agrees. */
export function Component() {
  const phrases = usePhrases(agentPhrases);
  const { view, change, why } = useMay('manage agents');
  const summary = useQuery({ ...summaryQuery, enabled: view });
  const back = { to: '/agents', label: phrases.back };
  if (!view || !change) return <Page title={phrases.staysTitle} lead={why} back={back} />;
  return (
    <Page title={phrases.staysTitle} lead={phrases.staysLead} back={back}>
      <Loaded of={summary} rows={2}>
        {({ resorts }) => <StayForm resorts={resorts} />}
      </Loaded>
    </Page>
  );
}
