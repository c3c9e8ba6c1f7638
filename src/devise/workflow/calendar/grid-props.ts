import type { KeyboardEvent } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import type { CalendarItem } from './calendar-items.ts';
import type { Move } from './use-move.ts';

/** What every arrangement of a calendar is given. */
export interface GridProps {
  readonly type: ContentType;
  readonly days: readonly string[];
  readonly items: readonly CalendarItem[];
  readonly today: string;
  /** What is being moved, and has not been put down yet. */
  readonly lifted: Move | undefined;
  readonly selected: string | undefined;
  readonly mayMove: boolean;
  readonly onSelect: (item: CalendarItem) => void;
  readonly onKey: (item: CalendarItem, event: KeyboardEvent) => void;
  /** A drag that ended; what it was moved by on the screen. */
  readonly onDrop: (item: CalendarItem, by: { readonly days: number; readonly minutes: number }) => void;
  /** A click on an empty hour; undefined where this person creates nothing. */
  readonly onCreate: ((start: string) => void) | undefined;
}
