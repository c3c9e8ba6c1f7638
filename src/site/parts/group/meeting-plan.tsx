import { boundsOf, type Placed } from '../../../domain/group/room-plan.ts';
import { useSay } from '../../site-context.tsx';
import type { MeetingPlace, MeetingRoom } from '../../group-views.ts';

/** The meeting rooms of a resort on one plan, drawn to scale; those that hold the group are filled. */

interface DrawnRoom {
  readonly room: MeetingRoom;
  readonly placed: Placed;
  /** As in the list beside it, from 1. */
  readonly number: number;
}

const drawnRooms = ({ rooms }: MeetingPlace): DrawnRoom[] =>
  rooms.flatMap((room, at) => (room.placed ? [{ room, placed: room.placed, number: at + 1 }] : []));

const classOf = ({ fits, isOutdoors }: MeetingRoom): string =>
  [
    'meeting-room',
    fits === 'no' ? 'meeting-room-small' : fits ? 'meeting-room-fits' : '',
    isOutdoors ? 'meeting-room-outdoors' : '',
  ]
    .filter(Boolean)
    .join(' ');

export function MeetingPlan({ place }: { readonly place: MeetingPlace }) {
  const say = useSay();
  const drawn = drawnRooms(place);
  const bounds = boundsOf(drawn.map(({ placed }) => placed));
  if (!bounds) return null;
  // A number is as large as a twentieth of the plan, and never higher than its room.
  const margin = bounds.width / 40;
  const size = bounds.width / 20;
  const label = drawn
    .map(({ number, room }) => {
      const fits =
        room.fits === null
          ? ''
          : room.fits === 'no'
            ? `, ${say('meetings-too-small')}`
            : `, ${say('meetings-found-one')}`;
      return `${number} ${room.title}${fits}`;
    })
    .join('; ');
  return (
    <svg
      className="meeting-plan"
      viewBox={[
        bounds.across - margin,
        bounds.down - margin,
        bounds.width + 2 * margin,
        bounds.depth + 2 * margin,
      ].join(' ')}
      role="img"
      aria-label={say('meetings-plan', { name: place.resort.title, rooms: label })}
    >
      {drawn.map(({ room, placed, number }) => {
        const { across, down, width, depth } = placed;
        const height = Math.min(size, depth * 0.6, width * 0.6);
        return (
          <g key={room.id} className={classOf(room)}>
            <rect x={across} y={down} width={width} height={depth} />
            <text x={across + width / 2} y={down + depth / 2 + height * 0.36} fontSize={height}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
