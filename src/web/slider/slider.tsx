import { type ReactNode, useRef } from 'react';
import { fillIn, useKitPhrases } from '../language/language.tsx';
import { lazyPart } from '../lazy-part.ts';
import { Optional } from '../optional.tsx';
import { useSeen } from './seen.ts';
import styles from './slider.module.css';

const Track = lazyPart('slider-track', () => import('./slider-track.tsx'));

interface SliderProps {
  readonly label: string;
  readonly slides: readonly ReactNode[];
  readonly className?: string | undefined;
}

/** One slide per view, looped. Until it is near the screen the first slide stands alone, in the same place. */
export function Slider({ label, slides, className }: SliderProps) {
  const region = useRef<HTMLElement>(null);
  const phrases = useKitPhrases();
  const isSeen = useSeen(region);
  const alone = (
    <div className={styles.viewport}>
      <div className={styles.slides}>
        <div className={styles.slide}>{slides[0]}</div>
      </div>
      {slides.length > 1 && <div className={styles.controls} />}
    </div>
  );
  if (slides.length === 0) return null;
  return (
    <section
      ref={region}
      className={[styles.slider, className].filter(Boolean).join(' ')}
      aria-roledescription={phrases.slider}
      aria-label={label}
    >
      {isSeen && slides.length > 1 ? (
        <Optional fallback={alone}>
          <Track
            key={slides.length}
            slides={slides}
            previous={phrases['previous-slide']}
            next={phrases['next-slide']}
            goTo={(number) => fillIn(phrases['go-to-slide'], { number })}
            name={(number) => fillIn(phrases['slide-of'], { number, total: slides.length })}
          />
        </Optional>
      ) : (
        alone
      )}
    </section>
  );
}
