import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { typeHeads } from '../../../content/heads.ts';
import { inEitherLanguage } from '../../../domain/language.ts';
import type { RestaurantToday } from '../../../domain/today.ts';
import { addressOfType } from '../../settings-menu.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { saveDayHours } from './board-data.ts';
import { type DayQuestion, saidBefore, spansToday } from './day-hours.ts';
import { Dialog } from './dialog.tsx';
import { DayForm } from './lazy-forms.ts';
import { todayPhrases } from './phrases.ts';
import styles from './today.module.css';
import { useAction } from './use-action.ts';

const { restaurant: type } = typeHeads;

interface RestaurantRowProps {
  readonly restaurant: RestaurantToday;
  readonly day: string;
  readonly mayChange: boolean;
}

/** A restaurant today: whether it is open, and what may become of its hours. */
export function RestaurantRow({ restaurant, day, mayChange }: RestaurantRowProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const [asks, setAsks] = useState<DayQuestion>();
  const putBack = useAction();
  const { id, title, meals } = restaurant;
  const name = inEitherLanguage(title, language) ?? '';
  const changed = meals.filter(({ exception }) => exception !== null);
  const isServed = meals.some((meal) => spansToday(meal).length > 0);
  const isOverToday = restaurant.standing === 'closed';
  const reason = changed.map((one) => inEitherLanguage(one.exception!.reason, language)).find(Boolean);
  const marks = [
    ...(changed.length > 0 ? [isServed ? phrases.otherHours : phrases.closedToday, reason] : []),
    restaurant.waits && phrases.waitsForApproval,
  ].filter(Boolean);
  const close = () => setAsks(undefined);
  return (
    <li className={styles.row} data-back={(meals.length > 0 && !isServed) || undefined}>
      <Link to={`${addressOfType(type)}/${id}/edit/hours`} className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{useStanding(restaurant)}</span>
        {marks.length > 0 && <span className={styles.mark}>{marks.join(' · ')}</span>}
      </Link>
      {mayChange && meals.length > 0 && (
        <div className={styles.buttons}>
          {changed.length > 0 && (
            <Button
              variant="default"
              aria-label={phrases.asUsualThis(name)}
              loading={putBack.isPending}
              onClick={() =>
                putBack.mutate({
                  name,
                  did: phrases.did.putBack(name),
                  send: () =>
                    saveDayHours(id, day, Object.fromEntries(changed.map(({ period }) => [period, null]))),
                  undo: () => saveDayHours(id, day, saidBefore(changed)),
                })
              }
            >
              {phrases.asUsual}
            </Button>
          )}
          {isServed && !isOverToday && (
            <Button variant="default" aria-label={phrases.closeThis(name)} onClick={() => setAsks('close')}>
              {phrases.closeToday}
            </Button>
          )}
          <Button variant="default" aria-label={phrases.hoursOfThis(name)} onClick={() => setAsks('hours')}>
            {phrases.hoursToday}
          </Button>
        </div>
      )}
      {asks && (
        <Dialog
          title={asks === 'close' ? phrases.closeThis(name) : phrases.hoursOfThis(name)}
          onClose={close}
        >
          <DayForm restaurant={restaurant} name={name} day={day} question={asks} onDone={close} />
        </Dialog>
      )}
    </li>
  );
}

/** 'Open until 10:30 pm', 'Opens at 6:00 pm'. */
function useStanding({ standing, until, isAllDay, opens }: RestaurantToday): string {
  const phrases = usePhrases(todayPhrases);
  if (standing === 'open') return isAllDay ? phrases.openAllDay : phrases.openUntil(until!);
  if (standing === 'later' && opens) return phrases.opens(opens);
  return standing === 'unknown' ? phrases.noHours : phrases.opensLater;
}
