import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { fillIn, useKitPhrases } from '../language/language.tsx';
import styles from './slider.module.css';

interface ControlsProps {
  /** What the slides move in. */
  readonly viewport: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly selected: number;
  readonly onSelect: (slide: number | undefined) => void;
}

/** Section 9: when the slider cannot start it tries again every second. */
const RETRY = 1000;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts the carousel as soon as its viewport has a width: in a closed panel it has none yet. */
function useCarousel(
  viewport: ControlsProps['viewport'],
  onSelect: ControlsProps['onSelect'],
): EmblaCarouselType | undefined {
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  useEffect(() => {
    let started: EmblaCarouselType | undefined;
    const begin = () => {
      if (started || !viewport.current?.clientWidth) return;
      window.clearInterval(timer);
      started = EmblaCarousel(viewport.current, { loop: true, slidesToScroll: 1, duration: 28 });
      const show = () => onSelect(started!.selectedScrollSnap());
      started.on('select', show).on('reInit', show);
      show();
      setCarousel(started);
    };
    const timer = window.setInterval(begin, RETRY);
    begin();
    return () => {
      window.clearInterval(timer);
      started?.destroy();
      setCarousel(undefined);
      onSelect(undefined);
    };
  }, [viewport, onSelect]);
  return carousel;
}

/** What moves the slides: arrows and pagination. Loaded only where there is more than one slide. */
export default function SliderControls({ viewport, count, selected, onSelect }: ControlsProps) {
  const phrases = useKitPhrases();
  const carousel = useCarousel(viewport, onSelect);
  const still = wantsStillness();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={phrases['previous-slide']}
        onClick={() => carousel?.scrollPrev(still)}
      >
        <Arrow way="m14 5-7 7 7 7" />
      </button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            className={styles.dot}
            aria-label={fillIn(phrases['go-to-slide'], { number: at + 1 })}
            aria-current={at === selected}
            onClick={() => carousel?.scrollTo(at, still)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.arrow}
        aria-label={phrases['next-slide']}
        onClick={() => carousel?.scrollNext(still)}
      >
        <Arrow way="m10 5 7 7-7 7" />
      </button>
    </div>
  );
}

const Arrow = ({ way }: { readonly way: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d={way}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
