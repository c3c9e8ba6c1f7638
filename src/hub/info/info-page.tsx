import type { CSSProperties } from 'react';
import type { GuestPage } from '../../content/guest.ts';
import { isTranslated } from '../../domain/language.ts';
import { infoRoute } from '../../domain/link.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Picture } from '../../web/picture/picture.tsx';
import { Card } from '../links/card.tsx';
import { Hero } from '../../web/hero/hero.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { Message } from '../page/message.tsx';
import { Page } from '../page/page.tsx';
import { RowsSkeleton } from '../page/rows-skeleton.tsx';
import rows from '../../web/cards/rows.module.css';
import styles from '../page/wide-page.module.css';
import { Promotions } from '../promotions/promotions.tsx';
import { useSite } from '../start.ts';
import { useData } from '../store.ts';

/** Everything there is to know about the hotel, a row for each page. */
export default function InfoPage() {
  const phrases = usePhrases();
  const language = useLanguage();
  const { hotelInfoHeader, homeImage } = useSite();
  const { data, loading, failed, retry } = useData('content-sections/all');
  const listed = data?.filter(({ locale }) => isTranslated(locale, language));

  return (
    <Page title={phrases['hotel-information']} className={styles.page}>
      <Hero picture={hotelInfoHeader ?? homeImage} />
      <div className={styles.column}>
        <h1>{phrases['hotel-information']}</h1>
        <Promotions at="Hotel Info" compact className={styles.before} />
        {loading && <RowsSkeleton count={8} />}
        {failed && <LoadFailed retry={retry} />}
        {listed?.length === 0 && (
          <Message title={phrases['nothing-here-yet']} text={phrases['ask-front-desk']} />
        )}
        {listed && (
          <ul className={rows.rows}>
            {listed.map((page) => (
              <li key={page.id}>
                <Row page={page} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}

const WIDE_PICTURE = { '--picture': '38%' } as CSSProperties;

function Row({ page }: { page: GuestPage }) {
  const { title, slug, image } = useText()(page.locale);
  return (
    <Card to={infoRoute(slug ?? `${page.id}`)} className={rows.row} style={WIDE_PICTURE}>
      <Picture picture={image} sizes="(min-width: 760px) 180px, 34vw" ratio="3/2" decorative />
      <span className={rows.title}>{title}</span>
    </Card>
  );
}
