import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language } from '../../domain/language.ts';

const known = new WeakMap<FastifyRequest, Language>();

/** Notes the language of whoever asks, once it is known who does. */
export const noteLanguage = (request: FastifyRequest, language: Language): void =>
  void known.set(request, language);

/** The language in which to tell somebody what is wrong: their own when signed in, else English. */
export const readingLanguage = (request: FastifyRequest): Language => known.get(request) ?? 'en';

/** The language of somebody who is not signed in, from what their browser asks for. */
export const languageOfBrowser = (request: FastifyRequest): Language =>
  chooseLanguage({ accept: request.headers['accept-language'], localized: true });
