import { matchHubRoute } from '../hub-routes.ts';
import { findBySlug, languages, type Locales } from '../language.ts';
import { type Link, resolveLink } from '../link.ts';

interface Promotable {
  readonly locale: Locales<{ readonly slug: string | null; readonly reservations_url: string | null }>;
}

const targetOf = (link: Link) => resolveLink(link, { language: 'en', pages: [] });

/** Whether links could be about a restaurant at all: only then is it worth asking for the restaurants. */
export const mayNameAPlace = (links: readonly Link[]): boolean =>
  links.some((link) => {
    const target = targetOf(link);
    if (target?.kind === 'overlay') return true;
    return target?.kind === 'route' && matchHubRoute(target.to)?.params.slug !== undefined;
  });

/** The restaurant that the links of a promotion are about: they lead to its page, to a menu of it, or reserve there. */
export function promotedPlace<R extends Promotable>(
  links: readonly Link[],
  places: readonly R[],
): R | undefined {
  for (const link of links) {
    const target = targetOf(link);
    if (target?.kind === 'route') {
      const match = matchHubRoute(target.to);
      const isPlace = match?.name === 'restaurant' || match?.name === 'menu';
      const place = isPlace ? findBySlug(places, match.params.slug ?? '', 'en') : undefined;
      if (place) return place;
    } else if (target?.kind === 'overlay') {
      const place = places.find(({ locale }) =>
        languages.some((language) => locale[language].reservations_url?.trim() === target.url),
      );
      if (place) return place;
    }
  }
  return undefined;
}
