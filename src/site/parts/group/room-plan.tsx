import {
  boundsOf,
  hasWalls,
  holds,
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
import { measureText } from '../../../domain/measure.ts';
import { unbroken } from '../../../domain/unbroken.ts';

/** A room drawn to scale from its measures: a unit of the drawing is a metre. */

/** Metres around the drawing, so that walls are whole. */
const MARGIN = 0.3;

/** Pillows say where the head is: at the end nearer to a wall of the plan. */
function Pillows({ area }: { readonly area: PlanArea }) {
  const { across, down, width, depth } = area;
  const count = width > 1.3 ? 2 : 1;
  const each = (width - 0.2 * (count + 1)) / count;
  return Array.from({ length: count }, (_, at) => (
    <rect
      key={at}
      className="plan-line"
      x={across + 0.2 + at * (each + 0.2)}
      y={down + 0.12}
      width={each}
      height={Math.min(0.4, depth / 4)}
      rx={0.08}
    />
  ));
}

/** A line for each whole metre, as one path. */
const gridOf = ({ across, down, width, depth }: Placed): string =>
  [
    ...Array.from({ length: Math.floor(width) }, (_, at) => `M${across + at + 1} ${down}v${depth}`),
    ...Array.from({ length: Math.floor(depth) }, (_, at) => `M${across} ${down + at + 1}h${width}`),
  ].join('');

const Area = ({ area }: { readonly area: PlanArea }) => {
  const { kind, across, down, width, depth } = area;
  return (
    <g className={`plan-${kind}`}>
      <rect x={across} y={down} width={width} height={depth} rx={hasWalls(kind) ? 0 : 0.12} />
      {kind === 'bed' && <Pillows area={area} />}
    </g>
  );
};

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

/** Walls first, so that what stands in a room is drawn upon its floor, whatever order staff gave. */
const floorsFirst = (areas: readonly PlanArea[]) => [
  ...areas.filter(({ kind }) => hasWalls(kind)),
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
        aria-label={say('plan-of', { name, areas: plan.areas.map(wordsOf).join('; ') })}
      >
        {floorsFirst(plan.areas).map((area, at) => (
          <Area key={at} area={area} />
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
