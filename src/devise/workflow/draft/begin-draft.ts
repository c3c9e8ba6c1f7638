import type { ContentType } from '../../../domain/content-type.ts';
import { type FormStep, firstPart, type Workflow } from '../../../domain/workflow/step.ts';
import { formValues, type FormValues } from '../../../domain/workflow/values-of.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { newDraftKey } from './draft.ts';
import { addUntouchedDraft, changeDraft } from './draft-store.ts';

interface NewRecord {
  /** The id of who writes it. */
  readonly person: string;
  readonly siteId: number | null;
  readonly values: FormValues;
}

/** Begins a new record with values already in its form; returns the step that opens it. */
export function beginRecord(
  type: ContentType,
  workflow: Workflow,
  { person, siteId, values }: NewRecord,
): FormStep {
  const key = newDraftKey();
  const step = firstPart(workflow);
  addUntouchedDraft(person, {
    key,
    type: type.name,
    record_id: null,
    site_id: siteId,
    version: null,
    values,
    step,
  });
  changeDraft(key, values, step);
  return { kind: 'form', id: null, part: step, draft: key, entry: null };
}

interface Change {
  readonly person: string;
  readonly values: FormValues;
}

/** Begins a change of a record as it was read; returns the key of the draft. */
export function beginChange(type: ContentType, record: StaffRecord, { person, values }: Change): string {
  const key = newDraftKey();
  addUntouchedDraft(person, {
    key,
    type: type.name,
    record_id: record.id,
    site_id: record.site_id,
    version: record.version,
    values: formValues(type, record),
    step: '',
  });
  changeDraft(key, values, '');
  return key;
}
