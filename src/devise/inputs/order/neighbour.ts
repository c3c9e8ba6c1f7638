import type { DroppableContainer, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { heldBy, isTakenBy } from './held.ts';

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow key takes what is held: to the nearest on that side, in whichever list takes it. */
export const neighbour: KeyboardCoordinateGetter = (event, { context, active, currentCoordinates }) => {
  const direction = directions[event.code];
  const { active: held, collisionRect, droppableContainers, droppableRects } = context;
  if (!direction || !held || !collisionRect) return undefined;
  event.preventDefault();
  const thing = heldBy(held);
  const distanceTo = (one: DroppableContainer) => {
    const rect = droppableRects.get(one.id);
    if (!rect || one.id === active || !isTakenBy(thing, heldBy(one))) return Infinity;
    const [dx, dy] = [rect.left - collisionRect.left, rect.top - collisionRect.top];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    // One step on; what lies aside counts double, so that a row of pictures is left at its end only.
    return ahead < 4 ? Infinity : ahead + 2 * aside;
  };
  const best = droppableContainers
    .getEnabled()
    .map((one) => ({ one, distance: distanceTo(one) }))
    .sort((a, b) => a.distance - b.distance)[0];
  const rect = best && best.distance < Infinity ? droppableRects.get(best.one.id) : undefined;
  return rect ? { x: rect.left, y: rect.top } : currentCoordinates;
};
