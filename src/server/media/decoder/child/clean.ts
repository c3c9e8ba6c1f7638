import { stat } from 'node:fs/promises';
import { maxBytes, type MediaKind } from '../../../../domain/media/media-kinds.ts';
import { type CleanedFile, type CleanJob, PictureFault } from '../jobs.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { cleanFilm } from './clean-film.ts';
import { cleanGif, cleanPicture } from './clean-picture.ts';
import { checkCaptions, checkDocument } from './clean-text.ts';
import { type Format, recognise } from './recognise.ts';

interface Cleaning {
  readonly kind: MediaKind;
  clean(job: CleanJob, maxPixels: number): Promise<CleanedFile>;
}

const cleanings: Readonly<Record<Format, Cleaning>> = {
  photo: { kind: 'picture', clean: cleanPicture },
  gif: { kind: 'picture', clean: cleanGif },
  svg: { kind: 'drawing', clean: cleanDrawing },
  film: { kind: 'video', clean: cleanFilm },
  pdf: { kind: 'document', clean: checkDocument },
  vtt: { kind: 'captions', clean: checkCaptions },
};

/** Finds out what a file is, and writes it as it will be stored. Throws PictureFault for what is not taken. */
export async function cleanFile(job: CleanJob, maxPixels: number): Promise<CleanedFile> {
  const { kind, clean } = cleanings[await recognise(job.source)];
  if (!job.kinds.includes(kind)) throw new PictureFault('kind');
  if ((await stat(job.source)).size > maxBytes[kind]) throw new PictureFault('bytes');
  return clean(job, maxPixels);
}
