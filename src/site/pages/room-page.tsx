import { RoomPlan } from '../parts/group/room-plan.tsx';
import { HeroPhoto } from '../parts/hero-photo.tsx';
import { PictureCard, SMALL } from '../parts/cards.tsx';
import { RoomFactsList } from '../parts/when.tsx';
import { Lead, Prose, Title } from '../parts/words.tsx';
import { useLanguage } from '../../web/language/language.tsx';
import { sourceOf } from '../../domain/picture-sources.ts';
import { useSay } from '../site-context.tsx';
import type { Photo, RoomView } from '../view.ts';
import { Hung } from './record-pages.tsx';

/** A room to walk through: pictures, film, the plan to scale, and who fits. */

/** What stands for the film until somebody starts it: a picture that the page does not show elsewhere. */
const posterOf = ({ card, film, gallery }: RoomView): Photo =>
  film && (gallery.find(({ src }) => src !== card.picture?.src) ?? card.picture);

/** Nothing of the film is loaded before somebody starts it. */
function RoomFilm({ view, poster }: { readonly view: RoomView; readonly poster: Photo }) {
  const say = useSay();
  const language = useLanguage();
  const { film, card } = view;
  if (!film) return null;
  return (
    <section className="slice sheet room-film">
      <h2 className="title">{say('room-film')}</h2>
      <video
        controls
        muted
        playsInline
        preload="none"
        src={film.src}
        poster={poster ? sourceOf(poster) : undefined}
        aria-label={card.title}
      >
        {film.captions !== null && <track kind="captions" src={film.captions} srcLang={language} default />}
      </video>
    </section>
  );
}

export function RoomPage({ view }: { readonly view: RoomView }) {
  const say = useSay();
  const { card, html, amenities, gallery, plan, others, tour } = view;
  const poster = posterOf(view);
  return (
    <>
      <section className="hero hero-beside hero-room">
        <div className="hero-words">
          <Title isFirst>{card.title}</Title>
          <Lead>{card.text}</Lead>
          <RoomFactsList facts={card.facts} />
        </div>
        <HeroPhoto picture={card.picture} shape="room" />
      </section>
      <section className="slice sheet room-inside">
        <div className="room-words">
          <Prose html={html} />
          {amenities.length > 0 && (
            <div className="room-has">
              <h2 className="label">{say('in-the-room')}</h2>
              <ul className="plain">
                {amenities.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {plan && (
          <div className="room-plan">
            <h2 className="label">{say('room-plan')}</h2>
            <RoomPlan plan={plan} name={card.title} />
            {tour !== null && (
              <p className="links">
                <a href={tour}>{say('walk-through')}</a>
              </p>
            )}
          </div>
        )}
      </section>
      <RoomFilm view={view} poster={poster} />
      <Hung gallery={gallery} shown={[card.picture, poster]} />
      {others.length > 0 && (
        <nav className="slice sheet rooms rooms-compare" aria-label={say('other-rooms')}>
          <div className="intro">
            <h2 className="title">{say('other-rooms')}</h2>
          </div>
          <div className="rooms-list">
            {others.map((room) => (
              <PictureCard key={room.href} card={room} sizes={SMALL} ratio="4 / 5">
                <RoomFactsList facts={room.facts} />
              </PictureCard>
            ))}
          </div>
        </nav>
      )}
    </>
  );
}
