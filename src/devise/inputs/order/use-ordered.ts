import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useMemo } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import type { Held } from './held.ts';

/** One thing among others in an order: where it is drawn, and the handle it is taken by. */
export function useOrdered(id: string | number, { list, place, shape, takes, name }: Held, isFixed: boolean) {
  const { order } = usePhrases(inputPhrases);
  const data = useMemo(
    (): Held => ({ list, place, shape, name, ...(takes ? { takes } : {}) }),
    [list, place, shape, takes, name],
  );
  const sortable = useSortable({
    id,
    data,
    disabled: isFixed,
    attributes: { roleDescription: order.role },
    transition: null,
  });
  const { isOver, activeIndex } = sortable;
  return {
    place: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(sortable.transform) },
      'data-dragging': sortable.isDragging || undefined,
      // From another list it is put before this one: a line shows where.
      'data-before': (isOver && activeIndex === -1) || undefined,
    },
    handle: {
      ref: sortable.setActivatorNodeRef,
      ...sortable.attributes,
      ...sortable.listeners,
      'aria-label': order.handle(name),
    },
  };
}
