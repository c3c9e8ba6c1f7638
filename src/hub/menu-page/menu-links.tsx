import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestMenuName } from '../../content/guest.ts';
import { isTranslated, otherLanguage } from '../../domain/language.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { Strip } from '../../web/strip/strip.tsx';
import { scrollToCenter } from '../../web/scroll-to-center.ts';
import { usePhrases } from '../phrases.ts';
import { Card } from '../links/card.tsx';
import styles from './menu-links.module.css';

interface MenuLinksProps {
  /** Slug of the restaurant they belong to. */
  restaurant: string;
  menus: readonly GuestMenuName[];
  /** Id of the menu being read. */
  current?: number;
}

/** The restaurant's menus in a strip that slides under the thumb; one that is not translated is better than none. */
export function MenuLinks({ restaurant, menus, current }: MenuLinksProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const text = useText();
  if (menus.length === 0) return null;

  return (
    <nav className={styles.menus} aria-label={phrases.menus}>
      <p className={styles.label} aria-hidden="true">
        {phrases.menus}
      </p>
      <Strip className={styles.strip}>
        {menus.map(({ id, name, locale }) => {
          const { title, slug } = text(locale);
          return (
            <li
              key={id}
              ref={id === current ? scrollToCenter : undefined}
              aria-current={id === current ? 'page' : undefined}
              lang={isTranslated(locale, language) ? undefined : otherLanguage(language)}
            >
              {id === current ? (
                <span className={styles.current}>{title ?? name}</span>
              ) : (
                <Card
                  to={hubPath('menu', { slug: restaurant, menu: slug ?? String(id) })}
                  className={styles.link}
                >
                  {title ?? name}
                </Card>
              )}
            </li>
          );
        })}
      </Strip>
    </nav>
  );
}
