import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestRestaurant } from '../../content/guest.ts';
import { nextRestaurant } from '../../domain/dining/dining.ts';
import { reservationOf } from '../../domain/dining/reservation.ts';
import { findBySlug, isTranslated, otherLanguage } from '../../domain/language.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { WrittenText } from '../links/written-text.tsx';
import { Gallery } from '../../web/gallery/gallery.tsx';
import { Hero } from '../../web/hero/hero.tsx';
import { LinkButtons } from '../links/link-buttons.tsx';
import { NoRecord } from '../page/no-record.tsx';
import { MenuLinks } from '../menu-page/menu-links.tsx';
import { Page } from '../page/page.tsx';
import { useData } from '../store.ts';
import { NextRestaurant } from './next-restaurant.tsx';
import { Reservations } from './reservations.tsx';
import { RestaurantFacts } from './restaurant-facts.tsx';
import styles from './restaurant-page.module.css';

/** One place to eat or drink; `slug` may be of either language. */
export default function RestaurantPage({ slug }: { slug: string }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const state = useData('restaurants/all');
  const { data } = state;
  const restaurant = data && findBySlug(data, slug, language);
  if (!restaurant) {
    return (
      <NoRecord
        state={state}
        title={phrases['no-restaurants-found']}
        text={phrases['click-back-ins-for-restaurants']}
        way={{ to: hubPath('dining'), name: phrases.dining }}
      />
    );
  }
  const listed = data.filter((one) => one === restaurant || isTranslated(one.locale, language));
  return <Found restaurant={restaurant} next={nextRestaurant(listed, slug, language)} />;
}

interface FoundProps {
  restaurant: GuestRestaurant;
  next: GuestRestaurant | undefined;
}

function Found({ restaurant, next }: FoundProps) {
  const { title, type, image, logo, content, links, reservations_url, gallery, slug } = useText()(
    restaurant.locale,
  );
  const reservation = reservationOf({ reservations_url, links });
  const language = useLanguage();
  const spoken = isTranslated(restaurant.locale, language) ? undefined : otherLanguage(language);
  const name = title ?? '';
  return (
    <Page title={name} className={reservation.url ? styles.pageWithBar : styles.page}>
      <Hero picture={image} logo={logo} isLow />
      <header lang={spoken} className={logo ? styles.underLogo : styles.header}>
        <h1>{name}</h1>
        {type && <p className={styles.type}>{type}</p>}
      </header>
      <MenuLinks restaurant={slug ?? ''} menus={restaurant.menus} />
      <div className={styles.columns}>
        <aside className={styles.facts}>
          <RestaurantFacts restaurant={restaurant} />
          {reservation.url && <Reservations of={name} url={reservation.url} phone={restaurant.extension} />}
        </aside>
        <div lang={spoken}>
          <WrittenText html={content} />
          <LinkButtons links={reservation.links} />
        </div>
      </div>
      <Gallery pictures={gallery} hero={image} of={name} />
      {next && <NextRestaurant restaurant={next} />}
    </Page>
  );
}
