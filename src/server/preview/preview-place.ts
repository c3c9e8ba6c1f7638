import { contentTypes } from '../../content/index.ts';
import { hasDeclaredScreens } from '../../domain/appearance.ts';
import { hubPath } from '../../domain/hub-routes.ts';
import type { Language } from '../../domain/language.ts';
import type { PromotionLocation } from '../../domain/promotion.ts';
import { titledLanguages } from '../../domain/record/title.ts';
import { isOf } from '../content/store/record.ts';
import { NotFound } from '../http/errors.ts';
import { hubRoute, pageAt, wayTo } from '../hub/hub-route.ts';
import type { Preview } from './load-preview.ts';

/** Where in the hub a preview is looked at. */
export interface PreviewPlace {
  /** The hub's address; null where guests meet the record on none of its pages. */
  readonly route: string | null;
  /** Why there is none, in the code that the staff app has words for. */
  readonly reason: 'no-title' | 'no-location' | 'outside-hub' | 'no-way' | null;
  /** The part of the page that shows the record, where it is not the page itself. */
  readonly part: 'promotions' | 'menu' | null;
  /** Everything shown is in the page itself: changes need it loaded again. */
  readonly isInPage: boolean;
}

/** The panel over every page, which no address opens. */
const IN_MENU: PromotionLocation = 'Menu';

const without = (reason: PreviewPlace['reason']): PreviewPlace => ({
  route: null,
  reason,
  part: null,
  isInPage: false,
});

function placeAt(location: unknown): PreviewPlace {
  if (location === undefined) return without('no-location');
  if (location === IN_MENU) return { route: hubPath('home'), reason: null, part: 'menu', isInPage: false };
  const page = pageAt(location);
  return page === undefined
    ? without('outside-hub')
    : { route: hubPath(page), reason: null, part: 'promotions', isInPage: false };
}

/**
 * Where guests meet the record of a preview. `location` is one of several places where it stands; the first one where
 * none is named. Throws NotFound for types that guests do not meet in the hub.
 */
export function previewPlace(preview: Preview, language: Language, location?: string): PreviewPlace {
  const { type, record, snapshot } = preview;
  const { hub } = type.appears?.guests ?? {};
  const route = hubRoute(type, record, snapshot, language);
  if (!hub || route === undefined) throw new NotFound('The hub does not show this.');
  const { at, through } = hasDeclaredScreens(hub) ? {} : hub;
  const hasTitle = titledLanguages(type, record).length > 0;
  if (at !== undefined) {
    const locations: readonly unknown[] = [record[at] ?? []].flat();
    if (locations.length > 0 && !hasTitle) return without('no-title');
    return placeAt(locations.find((one) => one === location) ?? locations[0]);
  }
  if (through && !wayTo(through, record, snapshot)) return without('no-way');
  if (!through && !hasTitle) return without('no-title');
  return { route, reason: null, part: null, isInPage: isOf(contentTypes.site, type, record) };
}
