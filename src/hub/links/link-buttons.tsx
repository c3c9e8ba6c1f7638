import type { Link } from '../../domain/link.ts';
import { LinkButton } from './link-button.tsx';
import styles from './link-buttons.module.css';

/** The buttons staff put under a text. */
export function LinkButtons({ links }: { links: readonly Link[] | null }) {
  if (!links?.length) return null;
  return (
    <div className={styles.links}>
      {links.map((link, index) => (
        <LinkButton key={`${index} ${link.linktext}`} link={link} />
      ))}
    </div>
  );
}
