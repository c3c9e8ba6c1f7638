import { Button } from '@mantine/core';
import { useState } from 'react';
import { contentTypes } from '../../../content/index.ts';
import { send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { textOfFile } from '../../text-of-file.ts';
import { useWrite } from '../../use-write.ts';
import { ChooseFile } from '../../choose-file.tsx';
import { redirectPhrases } from './phrases.ts';
import styles from './redirects.module.css';

const type = contentTypes.redirect;
const outcomes = ['created', 'changed', 'same', 'refused'] as const;

interface Row {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly outcome: (typeof outcomes)[number];
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

interface Imported {
  readonly done: boolean;
  readonly rows: readonly Row[];
}

interface Tried extends Imported {
  readonly name: string;
  readonly csv: string;
}

function TriedRow({ row: { line, from, to, outcome, errors } }: { readonly row: Row }) {
  const phrases = usePhrases(redirectPhrases);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.path}>
          {from} → {to}
        </p>
        <p className="quiet">
          {phrases.line(line)} · {phrases.outcomes[outcome]}
        </p>
        {errors.map(({ path, message }) => (
          <p className={styles.refused} key={path}>
            {path}: {message}
          </p>
        ))}
      </div>
    </li>
  );
}

interface OutcomeProps {
  readonly tried: Tried;
  readonly isStoring: boolean;
  readonly onStore: () => void;
}

/** What a file would do; what is refused stands first. */
function Outcome({ tried: { name, rows }, isStoring, onStore }: OutcomeProps) {
  const phrases = usePhrases(redirectPhrases);
  const of = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome);
  const counts = outcomes.map((outcome) => phrases.count(phrases.outcomes[outcome], of(outcome).length));
  const isRefused = of('refused').length > 0;
  const isNothing = of('same').length === rows.length;
  return (
    <section className={styles.part} aria-live="polite">
      <h2>{phrases.tried(name)}</h2>
      <p>{counts.join(' · ')}</p>
      {isRefused && <p className={styles.refused}>{phrases.mend}</p>}
      {isNothing && <p className="quiet">{phrases.nothing}</p>}
      {!isRefused && !isNothing && (
        <Button loading={isStoring} onClick={onStore}>
          {phrases.store}
        </Button>
      )}
      <ul className={`plain ${styles.rows}`}>
        {[...of('refused'), ...of('created'), ...of('changed')].map((row) => (
          <TriedRow row={row} key={row.line} />
        ))}
      </ul>
    </section>
  );
}

/** Redirects of a site out of Palapa and in again, as CSV. */
export function Component() {
  const phrases = usePhrases(redirectPhrases);
  const { view, why } = useMay(type.permission);
  const { site, siteId } = useSiteView();
  const back = { to: '/redirects', label: phrases.redirects };
  if (!view) return <Page title={phrases.fileTitle} lead={why} back={back} />;
  return (
    <Page title={phrases.fileTitle} lead={phrases.fileLead(site.name)} back={back}>
      {/* What was tried for one site is never stored for another. */}
      <SiteFile siteId={siteId} key={siteId} />
    </Page>
  );
}

function SiteFile({ siteId }: { readonly siteId: number }) {
  const phrases = usePhrases(redirectPhrases);
  const { change, why } = useMay(type.permission);
  const [tried, setTried] = useState<Tried>();
  const read = (csv: string, dry_run: boolean) =>
    send<Imported>('POST', 'redirects/import', { site_id: siteId, csv, dry_run });
  const trying = useWrite<Tried, File>({
    mutationFn: async (file) => {
      const csv = await textOfFile(file);
      return { ...(await read(csv, true)), name: file.name, csv };
    },
    onSuccess: setTried,
    onError: toastFailure,
  });
  const storing = useWrite<Imported, Tried>({
    mutationFn: ({ csv }) => read(csv, false),
    onSuccess: async (imported, before) => {
      await queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
      // Somebody may have changed a redirect since it was tried.
      setTried(imported.done ? undefined : { ...before, ...imported });
      if (imported.done) toastSuccess(phrases.stored);
    },
    onError: toastFailure,
  });
  return (
    <>
      <Button
        component="a"
        className={styles.start}
        variant="default"
        href={`/api/devise/redirects/export?site_id=${siteId}`}
        download
      >
        {phrases.take}
      </Button>
      {!change && <p className="quiet">{why}</p>}
      {change && (
        <section className={styles.part}>
          <h2>{phrases.read}</h2>
          <p className="quiet">{phrases.readHelp}</p>
          <ChooseFile accept=".csv,text/csv" onChange={(file) => file && trying.mutate(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={trying.isPending}>
                {phrases.choose}
              </Button>
            )}
          </ChooseFile>
        </section>
      )}
      {tried && <Outcome tried={tried} isStoring={storing.isPending} onStore={() => storing.mutate(tried)} />}
    </>
  );
}
