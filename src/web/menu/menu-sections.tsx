import type { Item, MenuSection } from '../../domain/dining/dietary.ts';
import { Dish } from './dish.tsx';
import styles from './menu-sections.module.css';

interface MenuSectionsProps {
  sections: readonly MenuSection[];
  /** Level of the sections' headings; the ones inside stand one lower. */
  level?: 2 | 3 | 4;
}

/** Sections as they are printed on the card, with what stands under a smaller title inside them. */
export function MenuSections({ sections, level = 2 }: MenuSectionsProps) {
  const Title = `h${level}` as const;
  const SubTitle = `h${(level + 1) as 3 | 4 | 5}` as const;
  return sections.map(({ title, items, subsections }, index) => (
    <section key={`${index} ${title}`} className={styles.section}>
      {title && <Title className={styles.title}>{title}</Title>}
      <Dishes items={items} />
      {subsections.map((sub, at) => (
        <section key={`${at} ${sub.title}`} className={styles.sub}>
          {sub.title && <SubTitle className={styles.subTitle}>{sub.title}</SubTitle>}
          <Dishes items={sub.items} />
        </section>
      ))}
    </section>
  ));
}

function Dishes({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.dishes}>
      {items.map((item, index) => (
        <li key={`${index} ${item.title}`}>
          <Dish item={item} />
        </li>
      ))}
    </ul>
  );
}
