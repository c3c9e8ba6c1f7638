import { useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { WrittenText } from '../links/written-text.tsx';
import { Gallery } from '../../web/gallery/gallery.tsx';
import { Hero } from '../../web/hero/hero.tsx';
import { Message } from '../page/message.tsx';
import { Page } from '../page/page.tsx';
import { useSite } from '../start.ts';
import styles from './safe-stay-page.module.css';

/** How the property keeps its guests well, in English or Spanish. */
export default function SafeStayPage() {
  const phrases = usePhrases();
  const text = useText();
  const { locale, name } = useSite();
  const none = { title: null, image: null, content: null, gallery: null };
  const { title, image, content, gallery } = text({
    en: locale.en.safeStay ?? none,
    es: locale.es.safeStay ?? none,
  });
  const heading = title ?? phrases['safe-stay'];
  return (
    <Page title={heading} className={styles.page}>
      <Hero picture={image} />
      <div className={styles.text}>
        <h1>{heading}</h1>
        {content ? (
          <WrittenText html={content} />
        ) : (
          <Message title={phrases['nothing-here-yet']} text={phrases['ask-front-desk']} />
        )}
      </div>
      <Gallery pictures={gallery} hero={image} of={`${heading}, ${name}`} />
    </Page>
  );
}
