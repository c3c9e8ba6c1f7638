import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localeTags } from '../../../domain/language.ts';
import { get, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastFailure } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { redirectPhrases } from './phrases.ts';
import styles from './redirects.module.css';

interface Step {
  readonly instance: string;
  readonly state: 'waiting' | 'done' | 'failed' | 'gone';
  readonly sites: number | null;
  readonly redirects: number | null;
  readonly took_ms: number | null;
}

interface Refresh {
  readonly id: number;
  readonly at: string;
  readonly actor_name: string;
  readonly steps: readonly Step[];
  readonly deploy: { readonly status: number | null; readonly took_ms: number | null } | null;
  readonly is_finished: boolean;
}

/** Milliseconds between two looks at a refresh that is under way. */
const LOOK_EVERY = 500;
const PATH = 'route-cache/refresh';

function useTook(): (ms: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(localeTags[language], {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 2,
  });
  return (ms) => format.format(ms / 1000);
}

function Deployment({ deploy }: { readonly deploy: NonNullable<Refresh['deploy']> }) {
  const phrases = usePhrases(redirectPhrases);
  const took = useTook();
  const { status, took_ms } = deploy;
  const said =
    status === null
      ? phrases.deployWaits
      : status === 0
        ? phrases.notDeployed
        : phrases.deployed(status, took(took_ms ?? 0));
  return (
    <li className={styles.row}>
      <div>
        {phrases.deployment}: {said}
      </div>
    </li>
  );
}

function Progress({ refresh }: { readonly refresh: Refresh }) {
  const phrases = usePhrases(redirectPhrases);
  const took = useTook();
  const { steps, deploy, is_finished, actor_name, at } = refresh;
  return (
    <section className={styles.part}>
      <p>
        {phrases.last(actor_name)} <When at={at} />
      </p>
      <p role="status">{is_finished ? phrases.finished : phrases.underWay}</p>
      <ul className={`plain ${styles.rows}`}>
        {steps.map(({ instance, state, sites, redirects, took_ms }, index) => (
          <li key={instance} className={styles.row}>
            <div>
              {phrases.server(index + 1, steps.length)}: {phrases.states[state]}
              {state === 'done' && (
                <p className="quiet">{phrases.did(sites ?? 0, redirects ?? 0, took(took_ms ?? 0))}</p>
              )}
            </div>
          </li>
        ))}
        {deploy && <Deployment deploy={deploy} />}
      </ul>
    </section>
  );
}

/** Section 2: the Refresh Cache button, and how far it is on every server. */
export function Component() {
  const phrases = usePhrases(redirectPhrases);
  const { view, change, why } = useMay('manage redirects');
  const last = useQuery({
    queryKey: queryKeys.routeRefresh,
    queryFn: ({ signal }) => get<Refresh | null>(PATH, signal),
    enabled: view,
    refetchInterval: ({ state }) => (state.data?.is_finished === false ? LOOK_EVERY : false),
  });
  const refreshing = useWrite({
    mutationFn: () => send<Refresh>('POST', PATH),
    onSuccess: (begun) => queries.setQueryData(queryKeys.routeRefresh, begun),
    onError: toastFailure,
  });
  const back = { to: '/settings', label: phrases.settings };
  if (!view) return <Page title={phrases.refreshTitle} lead={why} back={back} />;
  return (
    <Page title={phrases.refreshTitle} lead={phrases.refreshLead} back={back}>
      {change ? (
        <Button
          className={styles.start}
          size="lg"
          loading={refreshing.isPending || last.data?.is_finished === false}
          onClick={() => refreshing.mutate()}
        >
          {phrases.refresh}
        </Button>
      ) : (
        <p className="quiet">{why}</p>
      )}
      <Loaded of={last} rows={2}>
        {(refresh) => (refresh ? <Progress refresh={refresh} /> : <p className="quiet">{phrases.never}</p>)}
      </Loaded>
    </Page>
  );
}
