import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router';
import { FetchFailed } from '../../../web/fetch.ts';
import { usePhrases } from '../../staff-language.tsx';
import { failureSentence } from '../failure-sentence.ts';
import { Page } from './page.tsx';
import { shellPhrases } from '../phrases.ts';

/** In place of a page that could not be opened: its script did not come, or something in it broke. */
export function PageFailed() {
  const error = useRouteError();
  const phrases = usePhrases(shellPhrases);
  useEffect(() => console.error(error), [error]);
  const sentence = error instanceof FetchFailed ? failureSentence(error, phrases) : phrases.newVersion;
  return (
    <Page title={phrases.pageFailedTitle} lead={sentence}>
      <p>
        <Button onClick={() => window.location.reload()}>{phrases.reload}</Button>
      </p>
      <p>
        <Link to="/">{phrases.goHome}</Link>
      </p>
    </Page>
  );
}
