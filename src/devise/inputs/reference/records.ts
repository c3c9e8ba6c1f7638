import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Language, Locales } from '../../../domain/language.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { titleBeside } from '../../../domain/record/title.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { fold } from '../../../domain/fold.ts';
import { get, list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { type May, type SessionSite, useMay, useSession } from '../../session.tsx';

export interface FoundRecord {
  readonly id: number;
  readonly locale?: Locales<Readonly<Record<string, unknown>>>;
  /** 'Dinner – Costa Ocaso (English, Spanish)'. */
  readonly search_label?: string;
  readonly archived_at?: string | null;
  readonly deleted_at?: string | null;
}

export function typeNamed(name: string): ContentType {
  const type = allContentTypes.find((one) => one.name === name);
  if (!type) throw new Error(`No content type is called '${name}'.`);
  return type;
}

/** What screens call a record, or at least its number. */
export const nameOrNumber = (type: ContentType, record: FoundRecord, language: Language): string =>
  nameOf(type, record, language) || `#${record.id}`;

/** What a picker calls a record: as searches tell records of one name apart, else its name; its title beside it. */
export function labelInPicker(type: ContentType, record: FoundRecord, language: Language) {
  const name = nameOf(type, record, language) && record.search_label;
  return { label: name || nameOrNumber(type, record, language), title: titleBeside(type, record, language) };
}

const MAX_OFFERED = 20;

const isSite = ({ scope }: ContentType) => scope === 'itself';

/** Whether the person may see what there is to choose from; anybody sees their own sites. */
export function useMayChoose(type: ContentType): May {
  const may = useMay(type.permission);
  return isSite(type) ? { ...may, view: true } : may;
}

/** Sites are kept by few, and chosen by whoever works on them: those come with the session. */
const sitesNamed = (sites: readonly SessionSite[], searched: string): readonly FoundRecord[] =>
  sites.filter(({ name }) => fold(name).includes(fold(searched)));

/** Records of the type that a search finds, of the site where the type belongs to one. */
export function useFoundRecords(type: ContentType, siteId: number | null, searched: string) {
  const query = new URLSearchParams({ pageSize: String(MAX_OFFERED) });
  if (searched) query.set('searchterm', searched);
  if (type.scope === 'site' && siteId !== null) query.set('site_id', String(siteId));
  const path = `${type.path}?${query.toString()}`;
  const { sites } = useSession();
  return useQuery({
    queryKey: queryKeys.records.choices(type, path),
    queryFn: async ({ signal }): Promise<readonly FoundRecord[]> =>
      isSite(type) ? sitesNamed(sites, searched) : (await list<FoundRecord>(path, signal)).data,
    placeholderData: keepPreviousData,
  });
}

const MAX_EVERY = 100;

/** The first hundred records of a type that is the group's, by name: there are fewer of what is named by a code. */
export const useEveryRecord = (type: ContentType, isEnabled: boolean) => {
  const path = `${type.path}?pageSize=${MAX_EVERY}&sort=${type.titleField}`;
  return useQuery({
    queryKey: queryKeys.records.choices(type, path),
    queryFn: async ({ signal }) => (await list<FoundRecord>(path, signal)).data,
    enabled: isEnabled,
  });
};

/** The records of the ids, by place: undefined while one loads, null when there is none or one may not see it. */
export function useRecords(
  type: ContentType,
  ids: readonly number[],
): readonly (FoundRecord | null | undefined)[] {
  const { sites } = useSession();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeys.records.chosen(type, id),
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundRecord | null> => {
        if (isSite(type)) return sites.find((site) => site.id === id) ?? null;
        try {
          return await get<FoundRecord>(`${type.path}/${id}`, signal);
        } catch (failed) {
          if (failed instanceof FetchFailed && [403, 404].includes(failed.status)) return null;
          throw failed;
        }
      },
    })),
    combine: (results) => results.map(({ data }) => data),
  });
}
