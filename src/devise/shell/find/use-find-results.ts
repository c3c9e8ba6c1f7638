import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { headNamed } from '../../../content/head-named.ts';
import { fold } from '../../../domain/fold.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage } from '../../staff-language.tsx';
import { actionsOf, matching } from './actions.ts';

/** Section 4's wait before a search asks the server (milliseconds). */
const WAIT = 250;
const MAX_ACTIONS = 6;

interface FoundRecord {
  readonly type: string;
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly is_exact: boolean;
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
  // Records that an earlier search found are not opened by what is typed now.
  const isAsked = q !== '' && typed.trim() === q && !records.isPlaceholderData;
  const found = (isAsked ? (records.data ?? []) : []).flatMap((record) => {
    const type = headNamed(record.type);
    if (!type?.hasWorkflow) return [];
    const note = [record.title, type.labels[language].one, record.site_name].filter(Boolean).join(' · ');
    const to = `${addressOfType(type)}/${record.id}/edit`;
    return [{ to, label: record.name, note, isExact: record.is_exact }];
  });
  const actions = matching(actionsOf(user, language), typed)
    .slice(0, MAX_ACTIONS)
    .map((action) => ({ ...action, isExact: fold(action.label) === fold(typed.trim()) }));
  const all = [...actions, ...found];
  return {
    // What is called just as it was typed comes first, then what may be done.
    found: [...all.filter(({ isExact }) => isExact), ...all.filter(({ isExact }) => !isExact)],
    isSearching: typed.trim() !== q || (q !== '' && records.isFetching),
    hasFailed: records.isError,
  };
}
