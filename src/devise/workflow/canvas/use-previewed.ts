import { useState, useSyncExternalStore } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { openDraft, subscribeToDrafts } from '../draft/draft-store.ts';

/** The key of what is drawn: the draft once the server has it, until then the record as it is saved. */
export function usePreviewed(draftKey: string, type: ContentType, recordId: number | undefined) {
  const held = useSyncExternalStore(subscribeToDrafts, () => openDraft(draftKey));
  const [drawn, setDrawn] = useState<string>();
  const isThere = held !== undefined && !held.isUntouched;
  const kept = isThere && held.sync === 'synced' ? held.draft.updated_at : undefined;
  // During further input the canvas shows the last stored draft.
  if (kept !== undefined && kept !== drawn) setDrawn(kept);
  const stored = recordId === undefined ? undefined : `${type.path}.${recordId}`;
  return { key: drawn !== undefined && isThere ? draftKey : stored, drawn, values: held?.draft.values };
}
