import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { formValues, newFormValues, type FormValues } from '../../../domain/workflow/values-of.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { useOpenedRecord, useSiteView } from '../../site-view.tsx';
import { recordQuery } from '../records/records.ts';
import { screenOf, useWorkflow } from '../use-workflow.tsx';
import type { StaffRecord } from '../records/staff-record.ts';
import { deviceCopy, isOwnKey, rememberOwnKey } from './device-copies.ts';
import { newDraftKey, newerDraft } from './draft.ts';
import {
  openDraft,
  isDiscarded,
  subscribeToDrafts,
  addFoundDraft,
  addUntouchedDraft,
  storedDraft,
} from './draft-store.ts';

/** What a form edits: the stored record and the draft over it. */
export interface Editing {
  readonly key: string;
  readonly person: string;
  readonly values: FormValues;
  /** Undefined for a new record. */
  readonly record: StaffRecord | undefined;
  readonly siteId: number | null;
  readonly version: number | null;
  readonly isUntouched: boolean;
  /** The address names a draft of another person, or one that no longer exists. */
  readonly isNotTheirs: boolean;
}

interface Loading {
  readonly error: Error | null;
  readonly tryAgain: () => void;
}

/** Where a draft is edited: what becomes of a key that was made for it, and of a draft that was saved already. */
interface EditedAt {
  readonly onNewKey: (key: string) => void;
  readonly onCreated: (id: number, key: string) => void;
}

/** Opens what a step edits; its address is given the draft's key. */
export function useEditing(id: number | null, draftKey: string | null): Editing | Loading {
  const { type, go, step } = useWorkflow();
  return useDraft(
    type,
    { id, draftKey },
    {
      onNewKey: (key) => {
        if (step.kind === 'form' || step.kind === 'review' || step.kind === 'choose') {
          go({ ...step, draft: key }, { replace: true });
        }
      },
      onCreated: (recordId, key) => go({ kind: 'review', id: recordId, draft: key }, { replace: true }),
    },
  );
}

/**
 * Opens what is edited: the draft its address names, from this tab, this device or the server, whichever is
 * newest; else a new one over the record as it stands. The address is given the draft's key at once, so that
 * reload, Back and the next step find it.
 */
export function useDraft(
  type: ContentType,
  { id, draftKey }: { readonly id: number | null; readonly draftKey: string | null },
  { onNewKey, onCreated }: EditedAt,
): Editing | Loading {
  const { user } = useSession();
  const view = useSiteView();
  const [ownKey] = useState(newDraftKey);
  const key = draftKey ?? ownKey;
  const isNewKey = key === ownKey || isDiscarded(key);

  const recordAsked = useQuery(recordQuery(type, id));
  const held = useSyncExternalStore(subscribeToDrafts, () => openDraft(key));
  const stored = useQuery({
    queryKey: queryKeys.drafts.one(key),
    queryFn: ({ signal }) => storedDraft({ key, type: type.name }, signal),
    enabled: !isNewKey && !held,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  const record = recordAsked.data;
  const onDevice = deviceCopy(user.id, key);
  // Another device may have sent a newer version; the local copy alone is used only while the server cannot be
  // reached.
  const isOnlyHere = stored.isError && onDevice !== null;
  const isAsked = isNewKey || held !== undefined || stored.isSuccess || isOnlyHere;
  const hasRecord = id === null || record !== undefined;
  const isStale = held?.isUntouched === true && record !== undefined && held.draft.version !== record.version;
  const viewSite = type.scope === 'site' ? view.siteId : null;
  const hasMoved = held?.isUntouched === true && id === null && held.draft.site_id !== viewSite;

  // A new record that somebody has begun is for the site it was begun at.
  useOpenedRecord(id === null && held && !held.isUntouched ? held.draft.site_id : null, screenOf(type));

  useEffect(() => {
    if (!isAsked || !hasRecord || (held && !isStale && !hasMoved)) return;
    // Of one that was saved or thrown away a moment ago a copy may still be at hand.
    const found = held || isNewKey ? null : newerDraft(stored.data, onDevice);
    const fits = found && found.type === type.name && found.record_id === id;
    if (fits) {
      addFoundDraft(user.id, { ...found, values: formValues(type, found.values) }, found === onDevice);
      return;
    }
    if (found?.type === type.name && found.record_id !== null && id === null) {
      // A record was created from it, but the response was lost.
      onCreated(found.record_id, key);
      return;
    }
    const draft = {
      key,
      type: type.name,
      record_id: id,
      site_id: record ? siteOf(type, record) : viewSite,
      version: record?.version ?? null,
      values: record ? formValues(type, record) : newFormValues(type),
      step: '',
    };
    addUntouchedDraft(user.id, draft);
  });

  useEffect(() => {
    if (draftKey === null) {
      rememberOwnKey(ownKey);
      onNewKey(ownKey);
    }
  }, [draftKey, ownKey, onNewKey]);

  if (held && hasRecord) {
    const { draft, isUntouched } = held;
    return {
      key,
      person: user.id,
      values: draft.values,
      record,
      siteId: draft.site_id,
      version: draft.version,
      isUntouched,
      isNotTheirs: isUntouched && stored.data === null && !isNewKey && !isOwnKey(key),
    };
  }
  return {
    error: recordAsked.error ?? (onDevice ? null : stored.error),
    tryAgain: () => {
      void recordAsked.refetch();
      void stored.refetch();
    },
  };
}

export const isReady = (editing: Editing | Loading): editing is Editing => 'values' in editing;
