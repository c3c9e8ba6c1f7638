import { sourceOf, sourcesOf } from '../../domain/picture-sources.ts';
import type { SiteView } from '../view.ts';
import { isSeeThrough, logoSize } from './logo.ts';

type Named = Pick<SiteView['site'], 'name' | 'logo' | 'homeHref'>;

/**
 * The way home: the logo of the site, else its name. While a logo has not come, and where it never does, the browser
 * writes the name in its place, in the letters of the bar.
 */
export const SiteName = ({ site: { name, logo, homeHref } }: { readonly site: Named }) => (
  <a className="bar-name" href={homeHref}>
    {logo ? (
      <img
        {...logoSize(logo)}
        className={isSeeThrough(logo) ? undefined : 'is-solid'}
        src={sourceOf(logo)}
        srcSet={sourcesOf(logo)}
        sizes={logo.thumbhash === null ? undefined : `${logoSize(logo).width}px`}
        alt={name}
        // The picture that the page opens with comes first.
        fetchPriority="low"
      />
    ) : (
      name
    )}
  </a>
);
