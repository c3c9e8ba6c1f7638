import type { GuestRestaurant } from '../../content/guest.ts';
import { splitBySection } from '../../domain/dining/dining.ts';
import { isTranslated } from '../../domain/language.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { CardsSkeleton } from '../page/loading.tsx';
import { Message } from '../page/message.tsx';
import { Page } from '../page/page.tsx';
import { Promotions } from '../promotions/promotions.tsx';
import { useSite } from '../start.ts';
import { useData } from '../store.ts';
import styles from './dining-page.module.css';
import { RestaurantCard } from './restaurant-card.tsx';

/** Where to eat and drink, in two halves. */
export default function DiningPage() {
  const phrases = usePhrases();
  const language = useLanguage();
  const { data, loading, failed, retry } = useData<readonly GuestRestaurant[]>('restaurants/all');
  const listed = data?.filter(({ locale }) => isTranslated(locale, language));

  return (
    <Page title={phrases.dining} className={styles.page}>
      <h1>{phrases.dining}</h1>
      {loading && (
        <div className={styles.half}>
          <h2>{phrases.restaurants}</h2>
          <CardsSkeleton className={styles.cards} />
        </div>
      )}
      {listed?.length === 0 && <Message title={phrases['no-restaurants-found']} />}
      {failed && <LoadFailed retry={retry} />}
      {listed && <Halves restaurants={listed} />}
      <Promotions at="Dining" className={styles.promotions} />
      {listed && <Disclaimer />}
    </Page>
  );
}

function Halves({ restaurants }: { restaurants: readonly GuestRestaurant[] }) {
  const phrases = usePhrases();
  const halves = splitBySection(restaurants);
  const titled = [
    { title: phrases.restaurants, of: halves.Restaurant },
    { title: phrases['bars-and-lounges'], of: halves['Bars and Lounges'] },
  ];
  return titled
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => (
      <section key={title} className={styles.half} aria-label={title}>
        <h2>{title}</h2>
        <ul className={styles.cards}>
          {of.map((restaurant, index) => (
            <li key={restaurant.id}>
              <RestaurantCard restaurant={restaurant} eager={of === halves.Restaurant && index === 0} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** Section 9: shown by the sites 15 and 24, by a setting that is on for them. */
function Disclaimer() {
  const { restaurantDisclaimer, locale } = useSite();
  const { restaurantDisclaimerText } = useText()(locale);
  if (!restaurantDisclaimer || !restaurantDisclaimerText) return null;
  return <p className={styles.disclaimer}>{restaurantDisclaimerText}</p>;
}
