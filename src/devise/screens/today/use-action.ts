import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastRefusal, toastSuccess, toastUndoable } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { type Outcome, refreshToday } from './board-data.ts';
import { todayPhrases } from './phrases.ts';

/** Something that one tap does, what is said of it, and what takes it back. */
export interface Action {
  readonly name: string;
  readonly did: string;
  readonly send: () => Promise<unknown>;
  readonly undo?: () => Promise<unknown>;
}

const outcomeOf = (answer: unknown): Outcome => (answer as { outcome?: Outcome } | null)?.outcome ?? 'now';

/** Does an action, says what became of it with the way back, and reads the board anew. */
export function useAction(onDone?: () => void) {
  const { did: said } = usePhrases(todayPhrases);
  const undoing = useWrite<unknown, Action>({
    mutationFn: ({ undo }) => undo!(),
    onSuccess: (_, { name }) => {
      toastSuccess(said.putBack(name));
      void refreshToday();
    },
    onError: toastFailure,
  });
  return useWrite<unknown, Action>({
    mutationFn: ({ send }) => send(),
    onSuccess: (answer, action) => {
      const { name, did, undo } = action;
      const outcome = outcomeOf(answer);
      const texts = {
        now: did,
        approval: said.asked(name),
        'working-copy': said.kept(name),
        same: said.same(name),
      };
      if (undo && outcome === 'now') toastUndoable(did, () => undoing.mutate(action));
      else toastSuccess(texts[outcome]);
      onDone?.();
      void refreshToday();
    },
    onError: toastRefusal,
  });
}
