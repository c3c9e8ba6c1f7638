import { usePhrases } from '../phrases.ts';
import { Hero } from '../../web/hero/hero.tsx';
import { Page } from '../page/page.tsx';
import wide from '../page/wide-page.module.css';
import { Promotions } from '../promotions/promotions.tsx';
import { useSite } from '../start.ts';
import { EventsNavigator } from './events-navigator.tsx';
import styles from './events-page.module.css';

/** Activities and entertainment. */
export default function EventsPage() {
  const phrases = usePhrases();
  const { eventsHeader, homeImage } = useSite();
  return (
    <Page title={phrases['activities-and-entertainment']} className={`${wide.page} ${styles.page}`}>
      <Hero picture={eventsHeader ?? homeImage} />
      <div className={`${wide.column} ${styles.column}`}>
        <h1>{phrases['activities-and-entertainment']}</h1>
        <EventsNavigator />
        <Promotions at="Events" className={wide.promotions} />
      </div>
    </Page>
  );
}
