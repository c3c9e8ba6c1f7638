import { useSyncExternalStore } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { openDraft, subscribeToDrafts } from '../draft/draft-store.ts';
import { workflowPhrases } from '../phrases.ts';
import styles from '../workflow.module.css';

/** The sync state of a draft, in a sentence. */
export function DraftStatus({ draftKey }: { readonly draftKey: string }) {
  const { form } = usePhrases(workflowPhrases);
  const draft = useSyncExternalStore(subscribeToDrafts, () => openDraft(draftKey));
  if (!draft || draft.isUntouched) return <span role="status" className={styles.kept} />;
  const sentences = {
    synced: form.kept,
    syncing: form.keeping,
    offline: form.offline,
    device: form.onDevice,
    tooLarge: form.tooLarge,
    page: form.onPage,
  };
  return (
    <span role="status" className={styles.kept} data-sync={draft.sync}>
      {sentences[draft.sync]}
    </span>
  );
}
