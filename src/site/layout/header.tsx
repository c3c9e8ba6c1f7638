import { LinkItems } from '../parts/link-items.tsx';
import { Photo } from '../parts/photo.tsx';
import { barLinks } from './bar-links.ts';
import { SiteName } from './site-name.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useCounted, useSay } from '../site-context.tsx';
import type { SiteView } from '../view.ts';

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

/** Name, few words on one level, language, and booking at hand. Opens and closes without script. */
export function Header({ view }: { readonly view: SiteView }) {
  const say = useSay();
  const counted = useCounted();
  const { site, header } = view;
  const { all, from } = barLinks(header, site);
  return (
    <header className="bar" data-links={all}>
      <SiteName site={site} />
      <nav className="bar-links" aria-label={say('navigation')}>
        <ul>
          <LinkItems links={header} from={from} />
        </ul>
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
            <ul>
              <LinkItems links={header} />
            </ul>
          </nav>
          <SearchForm href={view.searchHref} id="search-menu" />
          <LanguageLink view={view} />
          <ResortPictures view={view} />
        </div>
      </details>
    </header>
  );
}
