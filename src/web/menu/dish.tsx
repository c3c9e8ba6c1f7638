import type { Item } from '../../domain/dining/dietary.ts';
import { DietaryTags } from './dietary-tags.tsx';
import styles from './dish.module.css';

/** A line of the menu: what it is, what is in it, what it costs and which tags it carries. */
export function Dish({ item }: { item: Item }) {
  const { title, desc, price, dr } = item;
  return (
    <div className={styles.dish}>
      <p className={styles.title}>{title}</p>
      {price && <p className={styles.price}>{price}</p>}
      {desc && <p className={styles.desc}>{desc}</p>}
      <DietaryTags tags={dr} className={styles.tags} />
    </div>
  );
}
