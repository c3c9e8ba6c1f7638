import type { OfferedPicture } from '../../domain/picture-sources.ts';
import type { SpecialtyItem } from '../../domain/dining/dietary.ts';
import { Picture } from '../picture/picture.tsx';
import { Dish } from './dish.tsx';
import { useKitPhrases } from '../language/language.tsx';
import styles from './specialties.module.css';

/** The house's own dishes, with a picture each. */
export function Specialties({ items }: { items: readonly SpecialtyItem<OfferedPicture | null>[] }) {
  const phrases = useKitPhrases();
  if (items.length === 0) return null;
  return (
    <section className={styles.specialties}>
      <h2>{phrases.specialties}</h2>
      <ul className={styles.strip} tabIndex={0} aria-label={phrases.specialties}>
        {items.map((item, index) => (
          <li key={`${index} ${item.title}`}>
            {item.image ? (
              <Picture
                picture={item.image}
                sizes="(min-width: 760px) 340px, 75vw"
                className={styles.picture}
              />
            ) : (
              <span className={styles.noPicture} aria-hidden="true">
                {item.title[0]}
              </span>
            )}
            <Dish item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
