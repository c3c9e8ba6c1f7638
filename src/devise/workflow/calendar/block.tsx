import { useDraggable } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import type { Language } from '../../../domain/language.ts';
import { dayOf, dayOfMonth } from '../../../domain/time/calendar.ts';
import { dayAndDate, shortWeekday } from '../../../domain/time/date-words.ts';
import { formatAdminDate, formatTime, formatTimeRange } from '../../../domain/time/time-format.ts';
import { optionName } from '../../inputs/choice/option-name.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './calendar.module.css';
import type { CalendarItem } from './calendar-items.ts';
import { isLong } from './long-items.ts';
import { calendarPhrases } from './phrases.ts';

/** The place of a category among those of the type; -1 without one. */
function categoryIndex(type: ContentType, category: string | null): number {
  const field = type.fields[type.workflow!.calendar!.category] as ChoiceField;
  return field.options.indexOf(category ?? '');
}

/** What is to be known of a date beside its name: what is not as planned, its category and place, and what staff call it. */
export function useItemWords(type: ContentType, item: CalendarItem): string[] {
  const language = useLanguage();
  const words = usePhrases(calendarPhrases);
  const { occurrence, category, place, record, beside } = item;
  const field = type.fields[type.workflow!.calendar!.category] as ChoiceField;
  const isSeen = record.publication.en.revision !== null || record.publication.es.revision !== null;
  return [
    occurrence.isCancelled && words.cancelled,
    occurrence.movedFrom !== null && words.moved(formatAdminDate(occurrence.movedFrom, language)),
    occurrence.location !== null && words.elsewhere,
    !isSeen && words.hidden,
    category !== null && optionName(field, category, language),
    place,
    beside,
  ].filter((one) => typeof one === 'string' && one !== '') as string[];
}

/** When it ends: '11:00 pm'; of a long one with its day, 'Sat 28, 11:00 pm'. */
function endOf(item: CalendarItem, language: Language): string {
  const { starts, ends } = item.occurrence;
  const time = formatTime(ends ?? starts, language);
  if (ends === null || !isLong(item)) return time;
  const day = dayOf(ends);
  return `${shortWeekday(day, language)} ${dayOfMonth(day)}, ${time}`;
}

interface BlockProps {
  readonly type: ContentType;
  readonly item: CalendarItem;
  /** The wall clock it would begin at, while it is being moved. */
  readonly liftedTo: string | undefined;
  readonly isSelected: boolean;
  readonly mayMove: boolean;
  readonly isRest?: boolean;
  readonly style?: CSSProperties;
  readonly onSelect: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** One date in the calendar; it is dragged, or taken by key. */
export function Block(props: BlockProps) {
  const { type, item, liftedTo, isSelected, mayMove, isRest = false, style, onSelect, onKey } = props;
  const language = useLanguage();
  const phrases = usePhrases(calendarPhrases);
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: `${item.key}${isRest ? '+' : ''}`,
    data: { item },
    disabled: !mayMove || isRest,
  });
  const { occurrence, name } = item;
  const words = useItemWords(type, item);
  const hours = isLong(item)
    ? `${formatTime(occurrence.starts, language)} – ${endOf(item, language)}`
    : formatTimeRange(occurrence.starts, occurrence.ends, language);
  const shown = isRest
    ? phrases.until(endOf(item, language))
    : liftedTo === undefined
      ? hours
      : formatTime(liftedTo, language);
  const { onKeyDown: _, ...pointer } = listeners ?? {};
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...pointer}
      id={isRest ? undefined : `date-${item.key}`}
      className={styles.block}
      data-category={categoryIndex(type, item.category)}
      data-cancelled={occurrence.isCancelled || undefined}
      data-moved={occurrence.movedFrom !== null || occurrence.location !== null || undefined}
      data-lifted={liftedTo !== undefined || isDragging || undefined}
      aria-pressed={isSelected}
      style={{
        ...style,
        ...(transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {}),
      }}
      onClick={(event) => {
        event.stopPropagation();
        onSelect();
      }}
      onKeyDown={onKey}
    >
      <span className={styles.name}>{name}</span>
      <VisuallyHidden>{dayAndDate(dayOf(occurrence.starts), language)}</VisuallyHidden>
      <span className={styles.hours}>{shown}</span>
      {words.length > 0 && <span className={styles.words}>{words.join(' · ')}</span>}
    </button>
  );
}
