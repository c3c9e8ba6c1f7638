import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locales } from '../../../domain/language.ts';
import { MAX_FILE, MAX_VIDEO_DURATION, maxBytes } from '../../../domain/media/media-kinds.ts';
import { MediaStoreAway } from '../../http/errors.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { sendBusy } from '../busy.ts';
import { DecodeFailed, DecoderBusy, type FailureReason } from '../decoder/failures.ts';
import { UploadTooLarge } from './receive-upload.ts';

interface UploadProblem {
  readonly status: 413 | 415 | 422;
  readonly detail: Locales<string>;
}

const problem = (status: UploadProblem['status'], en: string, es: string): UploadProblem => ({
  status,
  detail: { en, es },
});

const megabytes = (bytes: number): string => `${bytes / 2 ** 20} MB`;
const MINUTE = 60;

const FORMAT = problem(
  415,
  'Send a picture (JPEG, PNG, WebP, AVIF, GIF), a drawing (SVG), a video (MP4, WebM, MOV), a PDF, or captions (WebVTT).',
  'Envíe una imagen (JPEG, PNG, WebP, AVIF, GIF), un dibujo (SVG), un video (MP4, WebM, MOV), un PDF o subtítulos (WebVTT).',
);

const [picture, drawing, video, document, captions] = [
  megabytes(maxBytes.picture),
  megabytes(maxBytes.drawing),
  megabytes(maxBytes.video),
  megabytes(maxBytes.document),
  megabytes(maxBytes.captions),
];

const SIZE = problem(
  413,
  `This file is too large. A picture may have ${picture}, a drawing ${drawing}, a video ${video}, a PDF ${document}, captions ${captions}.`,
  `Este archivo pesa demasiado. Una imagen puede pesar ${picture}, un dibujo ${drawing}, un video ${video}, un PDF ${document}, los subtítulos ${captions}.`,
);

const ANY_SIZE = problem(
  413,
  `This file has more than ${megabytes(MAX_FILE)}, which is the most that any file may have.`,
  `Este archivo pesa más de ${megabytes(MAX_FILE)}, lo máximo para cualquier archivo.`,
);

const TOO_DEMANDING = problem(
  422,
  'This file takes too much work to read. Send a smaller one.',
  'Procesar este archivo exige demasiado. Envíe uno más pequeño.',
);

const problems: Readonly<Record<FailureReason, UploadProblem>> = {
  format: FORMAT,
  empty: problem(
    415,
    'This file is empty. Save it again where it was made and send that.',
    'Este archivo está vacío. Guárdelo de nuevo donde se hizo y envíe ese.',
  ),
  font: problem(
    415,
    'This is a font. Fonts are part of the design and are not kept in the library.',
    'Esto es una fuente. Las fuentes son parte del diseño y no se guardan en la biblioteca.',
  ),
  archive: problem(
    415,
    'This is an archive with other files, or a document of an office program. Send the files themselves; documents as PDF.',
    'Esto es un archivo comprimido o un documento de oficina. Envíe los archivos sueltos; los documentos, en PDF.',
  ),
  program: problem(
    415,
    'This is a program. Programs are not kept in the library.',
    'Esto es un programa. Los programas no se guardan en la biblioteca.',
  ),
  page: problem(
    415,
    'This is a web page or XML, which could run scripts. Send a PDF or a picture of it.',
    'Esto es una página web o XML y podría ejecutar código. Envíe un PDF o una imagen.',
  ),
  heic: problem(
    415,
    'HEIC pictures of this sort cannot be read here. Save it as JPEG and send that.',
    'Aquí no se pueden leer imágenes HEIC de este tipo. Guárdela como JPEG y envíe esa.',
  ),
  codec: problem(
    415,
    'Not every browser plays how this video is coded. Save it as MP4 with H.264 and AAC, or as WebM.',
    'No todos los navegadores reproducen este tipo de video. Guárdelo como MP4 con H.264 y AAC, o como WebM.',
  ),
  kind: problem(
    415,
    'This is another kind of file than belongs here: a picture stays a picture, a video a video, a PDF a PDF.',
    'Este archivo es de otro tipo que el que va aquí: una imagen sigue siendo imagen; un video, video; un PDF, PDF.',
  ),
  bytes: SIZE,
  pixels: problem(
    422,
    'This picture has more than 100 million pixels. Send a smaller one.',
    'Esta imagen tiene más de 100 millones de píxeles. Envíe una más pequeña.',
  ),
  'film-pixels': problem(
    422,
    'This video is larger than 4K (4096 × 2304 px). Save it smaller and send that.',
    'Este video es más grande que 4K (4096 × 2304 px). Guárdelo más pequeño y envíe ese.',
  ),
  seconds: problem(
    422,
    `This video is longer than ${MAX_VIDEO_DURATION / MINUTE} minutes. Send a shorter one.`,
    `Este video dura más de ${MAX_VIDEO_DURATION / MINUTE} minutos. Envíe uno más corto.`,
  ),
  damaged: problem(
    422,
    'This file is damaged or not complete, and cannot be read.',
    'Este archivo está dañado o incompleto y no se puede leer.',
  ),
  crash: TOO_DEMANDING,
  time: TOO_DEMANDING,
  memory: TOO_DEMANDING,
};

const BUSY: Locales<string> = {
  en: 'Other files are being uploaded. Try again in a few seconds.',
  es: 'Se están subiendo otros archivos. Inténtelo de nuevo en unos segundos.',
};

const AWAY: Locales<string> = {
  en: 'The place where files are kept does not answer. Nothing of this file was kept. Try again in a few minutes.',
  es: 'El lugar donde se guardan los archivos no responde. De este archivo no se guardó nada. Inténtelo de nuevo en unos minutos.',
};

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, detail }: UploadProblem,
): FastifyReply => sendProblem(reply, status, { detail: detail[requestLanguage(request)] });

/** For a body that is none of the formats, or none at all. */
export const rejectFormat = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, FORMAT);

export const rejectTooLarge = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, SIZE);

/** For what is announced to be larger than any kind may be. */
export const rejectAnnounced = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, ANY_SIZE);

export const rejectBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendBusy(reply, BUSY[requestLanguage(request)]);

/** Answers what became of an upload that was not kept, in the language of whoever sent it. */
export function rejectUpload(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof UploadTooLarge) return rejectTooLarge(request, reply);
  if (error instanceof DecodeFailed) return send(request, reply, problems[error.reason]);
  if (error instanceof DecoderBusy) return rejectBusy(request, reply);
  if (error instanceof MediaStoreAway) return sendBusy(reply, AWAY[requestLanguage(request)]);
  throw error;
}
