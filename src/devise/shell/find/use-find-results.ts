import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { allContentTypes } from '../../../content/index.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage } from '../../staff-language.tsx';
import { actionsOf, type FindResult, matching } from './actions.ts';

/** Section 4's wait before a search asks the server (milliseconds). */
const WAIT = 250;
const MAX_ACTIONS = 6;

interface FoundRecord {
  readonly type: string;
  readonly id: number;
  readonly name: string;
  readonly site_name: string | null;
}

/** Actions at once, records of every type when the server has answered. */
export function useFindResults(typed: string) {
  const language = useLanguage();
  const { user } = useSession();
  const { siteId } = useSiteView();
  const [q] = useDebouncedValue(typed.trim(), WAIT);
  const records = useQuery({
    queryKey: queryKeys.find(q, siteId),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => get<FoundRecord[]>(`find?q=${encodeURIComponent(q)}&site_id=${siteId}`, signal),
  });
  const found: readonly FindResult[] =
    q === '' || typed.trim() === ''
      ? []
      : (records.data ?? []).flatMap(({ type: name, id, name: label, site_name }) => {
          const type = allContentTypes.find((one) => one.name === name);
          if (!type?.workflow) return [];
          const note = [type.labels[language].one, site_name].filter(Boolean).join(' · ');
          return [{ to: `${addressOfType(type)}/${id}/edit`, label, note }];
        });
  const actions = matching(actionsOf(user, language), typed).slice(0, MAX_ACTIONS);
  return {
    found: [...actions, ...found],
    isSearching: typed.trim() !== q || (q !== '' && records.isFetching),
    hasFailed: records.isError,
  };
}
