import type { ComponentProps } from 'react';
import type { Asked } from '../store.ts';
import { LoadFailed } from './load-failed.tsx';
import { PageShape } from './loading.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';

interface NoRecordProps extends ComponentProps<typeof NotFound> {
  readonly asked: Omit<Asked<unknown>, 'data'>;
  /** What is said of an answer that did not come, where there is more to say than that. */
  readonly failure?: string;
}

/** In place of a page whose record is not there: it is still to come, did not come, or there is none. */
export function NoRecord({ asked: { loading, failed, retry }, failure, ...notFound }: NoRecordProps) {
  if (loading) {
    return (
      <Page title={undefined}>
        <PageShape />
      </Page>
    );
  }
  if (!failed || failed.status === 404) return <NotFound {...notFound} />;
  return (
    <Page title={notFound.way.name}>
      <LoadFailed retry={retry} title={failure} level={1} />
    </Page>
  );
}
