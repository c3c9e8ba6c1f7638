import { hubPath } from '../../domain/site/site-sections.ts';
import { useSay } from '../site-context.tsx';
import { Ways } from '../parts/ways.tsx';
import { WrittenIn } from '../parts/words.tsx';
import type { SiteView } from '../view.ts';

/** Where the property is, how it is reached, what else there is. */
export function Footer({ view }: { readonly view: SiteView }) {
  const say = useSay();
  const { site, header, footer, resorts, isGroup, otherLanguage, language } = view;
  const { address, coming, telephone, email, booking } = site;
  const other = language === 'en' ? 'es' : 'en';
  const resortsTitle = say(isGroup ? 'resorts' : 'other-resorts');
  return (
    <footer className="foot">
      <div className="sheet">
        <div className="foot-name">
          <p className="title">{site.name}</p>
          {site.tagline && <p>{site.tagline}</p>}
        </div>
        {[address, coming, telephone, email, booking].some(Boolean) && (
          <section className="foot-address">
            <h2 className="label">{say('address')}</h2>
            {address && <p>{address}</p>}
            {coming && <p>{coming}</p>}
            <Ways site={site} />
          </section>
        )}
        <nav className="foot-links" aria-label={say('on-this-site')}>
          <h2 className="label">{say('on-this-site')}</h2>
          <ul>
            {[...header, ...footer].map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
            <li>
              <a href={hubPath(language)}>{say('guest-hub')}</a>
            </li>
            {otherLanguage !== null && (
              <li>
                <a href={otherLanguage} hrefLang={other} lang={other}>
                  {say('other-language')}
                </a>
              </li>
            )}
          </ul>
        </nav>
        {resorts.length > 0 && (
          <nav className="foot-resorts" aria-label={resortsTitle}>
            <h2 className="label">{resortsTitle}</h2>
            <ul>
              {resorts.map(({ href, title, place, leadsTo }) => (
                <li key={href}>
                  <a href={href} hrefLang={leadsTo}>
                    {title}
                    <WrittenIn language={leadsTo} />
                  </a>{' '}
                  <small>{place}</small>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
