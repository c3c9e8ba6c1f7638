import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { list } from '../../api.ts';
import type { FoundRecord } from '../../inputs/reference/records.ts';
import { queryKeys } from '../../query-keys.ts';
import type { Editing } from '../draft/use-editing.ts';

/** The other records of the site, a hundred at most. */
export function useOtherRecords<More>(
  type: ContentType,
  { record, siteId }: Editing,
): readonly (FoundRecord & More)[] {
  const path = `${type.path}?pageSize=100&site_id=${siteId}`;
  const { data } = useQuery({
    queryKey: queryKeys.records.choices(type, path),
    queryFn: async ({ signal }) => (await list<FoundRecord & More>(path, signal)).data,
    enabled: siteId !== null,
  });
  return (data ?? []).filter(({ id }) => id !== record?.id);
}
