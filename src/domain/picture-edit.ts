/** How a stored picture is shown: turned first, then mirrored, then cut. The original stays as it was sent. */
export interface PictureEdit {
  readonly rotation: 0 | 90 | 180 | 270;
  readonly flipped: boolean;
  /** In percent of the picture as it stands after turning. */
  readonly crop: PictureCrop | null;
}

export interface PictureCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const WHOLE = 100;

/** A crop of everything is none, and no crop reaches beyond the picture. */
function cropOf(crop: PictureCrop | null | undefined): PictureCrop | null {
  if (!crop) return null;
  const x = Math.min(Math.max(crop.x, 0), WHOLE - 1);
  const y = Math.min(Math.max(crop.y, 0), WHOLE - 1);
  const width = Math.min(crop.width, WHOLE - x);
  const height = Math.min(crop.height, WHOLE - y);
  return width >= WHOLE && height >= WHOLE ? null : { x, y, width, height };
}

const turns = [0, 90, 180, 270] as const;

/** What a record of the library says of a picture's framing; null where the picture is shown as it is. */
export function editOf(record: {
  readonly rotation?: string | null;
  readonly flipped?: boolean | null;
  readonly crop?: PictureCrop | null;
}): PictureEdit | null {
  const rotation = turns.find((one) => String(one) === record.rotation) ?? 0;
  const flipped = record.flipped === true;
  const crop = cropOf(record.crop);
  return rotation === 0 && !flipped && crop === null ? null : { rotation, flipped, crop };
}

const isSideways = ({ rotation }: PictureEdit): boolean => rotation === 90 || rotation === 270;

const turned = ({ width, height }: Size, edit: PictureEdit): Size =>
  isSideways(edit) ? { width: height, height: width } : { width, height };

/** The pixels of a crop in a picture of that size, which has been turned already. At least one of each. */
export function cropBox(crop: PictureCrop, { width, height }: Size) {
  const left = Math.min(Math.round((crop.x / WHOLE) * width), width - 1);
  const top = Math.min(Math.round((crop.y / WHOLE) * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.width / WHOLE) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((crop.height / WHOLE) * height), height - top)),
  };
}

/** The size of a picture as it is shown. */
export function editedSize(original: Size, edit: PictureEdit | null): Size {
  if (edit === null) return original;
  const size = turned(original, edit);
  if (edit.crop === null) return size;
  const { width, height } = cropBox(edit.crop, size);
  return { width, height };
}
