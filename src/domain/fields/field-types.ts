import { addressType } from './address.ts';
import { airportCodesType, bookingCodesType, pageQueryType } from './booking-text.ts';
import { blocksType } from './blocks.ts';
import { choiceType, choicesType } from './choice.ts';
import { colorType } from './color.ts';
import { countType } from './count.ts';
import { countryType, placesType } from './country.ts';
import { currencyType } from './currency.ts';
import { emailType } from './email.ts';
import { factNumberType, factTextType } from './fact.ts';
import type { Field } from './field.ts';
import { hostPrefixType, hostType } from './host.ts';
import { hoursType } from './hours.ts';
import { iconType } from './icon.ts';
import type { FieldType } from './field-type.ts';
import { galleryType, groupType, listType } from './nested.ts';
import { namedRecordsType } from './named-records.ts';
import { booleanType, decimalType, integerType } from './number.ts';
import { pictureType } from './picture.ts';
import { redirectSourceType } from './redirect-source.ts';
import { referenceType, referencesType } from './reference.ts';
import { repeatType } from './repeat.ts';
import { siteKeyType } from './site-key.ts';
import { analyticsTagType } from './analytics-tag.ts';
import { siteProofType } from './site-proof.ts';
import { slugType } from './slug.ts';
import { markdownType, textType } from './text.ts';
import { titlePatternType } from './title-pattern.ts';
import { dayOfYearType, dayType, timeType, timeZoneType, wallClockType } from './when.ts';

/** Every field type, one line each. */
const fieldTypes = {
  text: textType,
  markdown: markdownType,
  slug: slugType,
  address: addressType,
  choice: choiceType,
  choices: choicesType,
  integer: integerType,
  decimal: decimalType,
  boolean: booleanType,
  count: countType,
  factText: factTextType,
  factNumber: factNumberType,
  wallClock: wallClockType,
  time: timeType,
  day: dayType,
  dayOfYear: dayOfYearType,
  timeZone: timeZoneType,
  color: colorType,
  picture: pictureType,
  gallery: galleryType,
  reference: referenceType,
  references: referencesType,
  hours: hoursType,
  repeat: repeatType,
  list: listType,
  group: groupType,
  blocks: blocksType,
  country: countryType,
  places: placesType,
  pageQuery: pageQueryType,
  bookingCodes: bookingCodesType,
  airportCodes: airportCodesType,
  namedRecords: namedRecordsType,
  redirectSource: redirectSourceType,
  host: hostType,
  hostPrefix: hostPrefixType,
  siteKey: siteKeyType,
  currency: currencyType,
  icon: iconType,
  titlePattern: titlePatternType,
  siteProof: siteProofType,
  analyticsTag: analyticsTagType,
  email: emailType,
};

export type FieldTypeName = keyof typeof fieldTypes;

const known = new Map<string, FieldType>(Object.entries(fieldTypes));

export function fieldTypeOf(field: Field): FieldType {
  const fieldType = known.get(field.type);
  if (!fieldType) throw new Error(`No field type is called '${field.type}'.`);
  return fieldType;
}
