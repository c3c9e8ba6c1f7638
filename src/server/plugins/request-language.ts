import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language } from '../../domain/language.ts';

const languageOf = new WeakMap<FastifyRequest, Language>();

/** Sets the language of a request, once its person is identified. */
export const setRequestLanguage = (request: FastifyRequest, language: Language): void =>
  void languageOf.set(request, language);

/** The language for messages to the client: the person's own when signed in, otherwise English. */
export const requestLanguage = (request: FastifyRequest): Language => languageOf.get(request) ?? 'en';

/** The language of somebody who is not signed in, from Accept-Language. */
export const browserLanguage = (request: FastifyRequest): Language =>
  chooseLanguage({ accept: request.headers['accept-language'], localized: true });
