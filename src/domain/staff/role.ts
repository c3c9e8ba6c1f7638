import type { Scope } from '../content-type.ts';
import { type Language, languages } from '../language.ts';
import { type Permission, permissions } from './permission.ts';

/** A named set of permissions. One that may not change lets its people look at what it names and write nothing. */
export interface Role {
  readonly permissions: readonly string[];
  readonly may_change: boolean;
  /** Whether guests may read what its people save; others send it for approval. True where nothing is said. */
  readonly may_publish?: boolean;
  /** The languages whose words its people may change, and nothing else; everything where none is named. */
  readonly words_only_in?: readonly string[];
}

/** By permission, the languages in which somebody may change the words of what it names. */
export type WordRights = Readonly<Record<string, readonly Language[]>>;

/** What somebody may change, what they may look at, and on which sites. */
export interface Rights {
  /** What they may change in every way. */
  readonly permissions: readonly string[];
  /** What they may look at: all of `permissions` and of `words`, and what a role that only looks names. */
  readonly views: readonly string[];
  /** Permissions that are not among `permissions`, by which they may change words alone. */
  readonly words?: WordRights;
  /** What they may publish of what they may change; all of it where nothing is said. */
  readonly publishes?: readonly string[];
  readonly siteIds: readonly number[] | 'all';
}

const inOrder = (held: ReadonlySet<string>): Permission[] => permissions.filter((one) => held.has(one));

const isWordsOnly = ({ words_only_in = [] }: Role): boolean => words_only_in.length > 0;

type Held = Pick<Rights, 'permissions' | 'views' | 'words' | 'publishes'>;

/** What several roles allow together, in the order of the specification. */
export function rightsOfRoles(roles: readonly Role[]): Held & Required<Pick<Rights, 'words' | 'publishes'>> {
  const changing = roles.filter((role) => role.may_change);
  const ofWords = changing.filter(isWordsOnly);
  const everything = new Set(
    changing.filter((role) => !isWordsOnly(role)).flatMap((role) => role.permissions),
  );
  const languagesOf = (permission: string) => {
    const named = ofWords.filter((role) => role.permissions.includes(permission));
    return languages.filter((one) => named.some(({ words_only_in = [] }) => words_only_in.includes(one)));
  };
  const worded = inOrder(new Set(ofWords.flatMap((role) => role.permissions)));
  return {
    permissions: inOrder(everything),
    views: inOrder(new Set(roles.flatMap((role) => role.permissions))),
    words: Object.fromEntries(
      worded.filter((one) => !everything.has(one)).map((one) => [one, languagesOf(one)]),
    ),
    publishes: inOrder(
      new Set(changing.filter((role) => role.may_publish !== false).flatMap((role) => role.permissions)),
    ),
  };
}

/** The languages whose words somebody may change of what a permission names; none where they may change everything. */
export const wordsOnly = ({ permissions: held, words }: Held, permission: string): readonly Language[] =>
  held.includes(permission) ? [] : (words?.[permission] ?? []);

/** Whether somebody may publish what they change of what a permission names. */
export const mayPublish = ({ permissions: held, words, publishes }: Held, permission: string): boolean =>
  publishes === undefined
    ? held.includes(permission) || (words?.[permission]?.length ?? 0) > 0
    : publishes.includes(permission);

/** The permissions that are wanted and not held: to change, to change the words of, to publish, or at least to look at. */
export function lacked(held: Held, wanted: Held) {
  const lacksWords = ([permission, wantedIn]: [string, readonly Language[]]) =>
    !held.permissions.includes(permission) &&
    wantedIn.some((one) => !wordsOnly(held, permission).includes(one));
  return inOrder(
    new Set([
      ...wanted.permissions.filter((one) => !held.permissions.includes(one)),
      ...Object.entries(wanted.words ?? {})
        .filter(lacksWords)
        .map(([permission]) => permission),
      ...wanted.views.filter((one) => !held.views.includes(one)),
      ...(wanted.publishes ?? []).filter((one) => !mayPublish(held, one)),
    ]),
  );
}

export type Sites = Rights['siteIds'];

/** Whether every wanted site is among the held ones. */
export const holdsSites = (held: Sites, wanted: Sites): boolean =>
  held === 'all' || (wanted !== 'all' && wanted.every((id) => held.includes(id)));

/** Whether two people share a site. */
export const shareSite = (one: Sites, other: Sites): boolean =>
  one === 'all' || other === 'all' || one.some((id) => other.includes(id));

/** Nobody grants what they lack, nor takes it from others: somebody's rights must lie within the asker's. */
export const covers = (held: Rights, wanted: Rights): boolean =>
  lacked(held, wanted).length === 0 && holdsSites(held.siteIds, wanted.siteIds);

/** Who may do everything everywhere, so that nothing is ever out of everybody's reach. One of them always stays. */
export const isAdministrator = (rights: Rights): boolean =>
  rights.siteIds === 'all' &&
  permissions.every((one) => rights.permissions.includes(one) && mayPublish(rights, one));

/** Whether somebody of these sites makes new records of a type: a new site belongs to nobody of a few sites. */
export const mayCreateOfGroup = (
  { scope }: { readonly scope: Scope },
  siteIds: 'all' | readonly number[],
): boolean => siteIds === 'all' || scope === 'site';

/** What belongs to the whole group is seen on every site, so changing it needs all of them. A site is its own. */
export const mayChangeOfGroup = (
  { scope }: { readonly scope: Scope },
  siteIds: 'all' | readonly number[],
): boolean => siteIds === 'all' || scope !== 'group';
