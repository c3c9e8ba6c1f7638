import type { ContentType } from '../../../domain/content-type.ts';
import { duplicateValues } from '../../../domain/record/duplicate.ts';
import type { FormStep, Workflow } from '../../../domain/workflow/step.ts';
import { firstPart } from '../../../domain/workflow/step.ts';
import { newDraftKey } from '../draft/draft.ts';
import { addUntouchedDraft, changeDraft } from '../draft/draft-store.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { recordMenuPhrases } from './phrases.ts';

/** Begins a new record that says what another one says, as a draft; returns the step that opens it. */
export function beginDuplicate(
  type: ContentType,
  workflow: Workflow,
  record: StaffRecord,
  person: string,
): FormStep {
  const key = newDraftKey();
  const part = firstPart(workflow);
  const { copyOf } = recordMenuPhrases.en;
  const values = duplicateValues(type, record, (name, language) => copyOf[language](name));
  addUntouchedDraft(person, {
    key,
    type: type.name,
    record_id: null,
    site_id: record.site_id,
    version: null,
    values,
    step: part,
    updated_at: new Date().toISOString(),
  });
  changeDraft(key, values, part);
  return { kind: 'form', id: null, part, draft: key, entry: null };
}
