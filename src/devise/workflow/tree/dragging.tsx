import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { TreeRow } from '../../../domain/site/tree-row.ts';
import { idsBelow } from '../../../domain/site/page-tree.ts';
import { GripIcon } from '../../inputs/icons.tsx';
import order from '../../inputs/order/order.module.css';
import { usePhrases } from '../../staff-language.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { treePhrases } from './phrases.ts';
import styles from './tree.module.css';

/** Where a record is put that is to stand below no other. */
const TOP = 0;

const byPointer = { activationConstraint: { distance: 4 } };
const nothing = () => undefined;
// Keys have a way of their own: the menu and the letter m lead to the same question.
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** The ids that what is dragged cannot be put below. */
const Refusing = createContext<ReadonlySet<number>>(new Set());

interface DraggingProps {
  readonly pages: readonly TreeRow[];
  readonly onDrop: (id: number, below: number) => void;
  readonly children: ReactNode;
}

/** Inside of it a row is dragged by its handle onto the row it is to stand below. */
export function Dragging({ pages, onDrop, children }: DraggingProps) {
  const [dragged, setDragged] = useState<TreeRow>();
  const sensors = useSensors(useSensor(PointerSensor, byPointer));
  const refusing = useMemo(
    () => (dragged ? new Set([...idsBelow(pages, dragged.id), dragged.parent ?? TOP]) : new Set<number>()),
    [dragged, pages],
  );
  function drop({ over }: DragEndEvent) {
    setDragged(undefined);
    if (dragged && over) onDrop(dragged.id, Number(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(pages.find(({ id }) => id === active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      <Refusing value={refusing}>
        {pages.length > 1 && <TopLevel isOffered={dragged !== undefined && dragged.parent !== null} />}
        {children}
      </Refusing>
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={order.dragged}>{dragged.name}</div>}
      </DragOverlay>
    </DndContext>
  );
}

/**
 * How to drag; while something is dragged, where it is put to leave what it stands below. The same place, so that no row
 * moves away from the pointer.
 */
function TopLevel({ isOffered }: { readonly isOffered: boolean }) {
  const words = usePhrases(treePhrases);
  const { may, noun } = useWorkflow();
  const target = useTarget(TOP);
  if (!may.change) return null;
  return (
    <p className={styles.top} data-offered={isOffered || undefined} {...target}>
      <span className="quiet">{words.drag(noun)}</span>
      <span aria-hidden="true">{words.top}</span>
    </p>
  );
}

/** The attributes of a row that others may be put below. */
export function useTarget(id: number) {
  const refuses = useContext(Refusing).has(id);
  const { setNodeRef, isOver } = useDroppable({ id, disabled: refuses });
  const { active } = useDndContext();
  return {
    ref: setNodeRef,
    'data-over': (isOver && !refuses) || undefined,
    'data-refuses': (active !== null && refuses) || undefined,
  };
}

/** What a row is dragged by, with a pointer or a finger. */
export function Grip({ id }: { readonly id: number }) {
  const { setNodeRef, listeners } = useDraggable({ id });
  return (
    <span ref={setNodeRef} className={order.handle} aria-hidden="true" data-grip {...listeners}>
      <GripIcon />
    </span>
  );
}
