import type { GuestRestaurant } from '../../content/guest.ts';
import { filterPlaces, isFiltering, noFilter } from '../../domain/dining/dining-filter.ts';
import { splitBySection } from '../../domain/dining/dining.ts';
import { openFirst, standingAt } from '../../domain/dining/open-first.ts';
import { hubPath } from '../../domain/hub-routes.ts';
import { inEitherLanguage, isTranslated } from '../../domain/language.ts';
import { fillIn, useLanguage, useText } from '../../web/language/language.tsx';
import { Strip } from '../../web/strip/strip.tsx';
import { MyTable } from '../dietary/my-table.tsx';
import { Card } from '../links/card.tsx';
import { usePhrases } from '../phrases.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { Message } from '../page/message.tsx';
import { Page } from '../page/page.tsx';
import { Promotions } from '../promotions/promotions.tsx';
import { usePropertyNow } from '../property-clock.ts';
import { useSite } from '../start.ts';
import { useData } from '../store.ts';
import { DiningFilters } from './dining-filters.tsx';
import styles from './dining-page.module.css';
import { DiningSkeleton } from './dining-skeleton.tsx';
import { useDiningFilter } from './filter-in-address.ts';
import { RestaurantCard } from './restaurant-card.tsx';

/** Where to eat and drink, in two halves: what is open first, else what opens next. */
export default function DiningPage() {
  const phrases = usePhrases();
  const language = useLanguage();
  const { data, loading, failed, retry } = useData('restaurants/all');
  const listed = data?.filter(({ locale }) => isTranslated(locale, language));

  return (
    <Page title={phrases.dining} className={styles.page}>
      <h1>{phrases.dining}</h1>
      <WaysOn />
      {loading && <DiningSkeleton />}
      {listed?.length === 0 && <Message title={phrases['no-restaurants-found']} />}
      {failed && <LoadFailed retry={retry} />}
      {listed && listed.length > 0 && <Places restaurants={listed} />}
      <Promotions at="Dining" className={styles.promotions} />
      {listed && <Disclaimer />}
    </Page>
  );
}

/** To the dietary finder, to the property's own booking page where it has one, and to the guest's table. */
function WaysOn() {
  const phrases = usePhrases();
  const language = useLanguage();
  const { diningReservations } = useSite();
  return (
    <div className={styles.ways}>
      <Strip className={styles.strip}>
        <li>
          <MyTable />
        </li>
        <li>
          <Card to={hubPath('dietaryDishes')} className={styles.way}>
            {phrases['dietary-dishes']}
          </Card>
        </li>
        {diningReservations && inEitherLanguage(diningReservations.url, language) && (
          <li>
            <Card to={hubPath('diningReservations')} className={styles.way}>
              {phrases['dining-reservations']}
            </Card>
          </li>
        )}
      </Strip>
    </div>
  );
}

/** `places` as `openFirst` orders them. */
const hasOpen = ([first]: readonly GuestRestaurant[], now: string): boolean =>
  first !== undefined && standingAt(first, now) === 'open';

function Places({ restaurants }: { restaurants: readonly GuestRestaurant[] }) {
  const phrases = usePhrases();
  const now = usePropertyNow();
  const [filter, setFilter] = useDiningFilter();
  const filtered = filterPlaces(restaurants, filter, now);
  const halves = splitBySection(openFirst(filtered, (one) => one, now));
  const titled = [
    { title: phrases.restaurants, of: halves.Restaurant },
    { title: phrases['bars-and-lounges'], of: halves['Bars and Lounges'] },
  ]
    .filter(({ of }) => of.length > 0)
    .sort((one, other) => Number(hasOpen(other.of, now)) - Number(hasOpen(one.of, now)));
  return (
    <>
      <DiningFilters filter={filter} onChange={setFilter} />
      <p className="visually-hidden" role="status">
        {isFiltering(filter) &&
          fillIn(phrases['places-of'], { number: filtered.length, total: restaurants.length })}
      </p>
      {filtered.length === 0 && (
        <Message
          title={phrases['no-place-matches']}
          action={
            <button type="button" className="button" onClick={() => setFilter(noFilter)}>
              {phrases['clear-filters']}
            </button>
          }
        />
      )}
      {titled.map(({ title, of }, half) => (
        <section key={title} className={styles.half} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.cards}>
            {of.map((restaurant, index) => {
              const isFirst = half === 0 && index === 0;
              return (
                <li key={restaurant.id}>
                  <RestaurantCard restaurant={restaurant} now={now} isRow={!isFirst} eager={isFirst} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Section 9: shown by the sites 15 and 24, by a setting that is on for them. */
function Disclaimer() {
  const { restaurantDisclaimer, locale } = useSite();
  const { restaurantDisclaimerText } = useText()(locale);
  if (!restaurantDisclaimer || !restaurantDisclaimerText) return null;
  return <p className={styles.disclaimer}>{restaurantDisclaimerText}</p>;
}
