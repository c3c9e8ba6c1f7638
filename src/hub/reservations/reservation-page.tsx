import { usePhrases } from '../phrases.ts';
import { Frame } from '../../web/frame/frame.tsx';
import { Page } from '../page/page.tsx';
import { useSite } from '../start.ts';
import styles from './reservation-page.module.css';

export type ReservationKind = 'cabanas' | 'spa' | 'diningReservations';

const titles = {
  cabanas: 'cabana-reservations',
  spa: 'spa-reservations',
  diningReservations: 'dining-reservations',
} as const;

/** A booking service of somebody else, as a page of ours. A property without one says so kindly. */
export default function ReservationPage({ kind }: { kind: ReservationKind }) {
  const phrases = usePhrases();
  const site = useSite();
  const frame = site[kind];
  const title = phrases[titles[kind]];
  return (
    <Page title={title} className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Frame
        url={frame?.url}
        crop={frame?.crop}
        title={title}
        phone={site.extension}
        className={styles.frame}
      />
    </Page>
  );
}
