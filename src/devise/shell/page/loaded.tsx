import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { FetchFailed } from '../../../web/fetch.ts';
import { usePhrases } from '../../staff-language.tsx';
import { failureSentence } from '../failure-sentence.ts';
import styles from './loaded.module.css';
import { shellPhrases } from '../phrases.ts';

interface LoadedProps<T> {
  readonly of: UseQueryResult<T>;
  /** How many rows the shape of what comes has. */
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** The server does not know what the address asks for: a filter or an order of another day. */
const isAddressUnknown = (error: unknown) => error instanceof FetchFailed && error.status === 400;

/** The same page, asked for nothing. */
function WithoutAsking() {
  const { withoutAsking } = usePhrases(shellPhrases);
  return <Link to={useLocation().pathname}>{withoutAsking}</Link>;
}

/** What is not there or not allowed is so at the next try, too. */
const willStay = (error: unknown) =>
  error instanceof FetchFailed && (error.status === 403 || error.status === 404);

/** What a page reads: its shape while it loads, a sentence and another try when it fails. */
export function Loaded<T>({ of: { data, error, refetch, isFetching }, rows = 4, children }: LoadedProps<T>) {
  const phrases = usePhrases(shellPhrases);
  if (data !== undefined) return children(data);
  if (error && !isFetching) {
    return (
      <div className={styles.failed} role="alert">
        <p>{isAddressUnknown(error) ? phrases.unknownInAddress : failureSentence(error, phrases)}</p>
        {isAddressUnknown(error) && <WithoutAsking />}
        {!willStay(error) && !isAddressUnknown(error) && (
          <Button variant="default" onClick={() => void refetch()}>
            {phrases.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.shape} role="status" aria-label={phrases.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton height={64} key={row} />
      ))}
    </div>
  );
}
