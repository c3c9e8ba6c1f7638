import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestMenu, GuestRestaurantMenus } from '../../content/guest.ts';
import { type DietaryFilter, type Menu, withTag } from '../../domain/dining/dietary.ts';
import { isTranslated } from '../../domain/language.ts';
import { fillIn, useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Card } from '../links/card.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { Loading, TextSkeleton } from '../page/loading.tsx';
import { MenuSections } from '../../web/menu/menu-sections.tsx';
import { Message } from '../page/message.tsx';
import { useData } from '../store.ts';
import styles from './matching-dishes.module.css';

/** Restaurants, their menus, sections and dishes, as far as they carry the tag. */
export function MatchingDishes({ filter }: { filter: DietaryFilter }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const { data, failed, retry } = useData<readonly GuestRestaurantMenus[]>('restaurants/dietary-dishes');
  if (failed) return <LoadFailed retry={retry} />;
  if (!data) {
    return (
      <Loading className={styles.waiting}>
        <TextSkeleton lines={12} />
      </Loading>
    );
  }

  const matching = withTag(
    data.filter(({ locale }) => isTranslated(locale, language)),
    filter,
  );
  if (matching.length === 0) {
    return <Message title={phrases['no-meals-available']} text={phrases['ask-your-server']} />;
  }
  return matching.map((restaurant) => <Matching key={restaurant.id} restaurant={restaurant} />);
}

function Matching({ restaurant }: { restaurant: GuestRestaurantMenus }) {
  const phrases = usePhrases();
  const { title, slug, type } = useText()(restaurant.locale);
  const name = title ?? '';
  return (
    <section className={styles.restaurant}>
      <header className={styles.header}>
        <h2>{name}</h2>
        {type && <p>{type}</p>}
      </header>
      {restaurant.menus.map((menu) => (
        <MatchingMenu key={menu.id} menu={menu} />
      ))}
      <Card to={hubPath('restaurant', { slug })} className={styles.details}>
        {fillIn(phrases['view-restaurant-details'], { restaurant: name })}
      </Card>
    </section>
  );
}

function MatchingMenu({ menu }: { menu: GuestMenu | Menu }) {
  const phrases = usePhrases();
  const { title, sections, specialtysection } = useText()(menu.locale);
  const specialties = { title: phrases.specialties, items: specialtysection ?? [], subsections: [] };
  return (
    <section className={styles.menu}>
      <h3>{title ?? menu.name}</h3>
      <MenuSections sections={sections ?? []} level={4} />
      {specialties.items.length > 0 && <MenuSections sections={[specialties]} level={4} />}
    </section>
  );
}
