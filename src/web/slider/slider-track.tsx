import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './slider.module.css';

interface TrackProps {
  readonly slides: readonly ReactNode[];
  readonly previous: string;
  readonly next: string;
  readonly goTo: (number: number) => string;
  readonly name: (number: number) => string;
}

/** Section 9: when the slider cannot start it tries again every second. */
const RETRY = 1000;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts the carousel as soon as its viewport has a width: in a closed panel it has none yet. */
function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  useEffect(() => {
    let started: EmblaCarouselType | undefined;
    const begin = () => {
      if (started || !viewport.current?.clientWidth) return;
      window.clearInterval(timer);
      started = EmblaCarousel(viewport.current, { loop: true, slidesToScroll: 1, duration: 28 });
      setCarousel(started);
    };
    const timer = window.setInterval(begin, RETRY);
    begin();
    return () => {
      window.clearInterval(timer);
      started?.destroy();
      setCarousel(undefined);
    };
  }, []);
  return { viewport, carousel };
}

function useSelected(carousel: EmblaCarouselType | undefined): number {
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (!carousel) return;
    const show = () => setSelected(carousel.selectedScrollSnap());
    carousel.on('select', show).on('reInit', show);
    show();
    return () => void carousel.off('select', show).off('reInit', show);
  }, [carousel]);
  return selected;
}

/** The slides with arrows and pagination; loaded only where there is more than one slide. */
export default function SliderTrack({ slides, previous, next, goTo, name }: TrackProps) {
  const { viewport, carousel } = useCarousel();
  const selected = useSelected(carousel);
  const still = wantsStillness();
  return (
    <>
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.slides} aria-live="polite">
          {slides.map((slide, at) => (
            <div
              key={at}
              className={styles.slide}
              role="group"
              aria-label={name(at + 1)}
              inert={carousel !== undefined && at !== selected}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={previous}
          onClick={() => carousel?.scrollPrev(still)}
        >
          <Arrow way="m14 5-7 7 7 7" />
        </button>
        <div className={styles.dots}>
          {slides.map((_, at) => (
            <button
              key={at}
              type="button"
              className={styles.dot}
              aria-label={goTo(at + 1)}
              aria-current={at === selected}
              onClick={() => carousel?.scrollTo(at, still)}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.arrow}
          aria-label={next}
          onClick={() => carousel?.scrollNext(still)}
        >
          <Arrow way="m10 5 7 7-7 7" />
        </button>
      </div>
    </>
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
