import { Thumb } from '../inputs/picture/thumb.tsx';
import { useLanguage, usePhrases } from '../staff-language.tsx';
import { type MediaItem, pictureOf } from './media.ts';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';

interface MediaCardProps {
  readonly item: MediaItem;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** One of the library, as a tile of the grid or a row of the list: the styles of the list above it say which. */
export function MediaCard({ item, isOpen, onOpen }: MediaCardProps) {
  const phrases = usePhrases(mediaPhrases);
  const language = useLanguage();
  const { name, folder, width, height, locale } = item;
  const words = locale[language].alt ?? locale.en.alt ?? locale.es.alt;
  return (
    <li>
      <button type="button" className={styles.card} aria-pressed={isOpen} onClick={onOpen}>
        <span className={styles.thumb}>
          <Thumb picture={pictureOf(item)} alt="" />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {folder && <span>{folder}</span>}
          {width !== null && height !== null && <span>{phrases.size(width, height)}</span>}
        </span>
        <span className={styles.words}>{words ?? phrases.noWords}</span>
      </button>
    </li>
  );
}
