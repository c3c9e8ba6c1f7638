import { menuCurrency } from '../../domain/dining/menu-currency.ts';
import type { MenuText } from '../../domain/dining/dietary.ts';
import { fillIn, useKitPhrases } from '../language/language.tsx';

interface CurrencyProps {
  readonly currency: string | null;
  readonly className?: string | undefined;
}

interface PricesInProps {
  readonly menu: Pick<MenuText, 'sections' | 'specialtysection'>;
  readonly className?: string | undefined;
}

/** 'Prices in USD'. */
export function Currency({ currency, className }: CurrencyProps) {
  const phrases = useKitPhrases();
  return currency && <p className={className}>{fillIn(phrases['prices-in'], { currency })}</p>;
}

/** 'Prices in USD', once for a whole menu: '$' alone is pesos to one reader and dollars to the next. */
export const PricesIn = ({ menu, className }: PricesInProps) => (
  <Currency currency={menuCurrency(menu)} className={className} />
);
