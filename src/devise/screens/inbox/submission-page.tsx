import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { Deletion } from './deletion.tsx';
import { Entries } from './entries.tsx';
import { Handling } from './handling.tsx';
import styles from './inbox.module.css';
import { Mails } from './mails.tsx';
import { inboxPhrases } from './phrases.ts';
import { useMayAnyForm, useMayForm } from './use-may-forms.ts';
import { formLabel, type WholeSubmission } from './submission.ts';
import { NoteForm, ReplyForm } from './writing.tsx';

function Facts({ submission }: { readonly submission: WholeSubmission }) {
  const phrases = usePhrases(inboxPhrases);
  const { sites } = useSession();
  const { site_id, page, language, created_at } = submission;
  const site = sites.find(({ id }) => id === site_id)?.name ?? '';
  return (
    <>
      {phrases.came} <When at={created_at} /> {phrases.fromPage} {site} <code>{page}</code>,{' '}
      {phrases.inLanguage[language]}
    </>
  );
}

function Submission({ submission }: { readonly submission: WholeSubmission }) {
  const phrases = usePhrases(inboxPhrases);
  const { change } = useMayForm()(submission.form);
  const { id, answers, entries, mails, delete_at } = submission;
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-labelledby="answers">
        <h2 id="answers">{phrases.answers}</h2>
        <dl className={styles.answers}>
          {answers.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {change && <ReplyForm submission={submission} key={id} />}
      </section>
      <section className={styles.part} aria-labelledby="handling">
        <h2 id="handling">{phrases.handling}</h2>
        {change && <Handling submission={submission} key={submission.version} />}
        <h3>{phrases.entries}</h3>
        <Entries entries={entries} />
        {change && <NoteForm id={id} key={id} />}
        <h3>{phrases.mails}</h3>
        <Mails id={id} mails={mails} mayRetry={change} />
        <p className="quiet">
          {phrases.kept} <When at={delete_at} />
        </p>
        {change && <Deletion id={id} />}
      </section>
    </div>
  );
}

/** One thing that a visitor sent, and what is done with it. */
export function Component() {
  const { id = '' } = useParams();
  const phrases = usePhrases(inboxPhrases);
  const language = useLanguage();
  const { view, why } = useMayAnyForm();
  const found = useQuery({
    queryKey: queryKeys.inbox.one(Number(id)),
    queryFn: ({ signal }) => get<WholeSubmission>(`inbox/${id}`, signal),
    enabled: view,
  });
  const { data } = found;
  const back = { to: '/inbox', label: phrases.back };
  if (!view) return <Page title={phrases.pageTitle} lead={why} back={back} />;
  return (
    <Page
      title={data ? phrases.from(formLabel(data.form, language), data.name ?? data.email) : phrases.pageTitle}
      lead={data && <Facts submission={data} />}
      back={back}
      isWide
    >
      <Loaded of={found}>{(submission) => <Submission submission={submission} />}</Loaded>
    </Page>
  );
}
