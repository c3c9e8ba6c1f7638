import { RightsMark } from '../inputs/picture/rights-mark.tsx';
import { Thumb } from '../inputs/picture/thumb.tsx';
import { type MediaKind, pictureKinds } from '../../domain/media/media-kinds.ts';
import { usePictures } from '../inputs/picture/stored-pictures.ts';
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
  const { name, folder, width, height, bytes, duration, locale } = item;
  const kind = item.kind as MediaKind | null;
  const isPicture = kind === null || pictureKinds.includes(kind);
  const words = locale[language].alt ?? locale.en.alt ?? locale.es.alt;
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-item={item.id}
        aria-pressed={isOpen}
        onClick={onOpen}
      >
        <span className={styles.thumb}>
          {isPicture ? (
            <Thumb picture={pictureOf(item)} alt="" />
          ) : (
            <FileThumb item={item} label={phrases.kindsOfOne[kind]} />
          )}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {folder && <span>{folder}</span>}
          {isPicture && width !== null && height !== null && <span>{phrases.size(width, height)}</span>}
          {!isPicture && <span>{phrases.facts(bytes, duration)}</span>}
        </span>
        <span className={styles.words}>{words ?? (isPicture && phrases.noWords)}</span>
        <RightsMark until={item.rights_until} />
      </button>
    </li>
  );
}

/** A file that is no picture: the poster of a video where it has one, and the word for its kind. */
function FileThumb({ item, label }: { readonly item: MediaItem; readonly label: string }) {
  const [poster] = usePictures(item.poster ? [item.poster] : []);
  return (
    <>
      {poster && <Thumb picture={poster} alt="" />}
      <span className={styles.kind} data-over={poster ? true : undefined}>
        {label}
      </span>
    </>
  );
}
