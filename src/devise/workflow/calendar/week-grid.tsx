import { useEffect, useRef } from 'react';
import { dayOfMonth } from '../../../domain/time/calendar.ts';
import { dayAndDate, shortWeekday } from '../../../domain/time/date-words.ts';
import { formatTime } from '../../../domain/time/time-format.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './calendar.module.css';
import { type CalendarItem, placedOn } from './calendar-items.ts';
import { columnsCrossed, type Dragged, Dragging } from './dragging.tsx';
import { CreateButton, GridBlock } from './grid-parts.tsx';
import type { GridProps } from './grid-props.ts';
import { bandOf, isLong } from './long-items.ts';
import { calendarPhrases } from './phrases.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Pixels an hour takes. */
const HOUR = 52;
/** Minutes that a drag moves by at once. */
const STEP = 15;
/** The hour that the week begins with on the screen. */
const FIRST_SEEN = 7;

const timeOfHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Seven days side by side, by the hour; what goes on for a day or longer stands in a band above the hours. */
export function WeekGrid(props: GridProps) {
  const { days, items, today, onCreate, onDrop } = props;
  const language = useLanguage();
  const words = usePhrases(calendarPhrases);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const ofHours = items.filter((item) => !isLong(item));
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = FIRST_SEEN * HOUR;
  }, []);

  function drop(item: CalendarItem, dragged: Dragged) {
    // In the band there are no hours to drag over.
    const minutes = isLong(item) ? 0 : Math.round((dragged.y / HOUR) * (60 / STEP)) * STEP;
    onDrop(item, { days: columnsCrossed(dragged, grid.current), minutes });
  }
  return (
    <Dragging onDrop={drop}>
      <div className={styles.week} ref={scroller}>
        <div className={styles.heads}>
          {days.map((day) => (
            <div key={day} className={styles.head} data-today={day === today || undefined}>
              <h2 id={`day-${day}`}>
                <span>{shortWeekday(day, language)}</span> {dayOfMonth(day)}
              </h2>
              <CreateButton day={day} onCreate={onCreate} />
            </div>
          ))}
          {bandOf(items, days).map(({ item, from, through, row, isRest }) => (
            <div
              key={item.key}
              className={styles.banded}
              style={{ gridColumn: `${from + 1} / ${through + 2}`, gridRow: row + 2 }}
            >
              <GridBlock item={item} grid={props} isRest={isRest} />
            </div>
          ))}
        </div>
        <div className={styles.hoursColumn} aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour}>{hour > 0 && formatTime(timeOfHour(hour), language)}</span>
          ))}
        </div>
        <div className={styles.columns} ref={grid}>
          {days.map((day) => (
            <section key={day} className={styles.column} aria-labelledby={`day-${day}`}>
              {onCreate &&
                HOURS.map((hour) => (
                  <button
                    key={hour}
                    type="button"
                    tabIndex={-1}
                    className={styles.hour}
                    aria-label={words.createAt(
                      dayAndDate(day, language),
                      formatTime(timeOfHour(hour), language),
                    )}
                    onClick={() => onCreate(`${day}T${timeOfHour(hour)}`)}
                  />
                ))}
              {placedOn(ofHours, day).map(({ item, top, bottom, lane, lanes, isRest }) => (
                <GridBlock
                  key={`${item.key}${String(isRest)}`}
                  item={item}
                  grid={props}
                  isRest={isRest}
                  style={{
                    top: (top / 60) * HOUR,
                    height: ((bottom - top) / 60) * HOUR - 2,
                    left: `${(lane / lanes) * 100}%`,
                    width: `calc(${100 / lanes}% - 3px)`,
                  }}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Dragging>
  );
}
