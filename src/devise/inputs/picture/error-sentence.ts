import { FetchFailed } from '../../../web/fetch.ts';

/** What the server said of a refusal, or the sentence given where it said nothing. */
export const errorSentence = (error: unknown, otherwise: string): string =>
  (error instanceof FetchFailed && error.problem?.detail) || otherwise;
