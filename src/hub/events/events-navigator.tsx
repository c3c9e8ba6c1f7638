import type { GuestEventOfDay } from '../../content/guest.ts';
import { addDays, dayOf } from '../../domain/time/calendar.ts';
import { type EventCategory, isInCategory } from '../../domain/event-category.ts';
import { byTimeOfDay } from '../../domain/event-last-day.ts';
import { isTranslated } from '../../domain/language.ts';
import { isDay } from '../../domain/time/time-format.ts';
import { fillIn, useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { useAddressParam } from '../router/address-param.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { Message } from '../page/message.tsx';
import { usePropertyNow } from '../property-clock.ts';
import { RowsSkeleton } from '../page/rows-skeleton.tsx';
import rows from '../../web/cards/rows.module.css';
import { useData } from '../store.ts';
import { CategoryFilter, readFilter } from './category-filter.tsx';
import { DayChooser } from './day-chooser.tsx';
import { EventOfDayCard } from './event-of-day-card.tsx';
import { arrangeToday, isOfDay } from './event-times.ts';
import styles from './events-navigator.module.css';

interface EventsNavigatorProps {
  /** Fixed to one category: then there is nothing to filter by. */
  only?: EventCategory;
}

/** What is on, a day at a time. Day and filter stand in the address. */
export function EventsNavigator({ only }: EventsNavigatorProps) {
  const phrases = usePhrases();
  const today = dayOf(usePropertyNow());
  const [dayParam, chooseDay] = useAddressParam('day');
  const [category, chooseCategory] = useAddressParam('category');
  const day = dayParam !== undefined && isDay(dayParam) ? dayParam : today;
  const filter = only ?? readFilter(category);

  return (
    <section className={styles.navigator} aria-label={phrases.activities}>
      <DayChooser
        day={day}
        today={today}
        onChoose={(chosen) => chooseDay(chosen === today ? undefined : chosen)}
      />
      {!only && (
        <CategoryFilter filter={filter} onChoose={(chosen) => chooseCategory(chosen?.toLowerCase())} />
      )}
      <EventsOfDay
        day={day}
        filter={filter}
        isFiltered={!only && filter !== null}
        onTomorrow={() => chooseDay(addDays(today, 1))}
      />
    </section>
  );
}

interface EventsOfDayProps {
  day: string;
  filter: EventCategory | null;
  /** By the guest, who can take the filter off again. */
  isFiltered: boolean;
  onTomorrow: () => void;
}

/** Asked for by day, so that a slow answer for another day never shows here. */
function EventsOfDay({ day, filter, isFiltered, onTomorrow }: EventsOfDayProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const text = useText();
  const now = usePropertyNow();
  const { data, failed, retry } = useData(`events/all?day=${day}`);
  if (failed) return <LoadFailed retry={retry} />;
  if (!data) return <RowsSkeleton />;

  const shown = data.filter(
    ({ locale, starts }) =>
      isTranslated(locale, language) && isInCategory({ category: text(locale).category, starts }, filter),
  );
  if (shown.length === 0) {
    return (
      <Message
        title={phrases['no-events-for-this-date']}
        text={phrases[isFiltered ? 'try-without-filter' : 'try-another-day']}
        level={3}
      />
    );
  }
  // On another day than today, last night's party is looked for on its own day.
  if (day !== dayOf(now)) return <Rows events={shown.filter(isOfDay(day)).sort(byTimeOfDay)} />;
  return <EventsOfToday events={shown} now={now} onTomorrow={onTomorrow} />;
}

interface EventsOfTodayProps {
  events: readonly GuestEventOfDay[];
  now: string;
  onTomorrow: () => void;
}

/** What is on or comes next first; what is over is folded away. Late at night tomorrow is one tap away. */
function EventsOfToday({ events, now, onTomorrow }: EventsOfTodayProps) {
  const phrases = usePhrases();
  const { coming, meanwhile, over, next } = arrangeToday(events, now);
  const isAllOver = coming.length + meanwhile.length === 0;
  return (
    <>
      {isAllOver && (
        <div className={styles.allOver}>
          <p>{phrases['nothing-more-today']}</p>
          <button type="button" className="button" onClick={onTomorrow}>
            {phrases['see-tomorrow']}
          </button>
        </div>
      )}
      <Rows events={coming} next={next} />
      {meanwhile.length > 0 && (
        <>
          {coming.length > 0 && <h3 className={styles.group}>{phrases['on-meanwhile']}</h3>}
          <Rows events={meanwhile} />
        </>
      )}
      {over.length > 0 && (
        <details className={styles.over} open={isAllOver}>
          <summary>{fillIn(phrases['earlier-today'], { count: String(over.length) })}</summary>
          <Rows events={over} />
        </details>
      )}
    </>
  );
}

interface RowsProps {
  events: readonly GuestEventOfDay[];
  /** Marked as the next to begin. */
  next?: readonly GuestEventOfDay[];
}

function Rows({ events, next = [] }: RowsProps) {
  if (events.length === 0) return null;
  return (
    <ul className={rows.rows}>
      {events.map((event) => (
        <li key={`${event.id} ${event.starts}`}>
          <EventOfDayCard event={event} isNext={next.includes(event)} />
        </li>
      ))}
    </ul>
  );
}
