import { LinkItems } from '../parts/link-items.tsx';
import { Photo } from '../parts/photo.tsx';
import { logoSize } from './logo.ts';
import { SiteName } from './site-name.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useCounted, useSay } from '../site-context.tsx';
import type { NavigationLink, SiteView } from '../view.ts';

const NavigationList = ({ links }: { readonly links: readonly NavigationLink[] }) => (
  <ul>
    <LinkItems links={links} />
  </ul>
);

function LanguageLink({ view }: { readonly view: SiteView }) {
  const say = useSay();
  const other = view.language === 'en' ? 'es' : 'en';
  if (view.otherLanguage === null) return null;
  return (
    <a href={view.otherLanguage} hrefLang={other} lang={other} className="language">
      {say('other-language')}
    </a>
  );
}

/** The resorts of the group as pictures, in the opened menu. */
const ResortPictures = ({ view }: { readonly view: SiteView }) =>
  view.resorts.length > 0 && (
    <ul className="menu-resorts">
      {view.resorts.map((resort) => (
        <li key={resort.href}>
          <a href={resort.href}>
            <Photo
              picture={resort.picture}
              sizes="(min-width: 900px) 16vw, 40vw"
              ratio="4 / 3"
              isDecorative
            />
            <span>{resort.title}</span>
            <small>{resort.place}</small>
          </a>
        </li>
      ))}
    </ul>
  );

/** Letters of all links, up to which they fit a window of the width at which `frame.css` puts them into the menu. */
const lengths = [
  { upTo: 60, links: 'few' },
  { upTo: 75, links: 'some' },
  { upTo: 89, links: 'many' },
] as const;
/** Of letters: what the space between two links takes. */
const GAP = 3;
/** Of pixels: what a letter of a link surely takes, one of the site's name, and the name that the lengths reckon with. */
const LETTER = 4.5;
const NAME_LETTER = 11;
const USUAL_NAME = 120;

/** How long the row of links is beside the name, so that no word is cut off in its middle. */
function lengthOf(links: readonly NavigationLink[], { logo, name }: SiteView['site']): string {
  const named = logo ? logoSize(logo).width : name.length * NAME_LETTER;
  const more = Math.max(0, named - USUAL_NAME) / LETTER;
  const letters = links.reduce((sum, { text }) => sum + text.length + GAP, more - GAP);
  return lengths.find(({ upTo }) => letters <= upTo)?.links ?? 'most';
}

/** Name, few words on one level, language, and booking at hand. Opens and closes without script. */
export function Header({ view }: { readonly view: SiteView }) {
  const say = useSay();
  const counted = useCounted();
  const { site, header } = view;
  return (
    <header className="bar" data-links={lengthOf(header, site)}>
      <SiteName site={site} />
      <nav className="bar-links" aria-label={say('navigation')}>
        <NavigationList links={header} />
      </nav>
      <div className="bar-end">
        <a className="bar-search" href={view.searchHref}>
          {say('search')}
        </a>
        <LanguageLink view={view} />
        {site.booking && (
          <a className="button bar-book" href={site.booking} {...counted}>
            {say('book')}
          </a>
        )}
      </div>
      <details className="menu">
        <summary>{say('menu')}</summary>
        <div className="menu-sheet">
          <nav aria-label={say('menu')}>
            <NavigationList links={header} />
          </nav>
          <SearchForm href={view.searchHref} id="search-menu" />
          <LanguageLink view={view} />
          <ResortPictures view={view} />
        </div>
      </details>
    </header>
  );
}
