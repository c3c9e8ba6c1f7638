import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Listed } from '../../api.ts';
import { Loaded } from './loaded.tsx';
import { Pages } from './pages.tsx';

interface PagedListProps<T> {
  readonly of: UseQueryResult<Listed<T>>;
  readonly className: string | undefined;
  /** What is said when there is nothing. */
  readonly empty: string;
  /** A list item with its key. */
  readonly children: (item: T) => ReactNode;
}

/** A page of a list, with the way to the others; `page` in the address says which. */
export function PagedList<T>({ of, className, empty, children }: PagedListProps<T>) {
  const { pathname, search } = useLocation();
  const addressOf = (page: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(page));
    return `${pathname}?${query}`;
  };
  return (
    <Loaded of={of} rows={6}>
      {({ data, meta }) => (
        <>
          {data.length === 0 && <p className="quiet">{empty}</p>}
          <ul className={`plain ${className}`}>{data.map(children)}</ul>
          <Pages meta={meta} addressOf={addressOf} />
        </>
      )}
    </Loaded>
  );
}
