import { doorPlaces, headOf, slidingPlace } from '../../../domain/group/plan-walls.ts';
import {
  type AreaKind,
  boundsOf,
  hasWalls,
  holds,
  isDoor,
  nameLetters,
  nameSize,
  overlap,
  type Placed,
  placeName,
  type PlanSize,
  planSizes,
} from '../../../domain/group/room-plan.ts';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { PlanArea, RoomPlanView } from '../../group-views.ts';
import { Dotted } from '../dotted.tsx';
import { Leaf, Panes } from './plan-door.tsx';
import { measureText } from '../../../domain/measure.ts';
import { unbroken } from '../../../domain/unbroken.ts';

/** A room drawn to scale from its measures: a unit of the drawing is a metre. */

/** Metres around the drawing, so that walls are whole. */
const MARGIN = 0.3;

/** Between pillows, and beside them. */
const GAP = 0.2;

/** Pillows say where the head is. */
function Pillows({ area, walled }: { readonly area: PlanArea; readonly walled: readonly PlanArea[] }) {
  const { across, down, width, depth } = area;
  const head = headOf(area, walled);
  const isLevel = head === 'left' || head === 'right';
  const [wide, long] = isLevel ? [depth, width] : [width, depth];
  const count = wide > 1.3 ? 2 : 1;
  const each = (wide - GAP * (count + 1)) / count;
  const thick = Math.min(0.4, long / 4);
  const fromHead = head === 'left' || head === 'top' ? 0.12 : long - 0.12 - thick;
  return Array.from({ length: count }, (_, at) => {
    const along = GAP + at * (each + GAP);
    const [x, y] = isLevel ? [fromHead, along] : [along, fromHead];
    const [w, h] = isLevel ? [thick, each] : [each, thick];
    return <rect key={at} className="plan-line" x={across + x} y={down + y} width={w} height={h} rx={0.08} />;
  });
}

/** A line for each whole metre, as one path. */
const gridOf = ({ across, down, width, depth }: Placed): string =>
  [
    ...Array.from({ length: Math.floor(width) }, (_, at) => `M${across + at + 1} ${down}v${depth}`),
    ...Array.from({ length: Math.floor(depth) }, (_, at) => `M${across} ${down + at + 1}h${width}`),
  ].join('');

interface AreaProps {
  readonly area: PlanArea;
  readonly walled: readonly PlanArea[];
}

function Area({ area, walled }: AreaProps) {
  const { kind, across, down, width, depth } = area;
  if (kind === 'sliding') return <Panes wall={slidingPlace(area)} />;
  if (kind === 'door') {
    const [place] = doorPlaces(area, walled);
    return place ? <Leaf {...place} /> : null;
  }
  return (
    <g className={`plan-${kind}`}>
      <rect x={across} y={down} width={width} height={depth} rx={hasWalls(kind) ? 0 : 0.12} />
      {kind === 'bed' && <Pillows area={area} walled={walled} />}
    </g>
  );
}

interface NameProps {
  readonly area: PlanArea;
  readonly areas: readonly PlanArea[];
  /** The style sheet shows the names of one size. */
  readonly size: PlanSize;
  /** How high they are, in metres. */
  readonly letters: number;
}

/** Names stand above everything that is drawn, in a corner where they cover nothing. */
function Name({ area, areas, size, letters }: NameProps) {
  // A bathroom's name stands in the room that holds the bathroom, too.
  const others = areas.filter((one) => !holds(one, area));
  const place = placeName(area, nameSize(area.name, letters), others);
  // On a phone a name has less room; what is below the plan says it.
  if (!place || (size === 'on-phone' && others.some((one) => overlap(place, one)))) return null;
  return (
    <text
      className={`plan-${size}`}
      x={place.isAtRight ? place.across + place.width : place.across}
      y={place.down + place.depth}
      textAnchor={place.isAtRight ? 'end' : 'start'}
      fontSize={letters}
    >
      {area.name}
    </text>
  );
}

const drawnFirst: readonly AreaKind[] = ['outside', 'room', 'bath'];

/**
 * Whatever order staff gave: terraces first, so that the walls of rooms are whole, then rooms, then what stands on their
 * floors and the doors in their walls.
 */
const floorsFirst = (areas: readonly PlanArea[]) => [
  ...drawnFirst.flatMap((floor) => areas.filter(({ kind }) => kind === floor)),
  ...areas.filter(({ kind }) => !hasWalls(kind)),
];

interface RoomPlanProps {
  readonly plan: RoomPlanView;
  /** The room. */
  readonly name: string;
}

export function RoomPlan({ plan, name }: RoomPlanProps) {
  const say = useSay();
  const language = useLanguage();
  const bounds = boundsOf(plan.areas);
  if (!bounds) return null;
  const metres = (value: number) => measureText(value, language);
  const walled = plan.areas.filter(({ kind }) => hasWalls(kind));
  const said = plan.areas.filter(({ kind }) => !isDoor(kind));
  const wordsOf = ({ name: area, width, depth }: PlanArea) =>
    say('plan-area', { name: area, width: metres(width), depth: metres(depth) });
  const box = [
    bounds.across - MARGIN,
    bounds.down - MARGIN,
    bounds.width + 2 * MARGIN,
    bounds.depth + 2 * MARGIN,
  ];
  return (
    <figure className="plan">
      <svg
        viewBox={box.join(' ')}
        role="img"
        aria-label={say('plan-of', { name, areas: said.map(wordsOf).join('; ') })}
      >
        {floorsFirst(plan.areas).map((area, at) => (
          <Area key={at} area={area} walled={walled} />
        ))}
        <path className="plan-grid" d={gridOf(bounds)} />
        {planSizes.flatMap((size) =>
          walled.map((area, at) => (
            <Name
              key={`${size}${at}`}
              area={area}
              areas={plan.areas}
              size={size}
              letters={nameLetters(size, bounds)}
            />
          )),
        )}
      </svg>
      <figcaption>
        <Dotted parts={walled.map((area) => unbroken(wordsOf(area)))} />
        {say('plan-scale')}
      </figcaption>
    </figure>
  );
}
