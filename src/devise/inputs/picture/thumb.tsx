import { useCallback, useState } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './picture.module.css';
import type { StoredPicture } from './stored-pictures.ts';

const SMALL = 400;

interface ThumbProps {
  /** Undefined while it loads, null when it is gone. */
  readonly picture: StoredPicture | null | undefined;
  readonly alt: string;
}

/** A stored picture, small. */
export function Thumb({ picture, alt }: ThumbProps) {
  const phrases = usePhrases(inputPhrases);
  const [broken, setBroken] = useState<string>();
  const small = picture && (picture.thumbhash === null ? picture.src : `${picture.src}?w=${SMALL}`);
  // A browser has six lines: a picture that nobody looks at any more must not hold up what is saved.
  const whileShown = useCallback(
    (image: HTMLImageElement) => {
      if (small && image.getAttribute('src') !== small) image.src = small;
      return () => image.removeAttribute('src');
    },
    [small],
  );
  if (picture === undefined) return <span className={styles.waiting} />;
  if (picture === null || broken === picture.src) {
    return <span className={styles.gone}>{phrases.pictureGone}</span>;
  }
  const { src, width, height } = picture;
  return (
    <img
      ref={whileShown}
      className={styles.thumb}
      data-drawing={picture.thumbhash === null || undefined}
      data-icon={Math.max(width, height) < SMALL || undefined}
      src={small!}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(src)}
    />
  );
}
