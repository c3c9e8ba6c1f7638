import { addressKind } from './address.ts';
import { choiceKind, choicesKind } from './choice.ts';
import { colorKind } from './color.ts';
import { countKind } from './count.ts';
import type { Field } from './field.ts';
import { hoursKind } from './hours.ts';
import type { Kind } from './kind.ts';
import { groupKind, listKind } from './nested.ts';
import { booleanKind, decimalKind, integerKind } from './number.ts';
import { galleryKind, pictureKind } from './picture.ts';
import { referenceKind, referencesKind } from './reference.ts';
import { repeatKind } from './repeat.ts';
import { slugKind } from './slug.ts';
import { markdownKind, textKind } from './text.ts';
import { timeZoneKind, wallClockKind } from './when.ts';

/** Every kind of field, one line each. */
const kinds = {
  text: textKind,
  markdown: markdownKind,
  slug: slugKind,
  address: addressKind,
  choice: choiceKind,
  choices: choicesKind,
  integer: integerKind,
  decimal: decimalKind,
  boolean: booleanKind,
  count: countKind,
  wallClock: wallClockKind,
  timeZone: timeZoneKind,
  color: colorKind,
  picture: pictureKind,
  gallery: galleryKind,
  reference: referenceKind,
  references: referencesKind,
  hours: hoursKind,
  repeat: repeatKind,
  list: listKind,
  group: groupKind,
};

const known = new Map(Object.entries(kinds as unknown as Record<string, Kind>));

export function kindOf(field: Field): Kind {
  const kind = known.get(field.kind);
  if (!kind) throw new Error(`No kind of field is called '${field.kind}'.`);
  return kind;
}
