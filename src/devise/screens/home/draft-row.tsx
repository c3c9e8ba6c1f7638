import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { titleBeside } from '../../../domain/record/title.ts';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import { get, send } from '../../api.ts';
import { toastFailure } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { useSession } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { When } from '../../shell/when.tsx';
import { discardDraft } from '../../workflow/draft/draft-store.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { screenPhrases } from '../phrases.ts';
import styles from './home.module.css';

interface StoredDraft extends DraftFacts {
  readonly values: Parameters<typeof nameOf>[1];
}

function addressOf(type: ContentType, { key, record_id, step }: DraftFacts): string {
  const begin = record_id === null ? 'create' : `${record_id}/edit`;
  return `${addressOfType(type)}/${begin}/${step}?draft=${key}`;
}

export default function DraftRow({ draft }: { readonly draft: DraftFacts }) {
  const type = allContentTypes.find(({ name }) => name === draft.type);
  return type ? <Row draft={draft} type={type} /> : null;
}

function Row({ draft, type }: { readonly draft: DraftFacts; readonly type: ContentType }) {
  const phrases = usePhrases(screenPhrases);
  const language = useLanguage();
  const { user, sites } = useSession();
  const { one } = type.labels[language];
  const kind = draft.record_id === null ? phrases.draftNew(one) : phrases.draftOf(one);
  const { data } = useQuery({
    queryKey: queryKeys.drafts.named(draft.key),
    queryFn: ({ signal }) => get<StoredDraft>(`drafts/${draft.key}`, signal),
  });
  const discard = useMutation({
    mutationFn: async () => {
      // With the server first, so that a failure is told; then what this tab and this device hold of it.
      await send('DELETE', `drafts/${draft.key}`);
      await discardDraft(user.id, draft.key);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.drafts.mine }),
    onError: toastFailure,
  });
  const called = (data && draftName(type, data, language)) || kind;
  const part = type.workflow?.parts.find(({ key }) => draft.step.split('/')[0] === key)?.called[language];
  const site = sites.find(({ id }) => id === draft.site_id)?.name;
  // Drafts of one name are told apart by what they are of, where they stand and whose they are.
  const facts = [called === kind ? '' : kind, part, site].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <Link to={addressOf(type, draft)}>
        <span className={styles.name}>{called}</span>
        <span className={styles.facts}>
          {facts !== '' && `${facts} · `}
          {phrases.draftKept} <When at={draft.updated_at} />
        </span>
      </Link>
      <Button
        variant="subtle"
        aria-label={phrases.discardThis([called, site].filter(Boolean).join(', '))}
        loading={discard.isPending}
        onClick={() => discard.mutate()}
      >
        {phrases.discard}
      </Button>
    </li>
  );
}

/** A draft may hold anything that fits a form so far; a name that is not there yet is no failure. */
function draftName(type: ContentType, { values }: StoredDraft, language: Language): string {
  const locale = { en: values.locale?.en ?? {}, es: values.locale?.es ?? {} };
  const record = { ...values, locale };
  return [nameOf(type, record, language).trim(), titleBeside(type, record, language)]
    .filter(Boolean)
    .join(' · ');
}
