import { dayOf } from '../../../domain/time/calendar.ts';
import { dayAndDate } from '../../../domain/time/date-words.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './calendar.module.css';
import { Dragging } from './dragging.tsx';
import { CreateButton, GridBlock } from './grid-parts.tsx';
import type { GridProps } from './grid-props.ts';
import { standsOn } from './long-items.ts';
import { calendarPhrases } from './phrases.ts';

const nowhere = () => undefined;

/** The days one below the other, for a phone: dates are moved by the panel of the one that is selected. */
export function DayList(props: GridProps) {
  const { days, items, today, onCreate } = props;
  const grid = { ...props, mayMove: false };
  const language = useLanguage();
  const words = usePhrases(calendarPhrases);
  // Whoever looks at this week on a phone begins with today.
  const past = days.includes(today) ? days.filter((day) => day < today) : [];
  return (
    <Dragging onDrop={nowhere}>
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{words.earlier}</summary>
          {past.map(drawn)}
        </details>
      )}
      {days.slice(past.length).map(drawn)}
    </Dragging>
  );

  function drawn(day: string) {
    const own = items.filter((item) => standsOn(item, day));
    return (
      <section key={day} className={styles.listed} data-today={day === today || undefined}>
        <div className={styles.squareHead}>
          <h2>{dayAndDate(day, language)}</h2>
          <CreateButton day={day} onCreate={onCreate} />
        </div>
        {own.map((item) => (
          <GridBlock key={item.key} item={item} grid={grid} isRest={dayOf(item.occurrence.starts) < day} />
        ))}
      </section>
    );
  }
}
