import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { CalendarItem } from './calendar-items.ts';

/** How far something was dragged, in pixels, and where on the screen it was taken. */
export interface Dragged {
  readonly x: number;
  readonly y: number;
  readonly takenAt: number;
}

/** How many of seven columns the pointer has crossed. */
export function columnsCrossed({ x, takenAt }: Dragged, grid: Element | null): number {
  const { left = 0, width = 0 } = grid?.getBoundingClientRect() ?? {};
  const columnAt = (at: number) => Math.min(6, Math.max(0, Math.floor(((at - left) / (width || 1)) * 7)));
  return columnAt(takenAt + x) - columnAt(takenAt);
}

const pointerOf = (event: Event): number =>
  'touches' in event ? ((event as TouchEvent).touches[0]?.clientX ?? 0) : (event as MouseEvent).clientX;

interface DraggingProps {
  readonly children: ReactNode;
  readonly onDrop: (item: CalendarItem, by: Dragged) => void;
}

/** A touch that lasts takes a date; one that does not scrolls. */
export function Dragging({ children, onDrop }: DraggingProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
  function end({ active, delta, activatorEvent }: DragEndEvent) {
    const { item } = active.data.current as { item: CalendarItem };
    onDrop(item, { ...delta, takenAt: pointerOf(activatorEvent) });
  }
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={end}
      autoScroll={AUTO_SCROLL}
      // The page announces moves itself, by key as well.
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      {children}
    </DndContext>
  );
}

/** Scrolls at the very edge alone: what is dragged a little way stays where it is looked at. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.06 } };

const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
