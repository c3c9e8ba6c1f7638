import { type Language, localeTags } from './language.ts';

/** A number as it is written in Mexico and in the United States: '5.1', never '5,1', and '1,250', never '1250'. */
export const measureText = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeTags[language], { maximumFractionDigits: 1 }).format(value);
