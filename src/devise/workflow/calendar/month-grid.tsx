import { useRef } from 'react';
import { Link } from 'react-router';
import { dayOf, dayOfMonth } from '../../../domain/time/calendar.ts';
import { dayAndDate, weekdayName } from '../../../domain/time/date-words.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './calendar.module.css';
import type { CalendarItem } from './calendar-items.ts';
import { columnsCrossed, type Dragged, Dragging } from './dragging.tsx';
import { CreateButton, GridBlock } from './grid-parts.tsx';
import type { GridProps } from './grid-props.ts';
import { standsOn } from './long-items.ts';
import { calendarPhrases } from './phrases.ts';

/** What fits into a day. */
const SHOWN = 4;

interface MonthGridProps extends GridProps {
  /** The first day of the month that is shown. */
  readonly month: string;
  /** The address of a day's week. */
  readonly weekOf: (day: string) => string;
}

/** Six weeks, a day a square. */
export function MonthGrid(props: MonthGridProps) {
  const { days, items, today, lifted, onCreate, onDrop, month, weekOf } = props;
  const language = useLanguage();
  const words = usePhrases(calendarPhrases);
  const squares = useRef<HTMLDivElement>(null);

  function drop(item: CalendarItem, dragged: Dragged) {
    const weeks = Math.round(dragged.y / ((squares.current?.clientHeight ?? 0) / 6 || 1));
    onDrop(item, { days: columnsCrossed(dragged, squares.current) + 7 * weeks, minutes: 0 });
  }
  return (
    <Dragging onDrop={drop}>
      <div className={styles.names} aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{weekdayName(day, language)}</span>
        ))}
      </div>
      <div className={styles.month} ref={squares}>
        {days.map((day) => {
          const own = items.filter((item) => standsOn(item, day));
          // What is moved by keys is seen on a full day, too.
          const shown = own.filter(({ key }, at) => at < SHOWN || key === lifted?.item.key);
          return (
            <section
              key={day}
              className={styles.square}
              data-outside={day.slice(0, 7) !== month.slice(0, 7) || undefined}
              data-today={day === today || undefined}
              aria-label={dayAndDate(day, language)}
            >
              <div className={styles.squareHead}>
                <h2>{dayOfMonth(day)}</h2>
                <CreateButton day={day} onCreate={onCreate} />
              </div>
              {shown.map((item) => (
                <GridBlock
                  key={item.key}
                  item={item}
                  grid={props}
                  isRest={dayOf(item.occurrence.starts) < day}
                />
              ))}
              {own.length > shown.length && (
                <Link to={weekOf(day)} className={styles.more}>
                  {words.more(own.length - shown.length)}
                </Link>
              )}
            </section>
          );
        })}
      </div>
    </Dragging>
  );
}
