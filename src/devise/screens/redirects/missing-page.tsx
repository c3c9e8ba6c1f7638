import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import { pathOfStep } from '../../../domain/workflow/address.ts';
import { workflowOf } from '../../../domain/workflow/step.ts';
import { list, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay, useSession } from '../../session.tsx';
import { Page } from '../../shell/page/page.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { PagedList } from '../../shell/page/paged-list.tsx';
import { When } from '../../shell/when.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { beginRecord } from '../../workflow/draft/begin-draft.ts';
import { screenOf } from '../../workflow/use-workflow.tsx';
import { redirectPhrases } from './phrases.ts';
import styles from './redirects.module.css';

interface MissingAddress {
  readonly path: string;
  readonly hits: number;
  readonly last_at: string;
}

const type = contentTypes.redirect;

/** Begins a redirect of an address as a draft; returns the address of the form. */
function beginRedirect(from: string, siteId: number, person: string): string {
  const workflow = workflowOf(type)!;
  const values = { from, name: from, locale: { en: {}, es: {} } };
  const form = beginRecord(type, workflow, { person, siteId, values });
  return `${screenOf(type)}/${pathOfStep(workflow, form)}`;
}

function MissingRow({ missing, siteId }: { readonly missing: MissingAddress; readonly siteId: number }) {
  const phrases = usePhrases(redirectPhrases);
  const { change } = useMay(type.permission);
  const { user } = useSession();
  const navigate = useNavigate();
  const { path, hits, last_at } = missing;
  const dismissing = useWrite({
    mutationFn: () => send('POST', 'redirects/missing/dismiss', { site_id: siteId, paths: [path] }),
    onSuccess: async () => {
      toastSuccess(phrases.dismissed(path));
      await queries.invalidateQueries({ queryKey: queryKeys.missing.lists });
    },
    onError: toastFailure,
  });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.path}>{path || '/'}</p>
        <p className="quiet">
          {phrases.asked(hits)}, {phrases.lastAsked} <When at={last_at} />
        </p>
      </div>
      {change && (
        <div className={styles.buttons}>
          <Button
            aria-label={phrases.leadThis(path)}
            onClick={() => void navigate(beginRedirect(path || '/', siteId, user.id))}
          >
            {phrases.lead}
          </Button>
          <Button
            variant="default"
            aria-label={phrases.dismissThis(path)}
            loading={dismissing.isPending}
            onClick={() => dismissing.mutate()}
          >
            {phrases.dismiss}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What visitors of a site asked for and did not find. */
export function Component() {
  const phrases = usePhrases(redirectPhrases);
  const { view, why } = useMay(type.permission);
  const { site, siteId } = useSiteView();
  const back = { to: '/redirects', label: phrases.redirects };
  if (!view) return <Page title={phrases.missingTitle} lead={why} back={back} />;
  return (
    <Page title={phrases.missingTitle} lead={phrases.missingLead(site.name)} back={back}>
      {/* The rows of one site never stand on the page of another while it loads. */}
      <MissingOfSite siteId={siteId} key={siteId} />
    </Page>
  );
}

function MissingOfSite({ siteId }: { readonly siteId: number }) {
  const phrases = usePhrases(redirectPhrases);
  const [search] = useSearchParams();
  const page = pageIn(search);
  const missing = useQuery({
    queryKey: queryKeys.missing.list(siteId, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => list<MissingAddress>(`redirects/missing?site_id=${siteId}&page=${page}`, signal),
  });
  return (
    <PagedList of={missing} className={styles.rows} empty={phrases.missingEmpty}>
      {(one) => <MissingRow missing={one} siteId={siteId} key={one.path} />}
    </PagedList>
  );
}
