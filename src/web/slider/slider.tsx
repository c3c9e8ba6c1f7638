import { type ReactNode, useRef, useState } from 'react';
import { fillIn, useKitPhrases } from '../language/language.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { Optional } from '../optional.tsx';
import { useSeen } from './seen.ts';
import styles from './slider.module.css';

const SliderControls = lazyPart('slider-controls', () => import('./slider-controls.tsx'));

interface SliderProps {
  readonly label: string;
  readonly slides: readonly ReactNode[];
  readonly className?: string | undefined;
}

/**
 * One slide per view, looped. Until it is near the screen the first slide stands alone. It is drawn once: the carousel
 * comes to it later, so that nothing in it is loaded again.
 */
export function Slider({ label, slides, className }: SliderProps) {
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const phrases = useKitPhrases();
  const isSeen = useSeen(region);
  /** Undefined until the carousel runs. */
  const [selected, setSelected] = useState<number>();
  if (slides.length === 0) return null;
  const hasControls = slides.length > 1;
  const placeOfControls = <div className={styles.controls} />;
  return (
    <section
      ref={region}
      className={[styles.slider, className].filter(Boolean).join(' ')}
      aria-roledescription={phrases.slider}
      aria-label={label}
    >
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.slides} aria-live={hasControls ? 'polite' : undefined}>
          {(isSeen ? slides : slides.slice(0, 1)).map((slide, at) => (
            <div
              key={at}
              className={styles.slide}
              role={hasControls ? 'group' : undefined}
              aria-label={
                hasControls
                  ? fillIn(phrases['slide-of'], { number: at + 1, total: slides.length })
                  : undefined
              }
              inert={selected !== undefined && at !== selected}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {hasControls && isSeen && (
        <Optional fallback={placeOfControls}>
          <SliderControls
            key={slides.length}
            viewport={viewport}
            count={slides.length}
            selected={selected ?? 0}
            onSelect={setSelected}
          />
        </Optional>
      )}
      {hasControls && !isSeen && placeOfControls}
    </section>
  );
}
