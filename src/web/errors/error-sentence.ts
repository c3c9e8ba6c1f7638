import { FetchFailed } from '../fetch.ts';
import type { KitPhrases } from '../language/kit-phrases.ts';

/** The phrase that tells a guest of a failure (section 8). */
export function errorSentence(error: unknown): keyof KitPhrases {
  if (!(error instanceof FetchFailed)) return 'something-went-wrong';
  if (error.path.startsWith('events/by-slug')) return 'unable-to-load-event';
  return error.status === 404 ? 'unable-to-find-resource' : 'unable-to-load';
}
