import { FetchFailed } from '../../web/fetch.ts';
import type { ShellPhrases } from './phrases.ts';

const byStatus: Readonly<Record<number, keyof ShellPhrases['failures']>> = {
  0: 'offline',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  422: 'fields',
  429: 'tooMany',
};

/** What staff are told of a failure, in their language; what to do next is part of it. */
export function failureSentence(error: unknown, { failures }: ShellPhrases): string {
  if (!(error instanceof FetchFailed)) return failures.unknown;
  if (error.status >= 500) return failures.server;
  return failures[byStatus[error.status] ?? 'unknown'];
}
