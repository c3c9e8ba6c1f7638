import { longDate } from '../../domain/time/date-words.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { CardList, SMALL } from '../parts/cards.tsx';
import { Gathering } from '../parts/gathering.tsx';
import { Photo } from '../parts/photo.tsx';
import { PressPeople } from '../parts/press-contact.tsx';
import { unbroken } from '../../domain/unbroken.ts';
import { ArrowLink, Prose, Title } from '../parts/words.tsx';
import { Dotted } from '../parts/dotted.tsx';
import type { PressPicture, StoryCard, StoryView } from '../publication-views.ts';
import { useSay } from '../site-context.tsx';
import type { NavigationLink } from '../view.ts';
import { Hung, Opening } from './record-pages.tsx';

/** One post: a story, a press release, news of Playa Cares, a call to lend a hand. */

function PressPictures({ pictures }: { readonly pictures: readonly PressPicture[] }) {
  const say = useSay();
  const language = useLanguage();
  if (pictures.length === 0) return null;
  return (
    <section className="slice sheet stories stories-list">
      <div className="intro">
        <Title>{say('press-pictures')}</Title>
      </div>
      <ul className="card-list">
        {pictures.map(({ picture, href, credit, until }) => (
          <li key={href} className="post">
            <Photo picture={picture} sizes={SMALL} ratio="3 / 2" />
            <div>
              <p>
                <a className="arrow" href={href} download>
                  {say('download-picture')}
                </a>
              </p>
              {credit && <p>{say('picture-credit', { credit })}</p>}
              {until && <p>{say('picture-until', { day: unbroken(longDate(until, language)) })}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Related = ({ title, cards }: { readonly title: string; readonly cards: readonly StoryCard[] }) =>
  cards.length > 0 && (
    <nav className="slice sheet stories stories-list" aria-label={title}>
      <div className="intro">
        <Title>{title}</Title>
      </div>
      <CardList cards={cards} />
    </nav>
  );

/** The other lists, below a post to which none is related. */
function Others({ links }: { readonly links: readonly NavigationLink[] }) {
  const say = useSay();
  return (
    links.length > 0 && (
      <nav className="links" aria-label={say('read-too')}>
        {links.map(({ href, text }) => (
          <ArrowLink key={href} text={text} address={href} />
        ))}
      </nav>
    )
  );
}

export function StoryPage({ view }: { readonly view: StoryView }) {
  const say = useSay();
  const language = useLanguage();
  const { card, html, gallery, pictures, contact, related, others, reads } = view;
  const day = unbroken(longDate(card.published.slice(0, 10), language));
  const byline = [say('by-author', { author: card.author }), day];
  return (
    <article className="story" {...(reads !== null && { 'data-island': 'read', 'data-reads': reads })}>
      <Opening card={card} label={<Dotted parts={byline} />}>
        <Gathering card={card} />
      </Opening>
      <div className={`slice sheet${contact ? ' table' : ''}`}>
        <div className={contact ? 'table-words' : 'story-words'}>
          <Prose html={html} />
          {related.length === 0 && <Others links={others} />}
        </div>
        {contact && (
          <aside className="table-facts" aria-label={say('press-contact')}>
            <PressPeople contact={contact} />
          </aside>
        )}
      </div>
      <PressPictures pictures={pictures} />
      <Hung gallery={pictures.length > 0 ? [] : gallery} shown={[card.picture]} />
      <Related title={say('read-on')} cards={related} />
    </article>
  );
}
