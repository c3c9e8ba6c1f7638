import { LinkItems } from '../parts/link-items.tsx';
import { longDate } from '../../domain/time/date-words.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { CardTitle, LARGE, PictureCard, SMALL } from '../parts/cards.tsx';
import { Gathering } from '../parts/gathering.tsx';
import { Photo } from '../parts/photo.tsx';
import { PressPeople } from '../parts/press-contact.tsx';
import { HasOwnHeading, Label, Lead, Title } from '../parts/words.tsx';
import type { PublicationsView, StoryCard } from '../publication-views.ts';
import { useSay } from '../site-context.tsx';
import type { NavigationLink } from '../view.ts';

/** The list of a section's posts: the blog as a magazine, press releases as a newsroom keeps them. */

/** The day above a title: that of its publication, or that on which an event post calls people together. */
const dayOf = ({ gathering, published }: StoryCard): string => (gathering?.at ?? published).slice(0, 10);

/** A post below the first one. Releases are read by their dates and have no picture here. */
function Row({ card, hasPicture }: { readonly card: StoryCard; readonly hasPicture: boolean }) {
  const language = useLanguage();
  return (
    <article className="post">
      <Label>
        <time dateTime={dayOf(card)}>{longDate(dayOf(card), language)}</time>
      </Label>
      <div>
        <CardTitle card={card} />
        {card.text && <p>{card.text}</p>}
        <Gathering card={card} />
      </div>
      {hasPicture && <Photo picture={card.picture} sizes={SMALL} ratio="3 / 2" isDecorative />}
    </article>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

const Links = ({ title, links }: LinksProps) =>
  links.length > 0 && (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="plain">
        <LinkItems links={links} />
      </ul>
    </nav>
  );

function Paging({ view: { page, pages, newer, older } }: { readonly view: PublicationsView }) {
  const say = useSay();
  if (pages === 1) return null;
  return (
    <nav className="found-more" aria-label={say('pages')}>
      {newer !== null && (
        <a href={newer} rel="prev">
          {say('newer-posts')}
        </a>
      )}
      <span className="quiet">{say('page-of', { page, pages })}</span>
      {older !== null && (
        <a className="arrow" href={older} rel="next">
          {say('older-posts')}
        </a>
      )}
    </nav>
  );
}

export function PublicationsPage({ view }: { readonly view: PublicationsView }) {
  const say = useSay();
  const language = useLanguage();
  const { section, title, lead, entries, years, others, page, feed, contact } = view;
  const isPress = section === 'press';
  const [first] = entries;
  const leads = page === 1 && first !== undefined;
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          <Title isFirst>{title}</Title>
          {page === 1 && <Lead>{lead}</Lead>}
        </div>
      </section>
      <HasOwnHeading value={false}>
        <section className="slice sheet posts">
          <div className="posts-list">
            {leads && (
              <PictureCard
                card={{ ...first, label: longDate(dayOf(first), language) }}
                sizes={LARGE}
                ratio={isPress ? '21 / 9' : '3 / 2'}
              >
                <Gathering card={first} />
              </PictureCard>
            )}
            {(leads ? entries.slice(1) : entries).map((card) => (
              <Row key={card.href} card={card} hasPicture={!isPress} />
            ))}
            <Paging view={view} />
          </div>
          <aside className="table-facts posts-beside" aria-label={say('on-these-posts')}>
            {contact && <PressPeople contact={contact} />}
            <Links title={say('by-year')} links={years} />
            <Links title={say('read-too')} links={others} />
            <p>
              <a href={feed} type="application/atom+xml">
                {say('as-feed')}
              </a>
            </p>
          </aside>
        </section>
      </HasOwnHeading>
    </>
  );
}
