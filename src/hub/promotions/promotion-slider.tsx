import { type ReactNode, useEffect } from 'react';
import type { Link } from '../../domain/link.ts';
import { useText } from '../../web/language/language.tsx';
import { LinkButton } from '../links/link-button.tsx';
import { usePhrases } from '../phrases.ts';
import { Slider } from '../../web/slider/slider.tsx';
import type { PromotionsProps } from './place-of-promotions.tsx';
import type { PromotionLocation } from '../../domain/promotion.ts';
import { prefetchData, useData } from '../store.ts';
import { PromotionSlide } from '../../web/promotions/promotion-slide.tsx';
import { ClosedToday, useSteppedBack } from './closed-today.tsx';
import styles from './promotion-slider.module.css';

const linkButton = (link: Link, className: string) => <LinkButton link={link} className={className} />;

const pathOf = (at: PromotionLocation) => `promos/by-location?location=${encodeURIComponent(at)}` as const;

interface PromotionSliderProps extends PromotionsProps {
  /** What stands there until the promotions are known. */
  readonly place: ReactNode;
}

export default function PromotionSlider({ at, compact = false, className, place }: PromotionSliderProps) {
  const phrases = usePhrases();
  const text = useText();
  const { data, failed } = useData(pathOf(at));
  useEffect(() => {
    // Its button is all there is on the home page: the menu should stand still when it opens.
    if (at === 'Home') void prefetchData(pathOf('Menu'));
  }, [at]);
  const known = useSteppedBack(data);
  const slides = (known ?? []).flatMap(({ promotion: { id, locale }, closed }) => {
    const { settings } = text(locale);
    return settings
      ? [
          <PromotionSlide
            key={id}
            {...settings}
            compact={compact}
            note={closed && <ClosedToday place={closed} />}
            renderLink={linkButton}
          />,
        ]
      : [];
  });
  if (!known && !failed) return place;
  if (slides.length === 0) return null;
  return (
    <Slider
      label={phrases.promotions}
      slides={slides}
      className={[styles.promotions, className].filter(Boolean).join(' ')}
    />
  );
}
