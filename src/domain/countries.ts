import type { Language } from './language.ts';

/** The countries of ISO 3166-1 by their two letters. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const known = new Set(countryCodes);

/** Whether these are the two letters of a country, written large. */
export const isCountry = (code: string): boolean => known.has(code);

/** Whether this is a country, or a region after its country: 'CA-ON'. Which regions a country has is not known here. */
export function isCountryOrRegion(place: string): boolean {
  const [country = '', region] = place.split('-');
  return (
    isCountry(country) && (region === undefined || /^[A-Z0-9]{1,3}$/.test(place.slice(country.length + 1)))
  );
}

/** A place as somebody typed it: 'mx-jal' → its country and its region. Undefined for what is neither. */
export function placeIn(typed: string): { country: string; region?: string } | undefined {
  const code = typed.trim().toUpperCase();
  if (!isCountryOrRegion(code)) return undefined;
  const [country = '', region] = code.split('-');
  return region === undefined ? { country } : { country, region };
}

const displayNames = new Map<Language, Intl.DisplayNames>();

/** A country in the reader's words; letters that are no country's stand as they are. */
export function countryName(code: string, language: Language): string {
  if (!isCountry(code)) return code;
  let names = displayNames.get(language);
  if (!names) displayNames.set(language, (names = new Intl.DisplayNames(language, { type: 'region' })));
  return names.of(code) ?? code;
}
