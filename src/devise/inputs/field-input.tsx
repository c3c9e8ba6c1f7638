import { type ComponentType, createElement } from 'react';
import type { Field } from '../../domain/fields/field.ts';
import { AddressInput } from './plain/address.tsx';
import { ChoiceInput } from './choice/choice.tsx';
import { ChoicesInput } from './choice/choices.tsx';
import { CodeInput } from './plain/code.tsx';
import { ColorInputOf } from './plain/color.tsx';
import { CurrencyInput } from './plain/currency.tsx';
import { CountryInput } from './chosen/country.tsx';
import { NamedRecordsInput } from './chosen/named-records.tsx';
import { PlacesInput } from './chosen/places.tsx';
import { ListInput } from './entries/list.tsx';
import styles from './field/field.module.css';
import { GroupInput } from './entries/group.tsx';
import { HoursInput } from './time/hours.tsx';
import type { FieldInputProps, InputProps } from './field/input-props.ts';
import { MarkdownInput } from './markdown/markdown.tsx';
import { CountShown, FactShown, NumberInputOf } from './plain/number.tsx';
import { IconInput } from './picture/icon.tsx';
import { GalleryInput } from './picture/gallery.tsx';
import { PictureInput } from './picture/picture.tsx';
import { ReferenceInput, ReferencesInput } from './reference/reference.tsx';
import { RepeatInput } from './repetition/repeat.tsx';
import { SlugInput } from './plain/slug.tsx';
import { isKeptFrom, useWordsIn } from './field/words-in.ts';
import { TextInputOf } from './plain/text.tsx';
import { DayInput, DayOfYearInput, TimeInput } from './time/time.tsx';
import { TimeZoneInput } from './time/time-zone.tsx';
import { WallClockInput } from './time/wall-clock.tsx';
import { YesNo } from './plain/yes-no.tsx';

/** Every field type with how it is drawn, one line each. What a field is stands in src/domain/fields. */
const inputs = {
  text: TextInputOf,
  markdown: MarkdownInput,
  slug: SlugInput,
  address: AddressInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  integer: NumberInputOf,
  decimal: NumberInputOf,
  boolean: YesNo,
  count: CountShown,
  factText: FactShown,
  factNumber: FactShown,
  wallClock: WallClockInput,
  time: TimeInput,
  day: DayInput,
  dayOfYear: DayOfYearInput,
  timeZone: TimeZoneInput,
  color: ColorInputOf,
  picture: PictureInput,
  gallery: GalleryInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  hours: HoursInput,
  repeat: RepeatInput,
  list: ListInput,
  group: GroupInput,
  blocks: ListInput,
  country: CountryInput,
  places: PlacesInput,
  pageQuery: CodeInput,
  bookingCodes: CodeInput,
  airportCodes: CodeInput,
  namedRecords: NamedRecordsInput,
  redirectSource: CodeInput,
  host: CodeInput,
  hostPrefix: CodeInput,
  siteKey: SlugInput,
  currency: CurrencyInput,
  icon: IconInput,
  titlePattern: CodeInput,
  siteProof: CodeInput,
  analyticsTag: CodeInput,
  email: CodeInput,
};

// Inputs of different values stand in one table; that a field meets the input of its type, no type can say.
const known = new Map(Object.entries(inputs as unknown as Record<string, ComponentType<InputProps>>));

const SHORT = 60;
const narrow: readonly ComponentType<never>[] = [NumberInputOf, ColorInputOf, TimeInput, DayInput];
/** Several of these stand in one line where there is room. */
const isNarrow = (field: Field & { readonly maxLength?: number }): boolean => {
  const input = inputOf(field) as ComponentType<never>;
  return narrow.includes(input) || (input === TextInputOf && (field.maxLength ?? Infinity) <= SHORT);
};

function inputOf({ type }: Field): ComponentType<InputProps> {
  const input = known.get(type);
  if (!input) throw new Error(`No input draws fields of the type '${type}'.`);
  return input;
}

/** Draws one field with the input of its type. */
export function FieldInput({ readOnly: isReadOnly = false, ...props }: FieldInputProps) {
  const wordsIn = useWordsIn();
  const readOnly = wordsIn ? isKeptFrom(wordsIn, props.field, props.path) : isReadOnly;
  return (
    <div className={styles.field} data-narrow={isNarrow(props.field) || undefined}>
      {createElement(inputOf(props.field), { ...props, readOnly, Inner: FieldInput })}
    </div>
  );
}
