import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '../domain/language.ts';
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
  /** What they may change. */
  readonly permissions_list: readonly string[];
  /** What they may look at. */
  readonly views_list: readonly string[];
  /** What they may change the words of, and nothing else: the languages by permission. */
  readonly words_list: WordRights;
  readonly site_ids: 'all' | readonly number[];
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  readonly two_factor: boolean;
}

export interface SessionSite {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly localized: boolean;
  readonly timeZone: string;
  readonly hosts: readonly string[];
  readonly colors: { readonly primary: string; readonly secondary: string };
}

export interface Session {
  readonly user: SessionUser;
  /** Those they may touch. */
  readonly sites: readonly SessionSite[];
}

interface SessionResponse extends Session {
  readonly csrf_token?: string;
}

/** Throws FetchFailed of status 401 for whoever is not signed in. */
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

/** Reads again who is signed in, after they signed in or changed something of themselves. */
export const renewSession = (): Promise<Session> => queries.query({ ...sessionQuery, staleTime: 0 });

/** Ends the session. The page is loaded anew, so that nothing read in it stays in memory. */
export async function signOut(): Promise<void> {
  await sendUnsigned('POST', 'logout');
  window.location.assign('/devise/sign-in');
}

/** Who is signed in. Only below the pages that ask for sign-in. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('Nobody is signed in above this.');
  return data;
}

export interface May {
  readonly view: boolean;
  /** Everything. */
  readonly change: boolean;
  /** Something: all of it, or the words of `wordsIn`. */
  readonly edit: boolean;
  /** The languages whose words may be changed and nothing else; empty for whoever may change everything or nothing. */
  readonly wordsIn: readonly Language[];
  /** Why not everything, in a sentence; empty for whoever may. */
  readonly why: string;
}

/** The rights of the signed-in person in the words of the domain. */
export const rightsOf = ({ permissions_list, views_list, words_list }: SessionUser) => ({
  permissions: permissions_list,
  views: views_list,
  words: words_list,
});

/** What the signed-in person may do, permission by permission. The server decides; this only says it before. */
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

/** What the signed-in person may do with what one permission guards. */
export const useMay = (permission: Permission): May => useMayList()(permission);
