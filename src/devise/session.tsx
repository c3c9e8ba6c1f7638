import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultLanguage, type Language } from '../domain/language.ts';
import { type WordRights, wordsOnly } from '../domain/staff/role.ts';
import { holds, type Permission } from '../domain/staff/permission.ts';
import { fetchData, setCsrfToken } from '../web/fetch.ts';
import { sendUnsigned } from './api.ts';
import { queryKeys } from './query-keys.ts';
import { queries } from './queries.ts';
import { permissionPhrases } from './permission-phrases.ts';
import { usePhrases } from './staff-language.tsx';

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** Permissions to change. */
  readonly permissions_list: readonly string[];
  /** Permissions to read. */
  readonly views_list: readonly string[];
  /** Translation rights: the languages by permission. */
  readonly words_list: WordRights;
  /** Permissions whose records they publish; for others they send them for approval. */
  readonly publish_list: readonly string[];
  readonly site_ids: 'all' | readonly number[];
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  readonly two_factor: boolean;
}

export interface SessionSite {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly localized: boolean;
  /** What is required is written in it, and translated from it. */
  readonly firstLanguage: Language;
  readonly timeZone: string;
  readonly hosts: readonly string[];
  readonly colors: { readonly primary: string; readonly secondary: string };
}

/** The first language of a record's site; English of what is the group's. */
export const firstLanguageOf = (sites: readonly SessionSite[], siteId: number | null): Language =>
  sites.find(({ id }) => id === siteId)?.firstLanguage ?? defaultLanguage;

export interface Session {
  readonly user: SessionUser;
  /** The sites they have access to. */
  readonly sites: readonly SessionSite[];
}

interface SessionResponse extends Session {
  readonly csrf_token?: string;
}

/** Throws FetchFailed with status 401 without a session. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.session,
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async (): Promise<Session> => {
    const { csrf_token, ...session } = await fetchData<SessionResponse>('devise/session');
    setCsrfToken(csrf_token);
    return session;
  },
});

/** Reloads the session after a sign-in or a change of the account. */
export const renewSession = (): Promise<Session> => queries.query({ ...sessionQuery, staleTime: 0 });

/** Ends the session. The page is loaded anew, so that nothing read in it stays in memory. */
export async function signOut(): Promise<void> {
  await sendUnsigned('POST', 'logout');
  window.location.assign('/devise/sign-in');
}

/** The session; only for pages that require sign-in. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('Nobody is signed in above this.');
  return data;
}

export interface May {
  readonly view: boolean;
  /** Everything. */
  readonly change: boolean;
  /** Something: all of it, or texts in the languages of `wordsIn`. */
  readonly edit: boolean;
  /** The languages of a translation right; empty for people who may change everything or nothing. */
  readonly wordsIn: readonly Language[];
  /** Why not everything may be changed, in a sentence; otherwise empty. */
  readonly why: string;
}

/** The session's rights as the domain's type. */
export const rightsOf = ({ permissions_list, views_list, words_list, publish_list }: SessionUser) => ({
  permissions: permissions_list,
  views: views_list,
  words: words_list,
  publishes: publish_list,
});

/** The rights of the signed-in person by permission, to draw the screens. The server enforces them. */
export function useMayList(): (permission: Permission) => May {
  const { user } = useSession();
  const phrases = usePhrases(permissionPhrases);
  return (permission) => {
    const view = holds(user.views_list, permission);
    const change = holds(user.permissions_list, permission);
    const wordsIn = wordsOnly(rightsOf(user), permission);
    const isOfWords = wordsIn.length > 0;
    const looks = view ? phrases.onlyLooks : phrases.needs(phrases.names[permission]);
    const reason = isOfWords ? phrases.onlyWords(wordsIn) : looks;
    return { view, change, edit: change || isOfWords, wordsIn, why: change ? '' : reason };
  };
}

/** The rights of the signed-in person for one permission. */
export const useMay = (permission: Permission): May => useMayList()(permission);
