import type { ContentType } from '../../../domain/content-type.ts';
import { duplicateValues } from '../../../domain/record/duplicate.ts';
import type { FormStep, Workflow } from '../../../domain/workflow/step.ts';
import { firstLanguageOf, type Session } from '../../session.tsx';
import { beginRecord } from '../draft/begin-draft.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { recordMenuPhrases } from './phrases.ts';

/** Begins a new record that says what another one says, as a draft; returns the step that opens it. */
export function beginDuplicate(
  type: ContentType,
  workflow: Workflow,
  record: StaffRecord,
  { user, sites }: Session,
): FormStep {
  const { copyOf } = recordMenuPhrases.en;
  const values = duplicateValues(type, record, firstLanguageOf(sites, record.site_id), (name, language) =>
    copyOf[language](name),
  );
  return beginRecord(type, workflow, { person: user.id, siteId: record.site_id, values });
}
