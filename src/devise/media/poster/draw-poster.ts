import { get, sendForEnvelope } from '../../api.ts';
import type { StoredPicture } from '../../inputs/picture/stored-pictures.ts';
import { saveRecord } from '../../workflow/records/records.ts';
import type { KeptMeta } from '../../uploads/keep-file.ts';
import { fileAddressOf, forgetLists, type MediaItem, mediaType } from '../media.ts';

/** Seconds into a video: the very first frame is often black. */
const AT = 1;
const QUALITY = 0.9;

/** Resolves with the event, rejects where the video cannot be played. */
const once = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<unknown> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, resolve, { once: true });
    video.addEventListener('error', () => reject(new Error('This browser does not play the video.')), {
      once: true,
    });
  });

/** The frame that a video shows now, as a JPEG. */
export async function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')!.drawImage(video, 0, 0);
  const frame = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!frame) throw new Error('The frame could not be drawn.');
  return frame;
}

/** Keeps a frame in the library, named after its video, and makes it the poster. */
export async function keepPoster(item: MediaItem, frame: Blob): Promise<void> {
  const query = new URLSearchParams({
    name: `${item.name} poster.jpg`,
    alt_en: item.locale.en.alt ?? '',
    alt_es: item.locale.es.alt ?? '',
    ...(item.folder && { folder: item.folder }),
    same: 'offer',
  });
  const { data } = await sendForEnvelope<StoredPicture>('POST', `pictures?${query.toString()}`, frame);
  await saveRecord(
    mediaType,
    { id: item.id, version: item.version },
    { poster: data.id, locale: item.locale },
  );
}

/** The server has no decoder of videos, and this browser has one. */
async function drawPoster(id: number): Promise<void> {
  const item = await get<MediaItem>(`${mediaType.path}/${id}`);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = fileAddressOf(item)!;
  await once(video, 'loadeddata');
  const sought = once(video, 'seeked');
  video.currentTime = Math.min(AT, video.duration / 2);
  await sought;
  await keepPoster(item, await frameOf(video));
  video.removeAttribute('src');
}

/** Draws the poster of a file that was kept just now, where it is a video. One that this browser does not play has none. */
export async function addPoster({ item, isKnown, kind }: KeptMeta): Promise<void> {
  if (kind === 'video' && !isKnown) await drawPoster(item).then(forgetLists, () => {});
}
