import { useRef } from 'react';
import type { GuestRestaurantMenus } from '../../content/guest.ts';
import type { FoundRestaurant as Found, OtherPlace } from '../../domain/dining/find-dishes.ts';
import { hubPath } from '../../domain/hub-routes.ts';
import type { RestaurantHours } from '../../domain/time/opening-hours.ts';
import { OpenHint } from '../../web/hours/open-hint.tsx';
import { fillIn, useLanguage, useText } from '../../web/language/language.tsx';
import { listInWords } from '../../web/language/list-in-words.ts';
import { Dish } from '../../web/menu/dish.tsx';
import { Card } from '../links/card.tsx';
import { usePhrases } from '../phrases.ts';
import { usePropertyNow } from '../property-clock.ts';
import { useDishCount } from './dish-count.ts';
import styles from './found-restaurant.module.css';

interface FoundRestaurantProps {
  readonly found: Found<GuestRestaurantMenus>;
  readonly hours: RestaurantHours;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Leads to another restaurant of the list. */
  readonly onJump: (id: number) => void;
}

export const anchorOf = (id: number) => `restaurant-${id}`;

/** A restaurant with its dishes, folded or not; its name stays in sight while they scroll by. */
export function FoundRestaurant({ found, hours, isOpen, onToggle, onJump }: FoundRestaurantProps) {
  const phrases = usePhrases();
  const text = useText();
  const now = usePropertyNow();
  const dishCount = useDishCount();
  const { restaurant, menus, elsewhere, count } = found;
  const { title, slug, type } = text(restaurant.locale);
  const name = title ?? '';
  const box = useRef<HTMLDetailsElement>(null);

  const toggled = () => {
    const { current } = box;
    if (!current || current.open === isOpen) return;
    onToggle(current.open);
    // Folded while its name stuck to the top: the page stands at the name, not somewhere below.
    if (!current.open && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
  };
  return (
    <details
      ref={box}
      id={anchorOf(restaurant.id)}
      className={styles.restaurant}
      open={isOpen}
      onToggle={toggled}
    >
      <summary className={styles.summary}>
        <h2>{name}</h2>
        <span className={styles.facts}>
          <span>{dishCount(count)}</span>
          <OpenHint hours={hours} now={now} />
        </span>
        <svg className={styles.arrow} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 8 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </summary>
      {type && <p className={styles.type}>{type}</p>}
      {menus.map(({ menu, sections }) => (
        <section key={menu.id} className={styles.menu}>
          <h3>{text(menu.locale).title ?? menu.name}</h3>
          {sections.map((section, index) => (
            <section key={`${index} ${section.title}`}>
              {section.title && <h4>{section.title}</h4>}
              <ul className={styles.dishes}>
                {section.dishes.map(({ item, alsoAt }, at) => (
                  <li key={`${at} ${item.title}`}>
                    <Dish item={item}>
                      <AlsoAt places={alsoAt} restaurant={restaurant} menuId={menu.id} />
                    </Dish>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
      {elsewhere.map(({ menu, under, count: those }) => (
        <button
          key={`${menu.id} ${under.id}`}
          type="button"
          className={styles.elsewhere}
          onClick={() => onJump(under.id)}
        >
          {fillIn(phrases['listed-under'], {
            menu: text(menu.locale).title ?? menu.name,
            dishes: dishCount(those),
            restaurant: text(under.locale).title ?? '',
          })}
        </button>
      ))}
      <Card to={hubPath('restaurant', { slug })} className={styles.details}>
        {fillIn(phrases['view-restaurant-details'], { restaurant: name })}
      </Card>
    </details>
  );
}

interface AlsoAtProps {
  readonly places: readonly OtherPlace<GuestRestaurantMenus>[];
  /** Where it is listed. */
  readonly restaurant: GuestRestaurantMenus;
  readonly menuId: number;
}

/** Where else a dish is served: the restaurant, and the menu where that is another. */
function AlsoAt({ places, restaurant, menuId }: AlsoAtProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const text = useText();
  if (places.length === 0) return null;
  const named = places.map((place) => {
    const name = text(place.restaurant.locale).title ?? '';
    const menu = text(place.menu.locale).title ?? place.menu.name;
    if (place.restaurant === restaurant) return menu;
    return place.menu.id === menuId ? name : `${name} (${menu})`;
  });
  const listed = listInWords(named, language);
  return <p className={styles.also}>{fillIn(phrases['also-at'], { places: listed })}</p>;
}
