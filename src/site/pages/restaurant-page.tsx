import { Hours } from '../../web/hours/hours.tsx';
import { MenuSections } from '../../web/menu/menu-sections.tsx';
import { PricesIn } from '../../web/menu/prices-in.tsx';
import { Specialties } from '../../web/menu/specialties.tsx';
import { HeroPhoto } from '../parts/hero-photo.tsx';
import { Photo } from '../parts/photo.tsx';
import { Tonight } from '../parts/when.tsx';
import { ArrowLink, Label, Prose, Title, Unhyphenated } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { RestaurantView } from '../view.ts';
import { Hung, WrittenLinks } from './record-pages.tsx';

/** A table laid: picture, what it is, when it is open, the menus as text, reserve, and the table next to it. */
export function RestaurantPage({ view, now }: { readonly view: RestaurantView; readonly now: string }) {
  const say = useSay();
  const { card, html, hours, dressCode, notes, extension, reserve, links, menus, gallery, next } = view;
  const plates = menus.flatMap(({ specialties }) => specialties.map(({ image }) => image));
  return (
    <>
      <section className={`hero hero-full hero-low${card.picture ? '' : ' hero-plain'}`}>
        <HeroPhoto picture={card.picture} shape="low" />
        <div className="hero-words">
          <Label>{card.label}</Label>
          <Title isFirst>{card.title}</Title>
          <Tonight tonight={card.tonight} />
        </div>
      </section>
      <section className="slice sheet table">
        <div className="table-words">
          <Prose html={html} />
          <p className="links">
            <ArrowLink text={say('reserve-table')} address={reserve} isButton />
            <WrittenLinks links={links} />
          </p>
        </div>
        <aside className="table-facts">
          <Hours hours={hours} now={now} />
          {dressCode && (
            <div>
              <h2>{say('dress-code')}</h2>
              <p>{dressCode}</p>
            </div>
          )}
          {(notes || extension) && (
            <div>
              <h2>{say('good-to-know')}</h2>
              {notes && <p>{notes}</p>}
              {extension && <p>{say('extension', { extension })}</p>}
            </div>
          )}
        </aside>
      </section>
      {menus.map(({ id, title, sections, specialties }) => (
        <section
          key={id}
          className="slice sheet menu-page"
          id={`menu-${id}`}
          aria-labelledby={`menu-title-${id}`}
        >
          <h2 className="title" id={`menu-title-${id}`}>
            <Unhyphenated text={title} />
          </h2>
          <div className="menu-text">
            <PricesIn menu={{ sections, specialtysection: specialties }} className="label" />
            {specialties.length > 0 && <Specialties items={specialties} />}
            <MenuSections sections={sections} level={3} />
          </div>
        </section>
      ))}
      <Hung gallery={gallery} shown={[card.picture, ...plates]} layout="strip" />
      {next && (
        <nav className="slice sheet next" aria-label={say('next-restaurant')}>
          <Photo picture={next.picture} sizes="(min-width: 900px) 40vw, 100vw" ratio="3 / 2" isDecorative />
          <div>
            <Label>{say('next-restaurant')}</Label>
            <p className="title">
              <a href={next.href}>{next.title}</a>
            </p>
            <p>{next.label}</p>
          </div>
        </nav>
      )}
    </>
  );
}
