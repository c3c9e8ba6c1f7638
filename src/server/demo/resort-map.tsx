import { renderToStaticMarkup } from 'react-dom/server';
import { contentTypes } from '../../content/index.ts';
import { hubPath } from '../../domain/hub-routes.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { GuestMap } from '../../site/parts/guest-map.tsx';
import { SitePhrasesProvider } from '../../site/site-context.tsx';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import { recordsOf, type Snapshot } from '../delivery/snapshot.ts';
import { escapeHtml } from '../http/html-text.ts';
import { serialize } from '../hub/serialize-record.ts';

/** The map of a resort in a frame: the one of its public site, whose restaurants lead to their pages in the hub. */

const { page } = contentTypes;

/** The first map that stands on a page of the site. */
function mapOf(snapshot: Snapshot, language: Language) {
  for (const record of recordsOf(snapshot, page)) {
    const { locale } = serialize(page, record, ['versions'], snapshot.context);
    for (const { slices } of inLanguage(locale, language).versions ?? []) {
      const map = slices.find((slice) => slice.block === 'map');
      if (map) return map;
    }
  }
  return undefined;
}

/** The address in the hub of the restaurant that is called so; undefined where no restaurant is. */
function restaurantAddress(name: string, { restaurants }: Snapshot, language: Language): string | undefined {
  const found = restaurants.find(({ locale }) => inLanguage(locale, language).title === name);
  return found && `/app${hubPath('restaurant', { slug: inLanguage(found.locale, language).slug })}`;
}

function line({ name, note }: { name: string; note: string | null }, index: number, address?: string) {
  const more = note ? `<small>${escapeHtml(note)}</small>` : '';
  const words = `<b aria-hidden="true">${index + 1}</b><span><em>${escapeHtml(name)}</em>${more}</span>`;
  return address
    ? `<li><a href="${escapeHtml(address)}">${words}</a></li>`
    : `<li><span class="place">${words}</span></li>`;
}

/** The drawing, and its places below it as a list, as HTML; undefined where the site has no map. */
export function resortMap(snapshot: Snapshot, language: Language): string | undefined {
  const map = mapOf(snapshot, language);
  if (!map) return undefined;
  const { layout, title, places } = map;
  const drawing = renderToStaticMarkup(
    <SitePhrasesProvider phrases={guestPhrases(snapshot).site[language]}>
      <GuestMap shore={layout ?? 'bay'} title={title} places={places} />
    </SitePhrasesProvider>,
  );
  const lines = places.map((place, index) =>
    line(place, index, restaurantAddress(place.name, snapshot, language)),
  );
  return `${drawing}<ol class="places">${lines.join('')}</ol>`;
}
