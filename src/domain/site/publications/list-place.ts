import { type Language, languages, type Locales } from '../../language.ts';
import { sectionPath } from '../site-sections.ts';
import type { PublicationSection } from './publication-sections.ts';

/** A page of a list of posts: of all of them, or of those of one year. */
export interface ListPlace {
  /** 'YYYY'; null for the list of all years. */
  readonly year: string | null;
  /** Counted from 1. */
  readonly page: number;
}

const pageWord: Locales<string> = { en: 'page', es: 'pagina' };

/** How many posts stand on a page of a list. */
export const PER_PAGE = 8;

/** '/blog', '/blog/2025', '/blog/page/2', '/es/prensa/2025/pagina/2'. */
export function listPath(section: PublicationSection, language: Language, place: ListPlace): string {
  const { year, page } = place;
  const parts = [year, page > 1 ? `${pageWord[language]}/${page}` : null].filter((part) => part !== null);
  return sectionPath(section, language, parts.length > 0 ? parts.join('/') : undefined);
}

/** Reads what stands after the section in an address; undefined for what is no page of a list. */
export function readListPlace(parts: readonly string[]): ListPlace | undefined {
  const [first, ...rest] = parts;
  const hasYear = first !== undefined && /^(?:19|20)\d\d$/.test(first);
  const [word, number, ...more] = hasYear ? rest : parts;
  const year = hasYear ? first : null;
  if (word === undefined) return { year, page: 1 };
  if (more.length > 0 || !languages.some((language) => pageWord[language] === word)) return undefined;
  // '/blog/page/1' is '/blog'.
  return /^[1-9]\d{0,3}$/.test(number ?? '') ? { year, page: Number(number) } : undefined;
}

export interface ListPage<P> {
  readonly entries: readonly P[];
  readonly pages: number;
}

/** The posts of a page; undefined where the list has no such page. The first page of an empty list is there. */
export function pageOfList<P extends { readonly published_at: string }>(
  posts: readonly P[],
  { year, page }: ListPlace,
): ListPage<P> | undefined {
  const own = year === null ? posts : posts.filter(({ published_at }) => published_at.startsWith(year));
  const pages = Math.max(1, Math.ceil(own.length / PER_PAGE));
  if (page > pages || (year !== null && own.length === 0)) return undefined;
  return { entries: own.slice((page - 1) * PER_PAGE, page * PER_PAGE), pages };
}

/** The years in which something was published, the latest first. */
export const yearsOf = (posts: readonly { readonly published_at: string }[]): string[] =>
  [...new Set(posts.map(({ published_at }) => published_at.slice(0, 4)))].sort().reverse();
