import { RoomPlan } from '../parts/group/room-plan.tsx';
import { RoomFactsList } from '../parts/when.tsx';
import { Prose } from '../parts/words.tsx';
import { useLanguage } from '../../web/language/language.tsx';
import { sourceOf } from '../../domain/picture-sources.ts';
import { useSay } from '../site-context.tsx';
import type { RoomView } from '../view.ts';
import { Hung, Opening } from './record-pages.tsx';

/** A room to walk through: pictures, film, the plan to scale, and who fits. */

/** Nothing of the film is loaded before somebody starts it. */
function RoomFilm({ view }: { readonly view: RoomView }) {
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
        poster={card.picture ? sourceOf(card.picture) : undefined}
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
  return (
    <>
      <Opening card={card} />
      <section className="slice sheet table">
        <div className="table-words">
          <Prose html={html} />
        </div>
        <aside className="table-facts">
          <RoomFactsList facts={card.facts} />
          {amenities.length > 0 && (
            <div>
              <h2>{say('in-the-room')}</h2>
              <ul className="plain">
                {amenities.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          )}
        </aside>
      </section>
      {plan && (
        <section className="slice sheet room-plan">
          <h2 className="title">{say('room-plan')}</h2>
          <RoomPlan plan={plan} name={card.title} />
          {tour !== null && (
            <p className="links">
              <a href={tour}>{say('walk-through')}</a>
            </p>
          )}
        </section>
      )}
      <RoomFilm view={view} />
      <Hung gallery={gallery} />
      {others.length > 0 && (
        <nav className="slice sheet rooms rooms-more" aria-label={say('other-rooms')}>
          <h2 className="title">{say('other-rooms')}</h2>
          <ul className="index">
            {others.map((room) => (
              <li key={room.href}>
                <a href={room.href}>{room.title}</a>
                <span>{room.text}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
