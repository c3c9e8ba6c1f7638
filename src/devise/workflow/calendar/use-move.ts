import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { movedAlways, movedOnce } from '../../../domain/time/move-occurrence.ts';
import { addDays, dayOf, timeOf } from '../../../domain/time/calendar.ts';
import { dayAndDate } from '../../../domain/time/date-words.ts';
import { atTime, describeRepetition } from '../../../domain/time/repetition-words.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { clearFailureToasts, toastFailure, toastSuccess, toastUndoable } from '../../toasts.ts';
import { beginChange, beginRecord } from '../draft/begin-draft.ts';
import { decidedLanguages, usePublicationLanguages } from '../publication/publication-languages.ts';
import { defaultChoice, wishOf } from '../publication/choice.ts';
import { usePublishRight } from '../publication/use-publication-choice.ts';
import { changePublication, undo } from '../records/records.ts';
import { saveMerged } from '../records/save-merged.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { type CalendarItem, itemsOf } from './calendar-items.ts';
import { calendarPhrases } from './phrases.ts';

/** An occurrence and the wall clock it is to begin at. */
export interface Move {
  readonly item: CalendarItem;
  readonly to: string;
}

/** Whether the move is about one date of many. */
export const isOneOfMany = ({ item }: Move): boolean => item.event.repeats === 1;

export type Reach = 'once' | 'always';

interface WantedMove extends Move {
  readonly reach: Reach;
}

/** The fields that a move changes. */
const changesOf = ({ item: { event, occurrence }, to }: Move, reach: Reach) =>
  reach === 'always' || event.repeats !== 1
    ? movedAlways(event, occurrence, to)
    : movedOnce(event, occurrence, to);

/**
 * Saves a move as a form would: over the version that was shown, published or sent for approval as the role may. What
 * somebody else changed meanwhile is shown side by side.
 */
export function useMove(siteId: number) {
  const { type, may, language, addressOf } = useWorkflow();
  const words = usePhrases(calendarPhrases);
  const { user } = useSession();
  const navigate = useNavigate();
  const offered = usePublicationLanguages(type, siteId);
  const right = usePublishRight(type, may);

  const whenOf = (to: string) => `${dayAndDate(dayOf(to), language)} ${atTime(timeOf(to), language)}`;
  /** How an event takes place after a move of every date: 'every Friday at 8:00 pm'. */
  const alwaysWords = (move: Move) => {
    const event = { ...move.item.event, ...changesOf(move, 'always') };
    return `${describeRepetition(event, language)} ${atTime(timeOf(event.start_date), language)}`;
  };

  const [waiting, setWaiting] = useState<readonly WantedMove[]>([]);
  const saved = useRef(new Map<number, StaffRecord>());
  /** The date as the moves before have left it: this one was wanted before they were saved. */
  function sinceThen({ item }: WantedMove): CalendarItem {
    const { starts } = item.occurrence;
    const record = saved.current.get(item.record.id);
    if (!record || record.version <= item.record.version) return item;
    const range = { from: addDays(dayOf(starts), -1), to: dayOf(starts) };
    return itemsOf(type, [record], range, language).find((one) => one.occurrence.starts === starts) ?? item;
  }

  const saving = useMutation<unknown, Error, WantedMove>({
    // One after the other.
    scope: { id: `moves-${type.name}` },
    mutationFn: async (wanted) => {
      const { to, reach } = wanted;
      const item = sinceThen(wanted);
      const { record } = item;
      const values = { ...formValues(type, record), ...changesOf({ item, to }, reach) };
      const choice = defaultChoice({ type, states: record.publication, offered, ...right });
      const publish = wishOf(choice, choice, offered);
      const { record: next } = await saveMerged(
        type,
        { id: record.id, version: record.version, publish },
        values,
      ).catch((failed: unknown) => {
        if (failed instanceof FetchFailed && failed.status === 409) openConflict(record, values);
        throw failed;
      });
      saved.current.set(next.id, next);
      if (choice.mode === 'ask') {
        const languages = decidedLanguages(offered, choice.languages);
        await changePublication(type, next, 'approval', { languages }).catch(toastFailure);
      }
      const done =
        reach === 'always' && isOneOfMany({ item, to })
          ? words.doneEvery(item.name, alwaysWords({ item, to }))
          : words.done(item.name, whenOf(to));
      if (choice.mode !== 'now') {
        toastSuccess(`${done} ${choice.mode === 'ask' ? words.sent : words.kept}`);
        return;
      }
      toastUndoable(done, async () => {
        await undo(type, next, 'saved');
        toastSuccess(words.undone(item.name));
      });
    },
    // A list of other days does not know that it came.
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.records.lists(type) }),
    onError: (failed) => {
      if (!(failed instanceof FetchFailed) || failed.status !== 409) toastFailure(failed);
    },
    onSettled: (_saved, _failed, wanted) => setWaiting((now) => now.filter((one) => one !== wanted)),
  });
  function save(wanted: WantedMove) {
    clearFailureToasts();
    setWaiting((now) => [...now, wanted]);
    saving.mutate(wanted);
  }

  function openConflict(record: CalendarItem['record'], values: ReturnType<typeof formValues>) {
    const draft = beginChange(type, record, { person: user.id, values });
    void navigate(addressOf({ kind: 'custom', name: 'conflict', id: record.id, draft }));
  }

  return { save, waiting, whenOf, alwaysWords };
}

/** Opens a new form with the date and the hour in it. */
export function useCreateAt(siteId: number) {
  const { type, workflow, go } = useWorkflow();
  const { user } = useSession();
  return (start: string) => {
    const values = formValues(type, { start_date: start });
    go(beginRecord(type, workflow, { person: user.id, siteId, values }));
  };
}
