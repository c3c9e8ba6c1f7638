import type { contentTypes } from '../../../content/index.ts';
import type { StaffRecord } from '../../../domain/record/staff-record.ts';

/** How a picture is shown of its file. Part and point are in percent of it as it is seen, turned and mirrored. */
export type Framing = Pick<
  StaffRecord<typeof contentTypes.media_item>,
  'rotation' | 'flipped' | 'crop' | 'focal_x' | 'focal_y'
>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE = 100;
const QUARTER = 90;
const FULL_TURN = 360;
/** Percent of a side below which nothing would be left to see. */
const MIN_SIDE = 1;

const tidy = (percent: number): number => Math.round(percent * WHOLE) / WHOLE;
const within = (percent: number): number => tidy(Math.min(Math.max(percent, 0), WHOLE));

/** '270' and a quarter more is upright again. */
function rotated(rotation: string | null, by: number): Framing['rotation'] {
  const sum = (Number(rotation ?? 0) + by + FULL_TURN) % FULL_TURN;
  return (sum === 0 ? null : String(sum)) as Framing['rotation'];
}

/** The box and the point moved together; what nobody set stays unset. */
function moved(framing: Framing, box: (box: Box) => Box, point: (x: number, y: number) => [number, number]) {
  const { crop, focal_x, focal_y } = framing;
  const [x, y] = focal_x === null || focal_y === null ? [focal_x, focal_y] : point(focal_x, focal_y);
  return { ...framing, crop: crop && box(crop), focal_x: x, focal_y: y };
}

/** A quarter clockwise as one sees it: the file is turned before it is mirrored. */
export const turnedRight = (framing: Framing): Framing => ({
  ...moved(
    framing,
    ({ x, y, width, height }) => ({ x: tidy(WHOLE - y - height), y: x, width: height, height: width }),
    (x, y) => [tidy(WHOLE - y), x],
  ),
  rotation: rotated(framing.rotation, framing.flipped ? -QUARTER : QUARTER),
});

export const turnedLeft = (framing: Framing): Framing => turnedRight(turnedRight(turnedRight(framing)));

export const mirrored = (framing: Framing): Framing => ({
  ...moved(
    framing,
    (box) => ({ ...box, x: tidy(WHOLE - box.x - box.width) }),
    (x, y) => [tidy(WHOLE - x), y],
  ),
  flipped: !framing.flipped,
});

/** Cut to a part of what is shown now. */
export function cutTo(framing: Framing, part: Box): Framing {
  const shown = (framing.crop ?? { x: 0, y: 0, width: WHOLE, height: WHOLE }) as Box;
  const crop = {
    x: tidy(shown.x + (part.x * shown.width) / WHOLE),
    y: tidy(shown.y + (part.y * shown.height) / WHOLE),
    width: tidy(Math.max((part.width * shown.width) / WHOLE, MIN_SIDE)),
    height: tidy(Math.max((part.height * shown.height) / WHOLE, MIN_SIDE)),
  };
  const inPart = (at: number, from: number, size: number) => within(((at - from) / size) * WHOLE);
  const { focal_x, focal_y } = moved(
    { ...framing, crop: null },
    (box) => box,
    (x, y) => [inPart(x, part.x, part.width), inPart(y, part.y, part.height)],
  );
  return { ...framing, crop, focal_x, focal_y };
}

/** The whole picture again. */
export function uncut(framing: Framing): Framing {
  const { crop } = framing;
  if (!crop) return framing;
  const { x, y, width, height } = crop as Box;
  const { focal_x, focal_y } = moved(
    { ...framing, crop: null },
    (box) => box,
    (across, down) => [within(x + (across * width) / WHOLE), within(y + (down * height) / WHOLE)],
  );
  return { ...framing, crop: null, focal_x, focal_y };
}

/** The box between two corners, in whichever order, within the picture and never too small to see. */
export function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }): Box {
  const side = (one: number, other: number): [number, number] => {
    const from = Math.min(within(Math.min(one, other)), WHOLE - MIN_SIDE);
    return [from, Math.max(tidy(within(Math.max(one, other)) - from), MIN_SIDE)];
  };
  const [[x, width], [y, height]] = [side(a.x, b.x), side(a.y, b.y)];
  return { x, y, width, height };
}
