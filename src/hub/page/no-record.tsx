import type { ComponentProps } from 'react';
import type { DataState } from '../store.ts';
import { LoadFailed } from './load-failed.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';

interface NoRecordProps extends ComponentProps<typeof NotFound> {
  readonly state: Omit<DataState<unknown>, 'data'>;
}

/** In place of a page whose record is not there: it is still to come, did not come, or there is none. */
export function NoRecord({ state: { loading, failed, retry }, ...notFound }: NoRecordProps) {
  if (loading) {
    return (
      <Page title={undefined}>
        <PageSkeleton />
      </Page>
    );
  }
  if (!failed || failed.status === 404) return <NotFound {...notFound} />;
  return (
    <Page title={notFound.way.name}>
      <LoadFailed retry={retry} title={notFound.way.name} />
    </Page>
  );
}
