import type { CSSProperties } from 'react';
import { dayAndDate } from '../../../domain/time/date-words.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { Block } from './block.tsx';
import styles from './calendar.module.css';
import type { CalendarItem } from './calendar-items.ts';
import type { GridProps } from './grid-props.ts';
import { calendarPhrases } from './phrases.ts';

/** What the arrangements of a calendar have in common. */

interface CreateButtonProps extends Pick<GridProps, 'onCreate'> {
  readonly day: string;
}

/** Begins an event at noon of a day; nothing for whoever creates none. */
export function CreateButton({ day, onCreate }: CreateButtonProps) {
  const language = useLanguage();
  const words = usePhrases(calendarPhrases);
  return (
    onCreate && (
      <button
        type="button"
        className={styles.add}
        aria-label={words.create(dayAndDate(day, language))}
        onClick={() => onCreate(`${day}T12:00`)}
      >
        +
      </button>
    )
  );
}

interface GridBlockProps {
  readonly item: CalendarItem;
  readonly grid: Pick<GridProps, 'type' | 'lifted' | 'selected' | 'mayMove' | 'onSelect' | 'onKey'>;
  readonly isRest?: boolean;
  readonly style?: CSSProperties;
}

/** One date, as the arrangement that it stands in is given it. */
export const GridBlock = ({ item, grid, ...more }: GridBlockProps) => (
  <Block
    {...more}
    type={grid.type}
    item={item}
    liftedTo={grid.lifted?.item.key === item.key ? grid.lifted.to : undefined}
    isSelected={grid.selected === item.key}
    mayMove={grid.mayMove}
    onSelect={() => grid.onSelect(item)}
    onKey={(event) => grid.onKey(item, event)}
  />
);
