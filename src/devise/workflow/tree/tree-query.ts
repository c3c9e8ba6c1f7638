import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import type { TreeRow } from '../../../domain/site/tree-row.ts';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';

interface TreeOfSite {
  readonly data: readonly TreeRow[];
  /** More than `data` has where a screen cannot show them all. */
  readonly meta: { readonly total: number };
}

/** What stands below what on a site, with everything that their addresses follow from. */
export const treeQuery = (type: ContentType, siteId: number) =>
  queryOptions({
    queryKey: queryKeys.records.tree(type, siteId),
    queryFn: async ({ signal }): Promise<TreeOfSite> =>
      list<TreeRow>(`${type.path}/tree?site_id=${siteId}`, signal),
    staleTime: 0,
  });
