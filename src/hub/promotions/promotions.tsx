import { lazyPart } from '../../web/lazy-part.tsx';
import { Optional } from '../../web/optional.tsx';
import { PlaceOfPromotions, type PromotionsProps } from './place-of-promotions.tsx';

const PromotionSlider = lazyPart('promotion-slider', () => import('./promotion-slider.tsx'));

/** The property's promotions for one place; nothing where there are none. Loaded after the page around it. */
export function Promotions(props: PromotionsProps) {
  const place = <PlaceOfPromotions {...props} />;
  return (
    <Optional fallback={place}>
      <PromotionSlider {...props} place={place} />
    </Optional>
  );
}
