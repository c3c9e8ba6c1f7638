import type { PromotionLocation } from '../../domain/promotion.ts';
import { start } from '../start.ts';
import styles from './place-of-promotions.module.css';

export interface PromotionsProps {
  readonly at: PromotionLocation;
  /** One line beside a small picture, where something else matters more. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
}

/** Keeps the place of compact promotions that are known to come, so that nothing below them moves. */
export function PlaceOfPromotions({ at, compact = false, className }: PromotionsProps) {
  const count = start.promotions[at] ?? 0;
  if (!compact || count === 0) return null;
  return (
    <div
      className={[styles.place, className].filter(Boolean).join(' ')}
      data-many={count > 1 ? '' : undefined}
    />
  );
}
