import { menuCurrency } from '../../domain/dining/menu-currency.ts';
import type { MenuText } from '../../domain/dining/dietary.ts';
import { fillIn, useKitPhrases } from '../language/language.tsx';

interface PricesInProps {
  readonly menu: Pick<MenuText, 'sections' | 'specialtysection'>;
  readonly className?: string | undefined;
}

/** 'Prices in USD', once for a whole menu: '$' alone is pesos to one reader and dollars to the next. */
export function PricesIn({ menu, className }: PricesInProps) {
  const phrases = useKitPhrases();
  const currency = menuCurrency(menu);
  return currency && <p className={className}>{fillIn(phrases['prices-in'], { currency })}</p>;
}
