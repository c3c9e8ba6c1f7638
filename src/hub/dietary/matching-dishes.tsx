import { useState } from 'react';
import type { GuestRestaurantMenus } from '../../content/guest.ts';
import { type DietaryFilter, tagsPresent } from '../../domain/dining/dietary.ts';
import { findDishes } from '../../domain/dining/find-dishes.ts';
import { openFirst, standingAt } from '../../domain/dining/open-first.ts';
import { isTranslated } from '../../domain/language.ts';
import type { RestaurantHours } from '../../domain/time/opening-hours.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { Legend } from '../../web/menu/legend.tsx';
import { Strip } from '../../web/strip/strip.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { Message } from '../page/message.tsx';
import { usePhrases } from '../phrases.ts';
import { usePropertyNow } from '../property-clock.ts';
import { useVisit } from '../router/index.ts';
import { useData } from '../store.ts';
import { useDishCount } from './dish-count.ts';
import { FinderSkeleton } from './finder-skeleton.tsx';
import { anchorOf, FoundRestaurant } from './found-restaurant.tsx';
import styles from './matching-dishes.module.css';
import { MyTable } from './my-table.tsx';

/** Restaurants that are open stand unfolded until they show so many dishes, and the first one in any case. */
const MAX_UNFOLDED_DISHES = 24;

/** What a guest folded or unfolded, by visit and restaurant, for when they come back to it. */
const toggled = new Map<string, boolean>();

/** Restaurants, their menus, sections and dishes, as far as they carry the tag: each dish once, what is open first. */
export function MatchingDishes({ filter }: { filter: DietaryFilter }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const now = usePropertyNow();
  const { data, failed, retry } = useData('restaurants/dietary-dishes');
  // Only for their hours: without an answer the restaurants stand in the property's order.
  const { data: withHours, loading } = useData('restaurants/all');
  if (failed) return <LoadFailed retry={retry} />;
  if (!data || loading) return <FinderSkeleton />;

  const hoursOf = ({ id }: { id: number }): RestaurantHours => withHours?.find((one) => one.id === id) ?? {};
  const listed = data.filter(({ locale }) => isTranslated(locale, language));
  const found = findDishes(openFirst(listed, hoursOf, now), {
    tag: filter,
    language,
    specialties: phrases.specialties,
  });
  if (found.length === 0) {
    return <Message title={phrases['no-meals-available']} text={phrases['ask-your-server']} />;
  }
  return <Found key={filter} found={found} hoursOf={hoursOf} now={now} filter={filter} />;
}

interface FoundProps {
  readonly found: ReturnType<typeof findDishes<GuestRestaurantMenus>>;
  readonly hoursOf: (restaurant: { id: number }) => RestaurantHours;
  readonly now: string;
  readonly filter: DietaryFilter;
}

function Found({ found, hoursOf, now, filter }: FoundProps) {
  const phrases = usePhrases();
  const text = useText();
  const visit = useVisit();
  const dishCount = useDishCount();
  const [, redraw] = useState(0);

  const openOnes = found.filter(({ restaurant }) => standingAt(hoursOf(restaurant), now) === 'open');
  const unfolded = openOnes.filter((_, index) => {
    const dishesSoFar = openOnes.slice(0, index + 1).reduce((sum, { count }) => sum + count, 0);
    return dishesSoFar <= MAX_UNFOLDED_DISHES;
  });
  if (unfolded.length === 0) unfolded.push(...found.slice(0, 1));
  const keyOf = (id: number) => `${visit} ${filter} ${id}`;
  const isUnfolded = (one: (typeof found)[number]) =>
    toggled.get(keyOf(one.restaurant.id)) ?? unfolded.includes(one);
  const toggle = (id: number, isOpen: boolean) => {
    toggled.set(keyOf(id), isOpen);
    redraw((count) => count + 1);
  };
  const jump = (id: number) => {
    const target = document.getElementById(anchorOf(id));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector('summary')?.focus({ preventScroll: true });
  };
  const dishes = found.reduce(
    (sum, { menus }) => sum + menus.flatMap(({ sections }) => sections.flatMap((one) => one.dishes)).length,
    0,
  );
  return (
    <>
      <p className={styles.count} role="status">
        {dishCount(dishes)}
      </p>
      {found.length > 1 && (
        <nav className={styles.jumps} aria-label={phrases['jump-to-restaurant']}>
          <Strip className={styles.strip}>
            {found.map(({ restaurant, count }) => (
              <li key={restaurant.id}>
                <button type="button" onClick={() => jump(restaurant.id)}>
                  {text(restaurant.locale).title} <span>{count}</span>
                </button>
              </li>
            ))}
          </Strip>
        </nav>
      )}
      <div className={styles.restaurants}>
        {found.map((one) => (
          <FoundRestaurant
            key={one.restaurant.id}
            found={one}
            hours={hoursOf(one.restaurant)}
            isOpen={isUnfolded(one)}
            onToggle={(isOpen) => toggle(one.restaurant.id, isOpen)}
            onJump={jump}
          />
        ))}
      </div>
      <Legend tags={tagsPresent(found.flatMap(({ menus }) => menus.map(({ menu }) => menu)))}>
        <MyTable />
      </Legend>
    </>
  );
}
