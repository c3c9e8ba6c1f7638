import { useLanguage } from '../../web/language/language.tsx';
import { Photo } from '../parts/photo.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { WaysOn } from '../parts/ways-on.tsx';
import { Label, Lead, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { SiteView } from '../view.ts';
import type { SearchHit, SearchView } from '../search-views.ts';

/** The index of the magazine: what is found stands under the part of the site that it is of. */

const Excerpt = ({ parts }: { readonly parts: SearchHit['excerpt'] }) =>
  parts.length > 0 && (
    <p>{parts.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}</p>
  );

const Entry = ({ hit: { card, excerpt } }: { readonly hit: SearchHit }) => (
  <li>
    <a href={card.href}>{card.title}</a>
    <Excerpt parts={excerpt} />
  </li>
);

/** What the first entry of the index looks like. */
function Frontispiece({ groups }: Pick<SearchView, 'groups'>) {
  const first = groups[0]?.hits[0]?.card;
  return first?.picture ? (
    <Photo
      picture={first.picture}
      sizes="(min-width: 900px) 24vw, 1px"
      ratio="3 / 4"
      className="found-picture"
      isDecorative
    />
  ) : null;
}

function Found({ view }: { readonly view: SearchView }) {
  const say = useSay();
  const { groups, previous, next } = view;
  return (
    <div className="slice sheet found">
      <Frontispiece groups={groups} />
      <div className="found-list">
        {groups.map(({ title, hits }) => (
          <section key={title ?? ''} className="found-group">
            <h2 className="label">{title ?? say('on-this-site')}</h2>
            <ul>
              {hits.map((hit) => (
                <Entry key={hit.card.href} hit={hit} />
              ))}
            </ul>
          </section>
        ))}
        {(previous !== null || next !== null) && (
          <nav className="found-more" aria-label={say('search')}>
            {previous !== null && (
              <a href={previous} rel="prev">
                {say('search-earlier')}
              </a>
            )}
            {next !== null && (
              <a className="arrow" href={next} rel="next">
                {say('search-later')}
              </a>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

interface SearchPageProps {
  readonly body: SearchView;
  readonly view: SiteView;
}

export function SearchPage({ body, view }: SearchPageProps) {
  const say = useSay();
  const { state, query, total } = body;
  const quoted = useLanguage() === 'es' ? `«${query}»` : `“${query}”`;
  const isFound = state === 'found' || state === 'some';
  const title = {
    blank: say('search'),
    found: quoted,
    some: quoted,
    nothing: say('search-nothing'),
    unreadable: say('search-unreadable'),
    away: say('search-away'),
  }[state];
  const lead = {
    blank: say('search-lead'),
    found: null,
    some: say('search-some'),
    nothing: say('search-nothing-text'),
    unreadable: say('search-unreadable-text'),
    away: say('search-away-text'),
  }[state];
  return (
    <>
      <section className={`hero hero-below hero-short searching${isFound ? '' : ' nothing-here'}`}>
        <div className="hero-words">
          {state === 'found' && (
            <Label>{total === 1 ? say('search-one') : say('search-many', { count: total })}</Label>
          )}
          <Title isFirst>{title}</Title>
          <Lead>{lead}</Lead>
          <SearchForm href={view.searchHref} id="search" query={query} />
          {state === 'blank' && <p className="quiet">{say('search-blank-text')}</p>}
          {!isFound && state !== 'unreadable' && <WaysOn view={view} />}
        </div>
      </section>
      {isFound && <Found view={body} />}
    </>
  );
}
