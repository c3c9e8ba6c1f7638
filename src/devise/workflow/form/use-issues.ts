import { useMemo, useSyncExternalStore } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { issueText } from '../../../domain/fields/issue.ts';
import { writtenAs } from '../../../domain/record/written-as.ts';
import { issuesIn } from '../../../domain/workflow/progress.ts';
import { fieldOfPath } from '../../../domain/workflow/step.ts';
import type { FieldIssue } from '../../inputs/index.ts';
import { useSession } from '../../session.tsx';
import { useLanguage } from '../../staff-language.tsx';
import { openDraft, subscribeToDrafts } from '../draft/draft-store.ts';
import type { Editing } from '../draft/use-editing.ts';

const none: readonly FieldIssue[] = [];

/**
 * Validation issues in the order of the form: those of the shared validation, and those only the server can
 * find, such as a name that is taken.
 */
export function useIssues(
  type: ContentType,
  { values, key, siteId }: Pick<Editing, 'values' | 'key' | 'siteId'>,
): readonly FieldIssue[] {
  const language = useLanguage();
  const { sites } = useSession();
  const site = sites.find(({ id }) => id === siteId);
  const { firstLanguage } = writtenAs(type, values, site);
  const serverIssues = useSyncExternalStore(subscribeToDrafts, () => openDraft(key)?.issues) ?? none;
  return useMemo(() => {
    const own = issuesIn(type, values, firstLanguage).map((one) => ({
      path: one.path,
      message: issueText(one, language),
    }));
    const known = new Set(own.map(({ path }) => path));
    const formFields = type.workflow?.parts.flatMap(({ fields }) => fields) ?? [];
    const placeOf = ({ path }: FieldIssue) => formFields.indexOf(fieldOfPath(path));
    const all = [...own, ...serverIssues.filter(({ path }) => !known.has(path))];
    return all.toSorted((one, other) => placeOf(one) - placeOf(other));
  }, [type, values, firstLanguage, language, serverIssues]);
}
