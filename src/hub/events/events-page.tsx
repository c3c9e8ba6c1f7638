import { usePhrases } from '../phrases.ts';
import { Hero } from '../../web/hero/hero.tsx';
import { Page } from '../page/page.tsx';
import styles from '../page/wide-page.module.css';
import { Promotions } from '../promotions/promotions.tsx';
import { useSite } from '../start.ts';
import { EventsNavigator } from './events-navigator.tsx';

/** Activities and entertainment. */
export default function EventsPage() {
  const phrases = usePhrases();
  const { eventsHeader, homeImage } = useSite();
  return (
    <Page title={phrases['activities-and-entertainment']} className={styles.page}>
      <Hero picture={eventsHeader ?? homeImage} />
      <div className={styles.column}>
        <h1>{phrases['activities-and-entertainment']}</h1>
        <EventsNavigator />
        <Promotions at="Events" className={styles.promotions} />
      </div>
    </Page>
  );
}
