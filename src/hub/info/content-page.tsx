import type { GuestPage } from '../../content/guest.ts';
import { findBySlug, languages } from '../../domain/language.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Frame } from '../../web/frame/frame.tsx';
import { Markdown } from '../../web/markdown/markdown.tsx';
import { EventsNavigator } from '../events/events-navigator.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Hero } from '../hero/hero.tsx';
import { LinkButtons } from '../links/link-buttons.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageShape } from '../page/loading.tsx';
import { Message } from '../page/message.tsx';
import { Page } from '../page/page.tsx';
import { useSite } from '../start.ts';
import { useData } from '../store.ts';
import styles from './content-page.module.css';
import { RichLinks } from './rich-links.tsx';

/** Section 2: on these pages the day's wellness events stand under the text. */
const WELLNESS_SLUGS = ['360-wellnez', 'health-wellness', 'fitness-land-sports'];

const hasWellnessEvents = ({ locale }: GuestPage) =>
  languages.some((language) => WELLNESS_SLUGS.includes(locale[language].slug ?? ''));

/** `slug` is the page's in either language, or its id. */
export default function ContentPage({ slug }: { slug: string }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const { data, loading, retry } = useData<readonly GuestPage[]>('content-sections/all');
  const page = data && (findBySlug(data, slug, language) ?? data.find(({ id }) => String(id) === slug));

  if (page) return page.display_type === 'iframe' ? <Framed page={page} /> : <Written page={page} />;
  if (loading) {
    return (
      <Page title={undefined}>
        <PageShape />
      </Page>
    );
  }
  return (
    <Page title={phrases['hotel-information']}>
      {data ? (
        <Message
          title={phrases['unable-to-find-resource']}
          text={phrases['click-back-arrow-ins']}
          level={1}
        />
      ) : (
        <LoadFailed retry={retry} level={1} />
      )}
    </Page>
  );
}

function Framed({ page }: { page: GuestPage }) {
  const { extension } = useSite();
  const { title, iframe_url } = useText()(page.locale);
  return (
    <Page title={title ?? ''} className={styles.framed}>
      <h1>{title}</h1>
      <Frame url={iframe_url} title={title ?? ''} phone={extension} className={styles.frame} />
    </Page>
  );
}

function Written({ page }: { page: GuestPage }) {
  const { title, image, content, links, rich_links, gallery } = useText()(page.locale);
  const name = title ?? '';
  return (
    <Page title={name} className={styles.page}>
      <Hero picture={image} />
      <div className={styles.text}>
        <h1>{name}</h1>
        <Markdown html={content} />
        <LinkButtons links={links} />
      </div>
      <RichLinks links={rich_links} />
      <Gallery pictures={gallery} of={name} />
      {hasWellnessEvents(page) && (
        <section className={styles.events}>
          <EventsNavigator only="Wellness" />
        </section>
      )}
    </Page>
  );
}
