import { useState } from 'react';
import type { FieldIssue } from '../../inputs/field/field-issue.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { languages } from '../../../domain/language.ts';
import { holds } from '../../../domain/staff/permission.ts';
import { type May, useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure } from '../../toasts.ts';
import { changePublication } from '../records/records.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { decidedLanguages, usePublicationLanguages } from './publication-languages.ts';
import { choicePhrases } from './choice-phrases.ts';
import { defaultChoice, isComplete, type PublicationChoice, wishOf } from './choice.ts';

/** Which languages somebody writes of a type's records, and whether they publish them. The server enforces it. */
export function usePublishRight(type: ContentType, may: May) {
  const { user } = useSession();
  const writes = may.change ? languages : may.wordsIn;
  return { writes, mayPublish: may.edit && holds(user.publish_list, type.permission) };
}

interface Of {
  readonly type: ContentType;
  readonly record: StaffRecord | undefined;
  readonly siteId: number | null;
  readonly may: May;
}

/** What the save on the review step does about guests: the default until somebody chooses. */
export function usePublicationChoice({ type, record, siteId, may }: Of) {
  const offered = usePublicationLanguages(type, siteId);
  const right = usePublishRight(type, may);
  const words = usePhrases(choicePhrases);
  const [chosen, setChosen] = useState<PublicationChoice>();
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const byDefault = defaultChoice({ type, states: record?.publication, offered, ...right });
  const choice = chosen ?? byDefault;
  return {
    choice,
    setChoice: (next: PublicationChoice) => {
      setChosen(next);
      setIssues([]);
    },
    issues,
    /** Shows what the server refused about the choice; false where it refused something else. */
    showIssues: (errors: readonly FieldIssue[]): boolean => {
      const own = errors.filter(({ path }) => path.startsWith('publish'));
      setIssues(own);
      return own.length > 0;
    },
    /** Sends what was saved for approval, where that was chosen. What fails is told, and can be done later. */
    askIfChosen: async (saved: StaffRecord): Promise<void> => {
      if (choice.mode !== 'ask') return;
      const body = { languages: decidedLanguages(offered, choice.languages), note: choice.note };
      await changePublication(type, saved, 'approval', body).catch(toastFailure);
    },
    offered: offered.filter((one) => right.writes.includes(one)),
    mayPublish: right.mayPublish,
    isComplete: isComplete(choice),
    /** What the button says where the choice differs from what a save of the type always does. */
    saveLabel: (isNew: boolean): string | undefined =>
      right.mayPublish && choice.mode === byDefault.mode
        ? undefined
        : words[isNew ? 'create' : 'save'][choice.mode],
    publish: wishOf(choice, byDefault, offered),
  };
}
