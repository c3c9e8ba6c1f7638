import type { PromotionLocation } from '../../domain/promotion.ts';
import { lazyPart } from '../../web/lazy-part.ts';
import { Optional } from '../../web/optional.tsx';

export interface PromotionsProps {
  readonly at: PromotionLocation;
  /** One line beside a small picture, where something else matters more. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
}

const PromotionSlider = lazyPart('promotion-slider', () => import('./promotion-slider.tsx'));

/** The property's promotions for one place; nothing where there are none. Loaded after the page around it. */
export const Promotions = (props: PromotionsProps) => (
  <Optional>
    <PromotionSlider {...props} />
  </Optional>
);
