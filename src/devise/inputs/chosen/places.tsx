import { useMemo } from 'react';
import { isCountryOrRegion } from '../../../domain/countries.ts';
import { placesIn } from '../../../domain/fields/country.ts';
import { useLanguage } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { countries, placeName } from './country-names.ts';
import { Several } from './several.tsx';

/** Countries by their names; a region is offered as soon as it is written out, 'CA-ON'. */
export function PlacesInput(props: InputProps<string>) {
  const language = useLanguage();
  const offered = useMemo(() => countries(language), [language]);
  const regions = (typed: string) =>
    placesIn(typed)
      .filter((place) => place.includes('-') && isCountryOrRegion(place))
      .map((value) => ({ value, label: `${value} · ${placeName(value, language)}` }));
  return (
    <Several
      input={props}
      chosen={placesIn(props.value)}
      offered={offered}
      nameOf={(place) => placeName(place, language)}
      alsoOffered={regions}
    />
  );
}
