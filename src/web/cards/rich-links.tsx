import type { ReactNode } from 'react';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './rich-links.module.css';

interface RichLink {
  readonly title: string;
  readonly description: string | null;
  readonly image: OfferedPicture | null;
}

interface RichLinksProps<L extends RichLink> {
  readonly links: readonly L[];
  /** Draws the button that leads on. */
  readonly renderLink: (link: L) => ReactNode;
}

/** Links with a picture and a few words. */
export function RichLinks<L extends RichLink>({ links, renderLink }: RichLinksProps<L>) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.title}>
          {link.image && (
            <Picture picture={link.image} sizes="(min-width: 760px) 380px, 100vw" ratio="3/2" decorative />
          )}
          <div className={styles.words}>
            <h2>{link.title}</h2>
            {link.description && <p>{link.description}</p>}
            {renderLink(link)}
          </div>
        </li>
      ))}
    </ul>
  );
}
