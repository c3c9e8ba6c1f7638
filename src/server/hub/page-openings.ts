import type { Early, FirstHalf, NamedOpening, Opening, Shown } from '../../content/early.ts';
import type { GuestPicture, GuestSiteState } from '../../content/guest.ts';
import { contentTypes } from '../../content/index.ts';
import type { HubMatch } from '../../domain/hub-routes.ts';
import { positionOf } from '../../domain/picture-sources.ts';
import { splitBySection } from '../../domain/dining/dining.ts';
import { openWeekOf } from '../../domain/dining/open-week.ts';
import { mealPeriods } from '../../domain/time/opening-hours.ts';
import {
  inEitherLanguage,
  inLanguage,
  isTranslated,
  type Language,
  languages,
  type Locales,
} from '../../domain/language.ts';
import { routeTitle } from './page-metadata.ts';
import { serialize } from './serialize-record.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** The half that the dining page begins with, and its cards: which of them is the first depends on the hour. */
function shown(picture: GuestPicture | null | undefined): Shown | undefined {
  if (!picture) return undefined;
  const { src, width, thumbhash, focus } = picture;
  const drawn = thumbhash === null ? 0 : width;
  return focus ? [src, drawn, positionOf(focus)] : [src, drawn];
}

/** Title and picture of the pages that are nobody's own. */
export function openingOf(
  match: HubMatch,
  { site, localizations }: GuestSiteState,
  language: Language,
): Opening {
  const { name } = match;
  const title = routeTitle(match, language, localizations);
  if (name === 'info') return { title, hero: shown(site.hotelInfoHeader ?? site.homeImage) };
  if (name === 'events') return { title, hero: shown(site.eventsHeader ?? site.homeImage) };
  if (name !== 'safeStay') return { title };
  const own = { en: site.locale.en.safeStay, es: site.locale.es.safeStay };
  const said = inEitherLanguage(own, language);
  return { title: said?.title ?? title, hero: shown(said?.image) };
}

interface OpeningSource {
  readonly title: string | null;
  readonly slug: string | null;
  readonly image: GuestPicture | null;
  readonly logo?: GuestPicture | null;
}

function opening(
  { locale }: { readonly locale: Locales<OpeningSource> },
  language: Language,
): NamedOpening[] {
  const { title, image, logo } = inLanguage(locale, language);
  const slugs = new Set(languages.flatMap((one) => locale[one].slug ?? []));
  return title ? [{ slugs: [...slugs], title, hero: shown(image), logo: shown(logo) }] : [];
}

const { restaurant, content_section: page } = contentTypes;

/** Of what has a page of its own and is few: restaurants and pages of information, those in frames apart. */
export function namedOpenings({ restaurants, pages, context }: Snapshot, language: Language): Early['named'] {
  const written = pages.filter(({ display_type }) => display_type !== 'iframe');
  return {
    dining: restaurants.flatMap((one) =>
      opening(serialize(restaurant, one, ['title', 'slug', 'image', 'logo'], context), language),
    ),
    info: written.flatMap((one) =>
      opening(serialize(page, one, ['title', 'slug', 'image'], context), language),
    ),
  };
}

/** The halves of the dining page that have anything in them. */
export function firstHalves(snapshot: Snapshot, language: Language): FirstHalf[] {
  const fields = ['title', 'slug', 'image', 'section', ...mealPeriods] as const;
  const listed = snapshot.restaurants
    .map((one) => serialize(restaurant, one, fields, snapshot.context))
    .filter(({ locale }) => isTranslated(locale, language));
  const halves = splitBySection(listed);
  const phrases = guestPhrases(snapshot).hub[language];
  return [
    { heading: phrases.restaurants, of: halves.Restaurant },
    { heading: phrases['bars-and-lounges'], of: halves['Bars and Lounges'] },
  ]
    .filter(({ of }) => of.length > 0)
    .map(({ heading, of }) => ({
      heading,
      cards: of.map((one) => {
        const { title, image } = inLanguage(one.locale, language);
        return { title: title ?? '', picture: shown(image), week: openWeekOf(one, snapshot.context.today) };
      }),
    }));
}
