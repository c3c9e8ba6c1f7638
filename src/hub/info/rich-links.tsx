import type { GuestRichLink } from '../../content/guest.ts';
import { resolveLink } from '../../domain/link.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { Picture } from '../../web/picture/picture.tsx';
import { LinkButton } from '../links/link-button.tsx';
import { start } from '../start.ts';
import styles from './rich-links.module.css';

/** Links with a picture and a few words. One that leads nowhere is not drawn. */
export function RichLinks({ links }: { links: readonly GuestRichLink[] | null }) {
  const language = useLanguage();
  const leading = (links ?? []).filter((link) => resolveLink(link, { language, pages: start.contentAsMenu }));
  if (leading.length === 0) return null;
  return (
    <ul className={styles.links}>
      {leading.map((link) => (
        <li key={link.title}>
          {link.image && (
            <Picture picture={link.image} sizes="(min-width: 760px) 380px, 100vw" ratio="3/2" decorative />
          )}
          <div className={styles.words}>
            <h2>{link.title}</h2>
            {link.description && <p>{link.description}</p>}
            <LinkButton link={link} />
          </div>
        </li>
      ))}
    </ul>
  );
}
