import { lazy, Suspense, useState } from 'react';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { useKitPhrases, useLanguage } from '../language/language.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';

const Lightbox = lazy(() => import('./lightbox.tsx'));

interface GalleryProps {
  pictures: readonly OfferedPicture[] | null;
  /** The picture that the page opens with, which is not shown again. */
  hero?: OfferedPicture | null;
  /** Of what, for those who do not see it. */
  of: string;
}

/**
 * How wide one of so many stands on the page, by the grid of gallery.module.css. Two in a row of a phone say three
 * quarters of it: at three pixels to a point the next size up would have three times the bytes, and a tap shows it large.
 */
function sizesOf(index: number, count: number): string {
  const inRow = [0, 1, 2, 3, 2, index < 2 ? 2 : 3][count] ?? 3;
  const isWhole = !index && count % 2;
  return `(min-width: 1040px) ${960 / inRow}px, (min-width: 760px) ${Math.floor(92 / inRow)}vw, ${isWhole ? 92 : 34}vw`;
}

/** A few pictures side by side; a tap shows one large. Nothing when there are none. */
export function Gallery({ pictures: all, hero = null, of }: GalleryProps) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  const [shown, setShown] = useState<number>();
  const pictures = all?.filter(({ src }) => src !== hero?.src);
  if (!pictures?.length) return null;

  return (
    <section className={styles.gallery} aria-label={`${phrases.gallery}: ${of}`}>
      <ul className={styles.pictures} data-count={Math.min(pictures.length, 6)}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              className={styles.open}
              aria-label={`${phrases.enlarge}: ${picture.alt[language] || of}`}
              onClick={() => setShown(index)}
            >
              <Picture picture={picture} sizes={sizesOf(index, pictures.length)} ratio="3/2" decorative />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} first={shown} of={of} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
