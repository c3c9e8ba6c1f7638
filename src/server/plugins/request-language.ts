import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language } from '../../domain/language.ts';

const languageOf = new WeakMap<FastifyRequest, Language>();

/** Notes the language of whoever asks, once it is known who does. */
export const setRequestLanguage = (request: FastifyRequest, language: Language): void =>
  void languageOf.set(request, language);

/** The language in which to tell somebody what is wrong: their own when signed in, else English. */
export const requestLanguage = (request: FastifyRequest): Language => languageOf.get(request) ?? 'en';

/** The language of somebody who is not signed in, from what their browser asks for. */
export const browserLanguage = (request: FastifyRequest): Language =>
  chooseLanguage({ accept: request.headers['accept-language'], localized: true });
