import {
  type Active,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useId, useState } from 'react';
import type { Place } from '../../../domain/lists/nested-lists.ts';
import { heldBy, isTakenBy } from './held.ts';
import styles from './order.module.css';
import { useSpokenOrder } from './spoken-order.ts';
import { neighbour } from './neighbour.ts';

/**
 * What begins nearest to where the thing begins, of what stands in a list that takes it. Centers would not do: that of
 * an open block lies among the blocks inside it, and nothing could be put down before it.
 */
const nearestBeginning: CollisionDetection = ({
  active,
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const thing = heldBy(active);
  return droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      if (!rect || !isTakenBy(thing, heldBy(droppableContainer))) return [];
      const value = Math.hypot(rect.left - collisionRect.left, rect.top - collisionRect.top);
      return [{ id, data: { droppableContainer, value } }];
    })
    .toSorted((one, other) => one.data.value - other.data.value);
};

// A tap on the handle is no drag. Always the same objects: others would have every row drawn again.
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: neighbour };

interface BoardProps {
  readonly onMove: (from: Place, to: Place) => void;
  readonly children: ReactNode;
}

/** Inside a board things are put in order, by pointer, finger or keyboard, within their list and between lists. */
export function Board({ onMove, children }: BoardProps) {
  const id = useId();
  const [active, setActive] = useState<Active | null>(null);
  const accessibility = useSpokenOrder();
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard));
  const drop = ({ active: moved, over }: DragEndEvent) => {
    setActive(null);
    const [from, to] = [heldBy(moved), over && heldBy(over)];
    if (from && to && moved.id !== over?.id) onMove(from, to);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={nearestBeginning}
      accessibility={accessibility}
      onDragStart={(event) => setActive(event.active)}
      onDragCancel={() => setActive(null)}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {active && <div className={styles.dragged}>{heldBy(active)?.name}</div>}
      </DragOverlay>
    </DndContext>
  );
}
