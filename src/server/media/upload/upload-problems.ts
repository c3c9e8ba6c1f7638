import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locales } from '../../../domain/language.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { sendBusy } from '../busy.ts';
import { DecodeFailed, DecoderBusy, type FailureReason } from '../decoder/failures.ts';
import { UploadTooLarge } from './receive-upload.ts';

export const MAX_UPLOAD = 15 * 2 ** 20;

interface UploadProblem {
  readonly status: 413 | 415 | 422;
  readonly detail: Locales<string>;
}

const FORMAT: UploadProblem = {
  status: 415,
  detail: {
    en: 'Send a picture as JPEG, PNG, WebP or AVIF.',
    es: 'Envíe una imagen en formato JPEG, PNG, WebP o AVIF.',
  },
};

const SIZE: UploadProblem = {
  status: 413,
  detail: {
    en: 'This picture has more than 15 MB. Send a smaller one.',
    es: 'Esta imagen pesa más de 15 MB. Envíe una más pequeña.',
  },
};

const TOO_DEMANDING: UploadProblem = {
  status: 422,
  detail: {
    en: 'This picture takes too much work to read. Send a smaller one.',
    es: 'Procesar esta imagen exige demasiado. Envíe una más pequeña.',
  },
};

const problems: Readonly<Record<FailureReason, UploadProblem>> = {
  format: FORMAT,
  pixels: {
    status: 422,
    detail: {
      en: 'This picture has more than 100 million pixels. Send a smaller one.',
      es: 'Esta imagen tiene más de 100 millones de píxeles. Envíe una más pequeña.',
    },
  },
  damaged: {
    status: 422,
    detail: {
      en: 'This picture is damaged and cannot be read.',
      es: 'Esta imagen está dañada y no se puede leer.',
    },
  },
  crash: TOO_DEMANDING,
  time: TOO_DEMANDING,
  memory: TOO_DEMANDING,
};

const BUSY: Locales<string> = {
  en: 'Other pictures are being uploaded. Try again in a few seconds.',
  es: 'Se están subiendo otras imágenes. Inténtelo de nuevo en unos segundos.',
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

export const rejectBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendBusy(reply, BUSY[requestLanguage(request)]);

/** Answers what became of an upload that was not kept, in the language of whoever sent it. */
export function rejectUpload(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof UploadTooLarge) return rejectTooLarge(request, reply);
  if (error instanceof DecodeFailed) return send(request, reply, problems[error.reason]);
  if (error instanceof DecoderBusy) return rejectBusy(request, reply);
  throw error;
}
