import { expect, it } from 'vitest';
import { type Layout, layoutNames } from '../src/domain/group/layouts.ts';
import { overlap, type Placed } from '../src/domain/group/room-plan.ts';
import { demoValues } from './demo-records.ts';

interface MeetingRoom extends Partial<Record<Layout, number>> {
  readonly label: string;
  readonly resort: number;
  readonly length: number;
  readonly width: number;
  readonly across: number;
  readonly down: number;
  readonly outdoors?: boolean;
}

const rooms = demoValues<MeetingRoom>('meeting_room');

/** How many square metres somebody needs in each layout, and how many are still no waste of a room indoors. */
const spaces: Readonly<Record<Layout, readonly [least: number, most: number]>> = {
  theatre: [0.8, 1.6],
  classroom: [1.5, 3],
  banquet: [1.2, 2.4],
  boardroom: [2, 4],
  u_shape: [2.5, 6],
  cocktail: [0.8, 1.6],
};

it.each(rooms)('$label holds as many as its floor has room for', (room) => {
  const wrong = layoutNames.filter((layout) => {
    const people = room[layout];
    const [least, most] = spaces[layout];
    const each = people && (room.length * room.width) / people;
    return each && (each < least || (!room.outdoors && each > most));
  });
  expect(wrong).toEqual([]);
});

const placed = ({ across, down, length, width }: MeetingRoom): Placed => ({
  across,
  down,
  width: length,
  depth: width,
});

it('no two meeting rooms of a resort stand on the same ground', () => {
  const shared = rooms.flatMap((one, at) =>
    rooms
      .slice(at + 1)
      .filter((other) => other.resort === one.resort && overlap(placed(one), placed(other)))
      .map((other) => [one.label, other.label]),
  );
  expect(shared).toEqual([]);
});
