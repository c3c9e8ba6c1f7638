import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestPage } from '../../content/guest.ts';
import { findBySlug, languages } from '../../domain/language.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { WrittenText } from '../links/written-text.tsx';
import { EventsNavigator } from '../events/events-navigator.tsx';
import { Gallery } from '../../web/gallery/gallery.tsx';
import { Hero } from '../../web/hero/hero.tsx';
import { LinkButtons } from '../links/link-buttons.tsx';
import { FramedPage } from '../page/framed-page.tsx';
import { NoRecord } from '../page/no-record.tsx';
import { Page } from '../page/page.tsx';
import { useData } from '../store.ts';
import styles from './content-page.module.css';
import { LeadingRichLinks } from './rich-links.tsx';

/** Section 2: on these pages the day's wellness events stand under the text. */
const WELLNESS_SLUGS = ['360-wellnez', 'health-wellness', 'fitness-land-sports'];

const hasWellnessEvents = ({ locale }: GuestPage) =>
  languages.some((language) => WELLNESS_SLUGS.includes(locale[language].slug ?? ''));

/** `slug` is the page's in either language, or its id. */
export default function ContentPage({ slug }: { slug: string }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const state = useData('content-sections/all');
  const { data } = state;
  const page = data && (findBySlug(data, slug, language) ?? data.find(({ id }) => String(id) === slug));
  if (!page) {
    return (
      <NoRecord
        state={state}
        title={phrases['unable-to-find-resource']}
        text={phrases['click-back-arrow-ins']}
        way={{ to: hubPath('info'), name: phrases['hotel-information'] }}
      />
    );
  }
  return page.display_type === 'iframe' ? <Framed page={page} /> : <Written page={page} />;
}

function Framed({ page }: { page: GuestPage }) {
  const { title, iframe_url } = useText()(page.locale);
  return <FramedPage title={title ?? ''} url={iframe_url} />;
}

function Written({ page }: { page: GuestPage }) {
  const { title, image, content, links, rich_links, gallery } = useText()(page.locale);
  const name = title ?? '';
  return (
    <Page title={name} className={styles.page}>
      <Hero picture={image} />
      <div className={styles.text}>
        <h1>{name}</h1>
        <WrittenText html={content} />
        <LinkButtons links={links} />
      </div>
      <LeadingRichLinks links={rich_links} />
      <Gallery pictures={gallery} hero={image} of={name} />
      {hasWellnessEvents(page) && (
        <section className={styles.events}>
          <EventsNavigator only="Wellness" />
        </section>
      )}
    </Page>
  );
}
