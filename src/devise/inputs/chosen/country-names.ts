import { countryCodes, countryName, isCountry } from '../../../domain/countries.ts';
import type { Language } from '../../../domain/language.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A country, or a region with its country, in the reader's words; what is none stands as it is. */
export function placeName(place: string, language: Language): string {
  const [country = '', region] = place.split('-');
  if (!isCountry(country)) return place;
  const name = countryName(country, language);
  return region ? `${name}: ${region}` : name;
}

/** Every country by its name. */
export const countries = (language: Language): Option[] =>
  countryCodes
    .map((value) => ({ value, label: placeName(value, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
