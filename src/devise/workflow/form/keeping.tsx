import { useSyncExternalStore } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { heldDraft, onDrafts } from '../draft/held-drafts.ts';
import { workflowPhrases } from '../phrases.ts';
import styles from '../workflow.module.css';

/** Whether what was typed is safe, in a sentence. */
export function KeepingNote({ draftKey }: { readonly draftKey: string }) {
  const { form } = usePhrases(workflowPhrases);
  const held = useSyncExternalStore(onDrafts, () => heldDraft(draftKey));
  if (!held || held.isUntouched) return <span role="status" className={styles.kept} />;
  const sentences = {
    kept: form.kept,
    keeping: form.keeping,
    offline: form.offline,
    device: form.onDevice,
    tooLarge: form.tooLarge,
    page: form.onPage,
  };
  return (
    <span role="status" className={styles.kept} data-keeping={held.keeping}>
      {sentences[held.keeping]}
    </span>
  );
}
