import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type BookingAction, bookingActions, stateAfter } from '../../../domain/agents/booking-state.ts';
import { send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import type { Advanced, Booking } from './agent.ts';
import styles from './agents.module.css';
import { agentPhrases } from './phrases.ts';

interface BulkProps {
  readonly selected: readonly Booking[];
  /** What was selected is done with, but for these. */
  readonly onDone: (left: readonly number[]) => void;
}

interface Wanted {
  readonly action: BookingAction;
  readonly word: string;
}

/** What can be done with the selected bookings; those that it does not fit stay as they are, and it says why. */
export function Bulk({ selected, onDone }: BulkProps) {
  const phrases = usePhrases(agentPhrases);
  const [asked, setAsked] = useState<'pay' | 'decline'>();
  const [word, setWord] = useState('');
  const [left, setLeft] = useState<Advanced['left']>([]);
  const advancing = useWrite<Advanced, Wanted>({
    mutationFn: ({ action, word: given }) =>
      send('POST', 'agents/bookings/advance', {
        ids: selected.map(({ id }) => id),
        action,
        ...(action === 'decline' && { reason: given }),
        ...(action === 'pay' && { reference: given }),
      }),
    onSuccess: async (advanced) => {
      setAsked(undefined);
      setWord('');
      setLeft(advanced.left);
      if (advanced.done.length > 0) toastSuccess(phrases.done(advanced.done.length));
      onDone(advanced.left.map(({ id }) => id));
      await queries.invalidateQueries({ queryKey: queryKeys.agents.all });
    },
    onError: toastFailure,
  });
  const press = (action: BookingAction) => {
    setLeft([]);
    if (action === 'pay' || action === 'decline') setAsked(action);
    else advancing.mutate({ action, word: '' });
  };
  const reasons = Map.groupBy(left, ({ why }) => why);
  if (selected.length === 0 && left.length === 0) return null;
  return (
    <div className={styles.bulk} role="group" aria-label={phrases.selected(selected.length)}>
      {selected.length > 0 && <p role="status">{phrases.selected(selected.length)}</p>}
      {left.length > 0 && (
        <p className={styles.warn} role="alert">
          {phrases.left(left.length)}{' '}
          {[...reasons].map(([why, all]) => `${phrases.why[why] ?? why} (${all.length})`).join(', ')}
        </p>
      )}
      {asked ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            advancing.mutate({ action: asked, word });
          }}
        >
          <TextInput
            label={asked === 'pay' ? phrases.reference : phrases.whyDeclined}
            value={word}
            maxLength={asked === 'pay' ? 80 : 500}
            required
            data-autofocus
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" loading={advancing.isPending} disabled={word.trim() === ''}>
              {asked === 'pay' ? phrases.confirmPay : phrases.confirmDecline}
            </Button>
            <Button variant="default" onClick={() => setAsked(undefined)}>
              {phrases.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.buttons}>
          {bookingActions
            .filter((action) => selected.some(({ state }) => stateAfter(state, action)))
            .map((action, at) => (
              <Button
                key={action}
                variant={at === 0 ? 'filled' : 'default'}
                loading={advancing.isPending}
                onClick={() => press(action)}
              >
                {phrases.actions[action]}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}
