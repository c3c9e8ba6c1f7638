import type { DoorPlace, Wall } from '../../../domain/group/plan-walls.ts';

/** Doors of a plan as architects draw them: a gap in the wall, the leaf, and the way it swings. */

type Point = readonly [x: number, y: number];

/** To the millimetre: sums of metres have long tails. */
const exact = (metres: number): number => Math.round(metres * 1000) / 1000;

/** A place along a wall, and so far from its line. */
const onWall = ({ isLevel, at }: Wall, along: number, off = 0): Point => {
  const [x, y] = isLevel ? [along, at + off] : [at + off, along];
  return [exact(x), exact(y)];
};

const straight = (from: Point, to: Point): string => `M${from.join(' ')}L${to.join(' ')}`;

/** How wide the lines are, in metres: a gap covers all of a wall. */
const thick = { gap: 0.15, leaf: 0.06, swing: 0.025 };

const Gap = ({ wall }: { readonly wall: Wall }) => (
  <path stroke="#fff" strokeWidth={thick.gap} d={straight(onWall(wall, wall.from), onWall(wall, wall.to))} />
);

/** A leaf that stands open, and the quarter of a circle on which it shuts. */
export function Leaf({ opening, hangsAtStart, opensTo }: DoorPlace) {
  const [hung, shut] = hangsAtStart ? [opening.from, opening.to] : [opening.to, opening.from];
  const [hinge, latch] = [onWall(opening, hung), onWall(opening, shut)];
  const end = onWall({ ...opening, at: opensTo }, hung);
  const [radius, reach] = [exact(opening.to - opening.from), exact(Math.abs(opensTo - opening.at))];
  const radii = opening.isLevel ? [radius, reach] : [reach, radius];
  const turn = (end[0] - hinge[0]) * (latch[1] - hinge[1]) - (end[1] - hinge[1]) * (latch[0] - hinge[0]);
  const arc = [...radii, 0, 0, turn > 0 ? 1 : 0, ...latch].join(' ');
  return (
    <g fill="none" stroke="currentColor">
      <Gap wall={opening} />
      <path strokeWidth={thick.swing} d={`M${end.join(' ')}A${arc}`} />
      <path strokeWidth={thick.leaf} d={straight(hinge, end)} />
    </g>
  );
}

/** Two panes, one before the other. */
export function Panes({ wall }: { readonly wall: Wall }) {
  const middle = (wall.from + wall.to) / 2;
  const off = 0.035;
  return (
    <g fill="none" stroke="currentColor">
      <Gap wall={wall} />
      <path
        strokeWidth={thick.leaf}
        d={straight(onWall(wall, wall.from, -off), onWall(wall, middle, -off))}
      />
      <path strokeWidth={thick.leaf} d={straight(onWall(wall, middle, off), onWall(wall, wall.to, off))} />
    </g>
  );
}
