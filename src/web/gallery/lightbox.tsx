import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { useKitPhrases, useLanguage } from '../language/language.tsx';
import { Picture } from '../picture/picture.tsx';
import { FullScreen } from '../full-screen/full-screen.tsx';
import { Icon } from '../icons.tsx';
import styles from './lightbox.module.css';

interface LightboxProps {
  pictures: readonly OfferedPicture[];
  first: number;
  of: string;
  onClose: () => void;
}

/** About how long a smooth slide takes, in milliseconds. */
const SLIDING = 600;

function showSlide(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}

/** One picture at a time over the whole screen: swiped, with the arrow keys or with the buttons. */
export default function Lightbox({ pictures, first, of, onClose }: LightboxProps) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setPlace] = useState(first);
  const last = pictures.length - 1;

  const turned = useRef({ to: first, at: -SLIDING });

  /** A second press while the strip still slides counts from where it is heading. */
  const turn = (by: -1 | 1) => {
    const { to, at } = turned.current;
    const from = performance.now() - at < SLIDING ? to : index;
    const next = Math.min(last, Math.max(0, from + by));
    turned.current = { to: next, at: performance.now() };
    showSlide(strip.current, next, 'smooth');
  };

  useLayoutEffect(() => showSlide(strip.current, first, 'instant'), [first]);

  useEffect(() => {
    const turnByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    window.addEventListener('keydown', turnByKey);
    return () => window.removeEventListener('keydown', turnByKey);
  });

  return (
    <FullScreen label={of} tone="dark" onClose={onClose}>
      <ul
        ref={strip}
        className={styles.strip}
        tabIndex={0}
        aria-label={phrases.gallery}
        onScroll={({ currentTarget: list }) => setPlace(Math.round(list.scrollLeft / list.clientWidth))}
      >
        {pictures.map((picture, at) => (
          <li key={picture.src} className={styles.slide} inert={at !== index}>
            <Picture picture={picture} sizes="100vw" className={styles.picture} eager={at === first} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <button
          type="button"
          className="icon-button"
          disabled={index === 0}
          aria-label={phrases['previous-picture']}
          onClick={() => turn(-1)}
        >
          <Icon name="back" />
        </button>
        <p aria-live="polite">
          <span className="visually-hidden">{pictures[index]?.alt[language]} </span>
          {index + 1} / {pictures.length}
        </p>
        <button
          type="button"
          className={`icon-button ${styles.onward}`}
          disabled={index === last}
          aria-label={phrases['next-picture']}
          onClick={() => turn(1)}
        >
          <Icon name="back" />
        </button>
      </div>
    </FullScreen>
  );
}
