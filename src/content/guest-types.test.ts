import { expect, expectTypeOf, it } from 'vitest';
import { defineContentType, isKeptPerLanguage } from '../domain/content-type.ts';
import {
  address,
  airportCodes,
  blocks,
  boolean,
  choice,
  choices,
  color,
  count,
  country,
  currency,
  day,
  dayOfYear,
  decimal,
  factNumber,
  factText,
  gallery,
  givenCodes,
  group,
  host,
  hostPrefix,
  hours,
  icon,
  integer,
  links,
  list,
  localized,
  markdown,
  namedRecords,
  pageQuery,
  redirectSource,
  picture,
  places,
  reference,
  references,
  repeat,
  richLinks,
  siteKey,
  siteProof,
  analyticsTag,
  email,
  slug,
  text,
  time,
  timeZone,
  titlePattern,
  wallClock,
} from '../domain/fields/index.ts';
import type { EntryFacts } from '../domain/fields/entry.ts';
import type { GuestHours } from '../domain/fields/hours.ts';
import type { FieldTypeName } from '../domain/fields/field-types.ts';
import type { Field, IsKeptPerLanguage, ValueOf } from '../domain/fields/field.ts';
import type { GuestRecord, GuestValueOf } from '../domain/guest/guest-record.ts';
import type { Link, LinkType } from '../domain/link.ts';
import type { RecordOf } from '../domain/record/record-of.ts';
import type { RepeatSettings } from '../domain/time/recurrence.ts';
import type { Hours } from '../domain/time/opening-hours.ts';
import type {
  GuestEvent,
  GuestMenu,
  GuestPicture,
  GuestPromotion,
  GuestRestaurant,
  GuestSite,
} from './guest.ts';
import type { event } from './event/event.ts';
import type { promotion } from './promotion/promotion.ts';
import type { special } from './special/special.ts';
import type { Menu } from '../domain/dining/dietary.ts';
import type { Promoted } from '../domain/promotion.ts';
import type { Special } from '../domain/special.ts';

/**
 * The compiler checks these: `npm run check` fails where the type of a declared field no longer reaches the stored
 * record or what guests get.
 */

const label = { label: 'L', es: 'L' };
const words = { labels: { en: 'W', es: 'W' }, fields: { words: localized(markdown(label)) } };
const photo = { labels: { en: 'P', es: 'P' }, fields: { image: picture(label) } };

/** Every field type, one of them required where that makes a difference. */
const fields = {
  text: text(label),
  name: text({ ...label, required: true }),
  markdown: markdown(label),
  slug: slug({ ...label, from: 'name' }),
  address: address(label),
  choice: choice({ ...label, options: ['a', 'b'] }),
  open: choice({ ...label, options: ['a', 'b'], open: true }),
  choices: choices({ ...label, options: ['a', 'b'] }),
  integer: integer({ ...label, required: true }),
  decimal: decimal(label),
  boolean: boolean(label),
  count: count(label),
  factText: factText(label),
  factNumber: factNumber(label),
  wallClock: wallClock(label),
  time: time(label),
  day: day(label),
  dayOfYear: dayOfYear(label),
  timeZone: timeZone(label),
  color: color(label),
  picture: picture({ ...label, required: true }),
  gallery: gallery(label),
  reference: reference({ ...label, to: 'menu' }),
  references: references({ ...label, to: 'menu' }),
  hours: hours(label),
  repeat: repeat(label),
  list: list({ ...label, maxItems: 2, fields: { title: localized(text({ ...label, required: true })) } }),
  group: group({ ...label, fields: { on: boolean(label), title: localized(text(label)) } }),
  blocks: blocks({ ...label, maxItems: 2, blocks: { words, photo } }),
  country: country(label),
  places: places(label),
  pageQuery: pageQuery(label),
  redirectSource: redirectSource(label),
  host: host(label),
  hostPrefix: hostPrefix(label),
  siteKey: siteKey({ ...label, from: 'text' }),
  currency: currency(label),
  icon: icon(label),
  titlePattern: titlePattern(label),
  siteProof: siteProof(label),
  analyticsTag: analyticsTag(label),
  email: email(label),
  bookingCodes: givenCodes(label),
  airportCodes: airportCodes(label),
  namedRecords: namedRecords({ ...label, to: 'resort', by: 'code' }),
  links: localized(links(label)),
  richLinks: localized(richLinks(label)),
  title: localized(text({ ...label, required: true })),
  content: localized(markdown(label)),
  tiles: localized(
    list({ ...label, maxItems: 2, fields: { title: localized(text({ ...label, required: true })) } }),
  ),
  page: localized(blocks({ ...label, maxItems: 2, blocks: { words, photo } })),
  slide: localized(group({ ...label, fields: { on: localized(boolean(label)), image: picture(label) } })),
};

const sample = defineContentType({
  name: 'sample',
  path: 'samples',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'name',
  labels: { en: { one: 's', many: 's' }, es: { one: 's', many: 's', gender: 'm' } },
  remove: 'delete',
  fields,
});

type F = typeof fields;
type Stored = RecordOf<typeof sample>;
type Guest = GuestRecord<typeof sample>;
type InEnglish = Guest['locale']['en'];

it('every field type says what it stores', () => {
  expectTypeOf<F[keyof F]['type']>().toEqualTypeOf<FieldTypeName>();
  expectTypeOf<Stored['text']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['name']>().toEqualTypeOf<string>();
  expectTypeOf<Stored['markdown']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['slug']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['address']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['choice']>().toEqualTypeOf<'a' | 'b' | null>();
  expectTypeOf<Stored['open']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['choices']>().toEqualTypeOf<('a' | 'b')[]>();
  expectTypeOf<Stored['integer']>().toEqualTypeOf<number>();
  expectTypeOf<Stored['decimal']>().toEqualTypeOf<number | null>();
  expectTypeOf<Stored['boolean']>().toEqualTypeOf<boolean>();
  expectTypeOf<Stored['count']>().toEqualTypeOf<number>();
  expectTypeOf<Stored['factText']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['factNumber']>().toEqualTypeOf<number | null>();
  expectTypeOf<Stored['wallClock']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['time']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['day']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['dayOfYear']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['timeZone']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['color']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['picture']>().toEqualTypeOf<string>();
  expectTypeOf<Stored['gallery']>().toEqualTypeOf<(EntryFacts & { image: string })[]>();
  expectTypeOf<Stored['reference']>().toEqualTypeOf<number | null>();
  expectTypeOf<Stored['references']>().toEqualTypeOf<number[]>();
  expectTypeOf<Stored['hours']>().toEqualTypeOf<Hours | null>();
  expectTypeOf<Stored['repeat']>().toEqualTypeOf<RepeatSettings | null>();
  expectTypeOf<Stored['list'][number]['title']>().toEqualTypeOf<{
    readonly en: string | null;
    readonly es: string | null;
  }>();
  expectTypeOf<Stored['list'][number]['id']>().toEqualTypeOf<string>();
  expectTypeOf<NonNullable<Stored['group']>['on']>().toEqualTypeOf<boolean>();
  expectTypeOf<null>().toExtend<Stored['group']>();
  expectTypeOf<Stored['blocks'][number]['block']>().toEqualTypeOf<'words' | 'photo'>();
  expectTypeOf<Extract<Stored['blocks'][number], { block: 'photo' }>['image']>().toEqualTypeOf<
    string | null
  >();
  expectTypeOf<Stored['links'][number]['type']>().toEqualTypeOf<LinkType>();
  expectTypeOf<Stored['richLinks'][number]['image']>().toEqualTypeOf<string | null>();
});

it('what is kept per language stands below the locale, and may be missing in one even where it is required', () => {
  expectTypeOf<keyof Stored['locale']['es']>().toEqualTypeOf<'title' | 'content'>();
  expectTypeOf<Stored['locale']['es']['title']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored>().not.toHaveProperty('title');
});

it('the compiler says of every field type what `isKeptPerLanguage` says', () => {
  const perLanguage: { [K in keyof F]: IsKeptPerLanguage<F[K] & { readonly localized: true }> } = {
    text: true,
    name: true,
    markdown: true,
    slug: true,
    address: true,
    choice: true,
    open: true,
    choices: true,
    integer: true,
    decimal: true,
    boolean: true,
    count: true,
    factText: true,
    factNumber: true,
    wallClock: true,
    time: true,
    day: true,
    dayOfYear: true,
    timeZone: true,
    country: true,
    places: true,
    pageQuery: true,
    redirectSource: true,
    host: true,
    hostPrefix: true,
    siteKey: true,
    currency: true,
    icon: true,
    titlePattern: true,
    siteProof: true,
    analyticsTag: true,
    email: true,
    bookingCodes: true,
    airportCodes: true,
    namedRecords: true,
    color: true,
    picture: true,
    gallery: false,
    reference: true,
    references: true,
    hours: false,
    repeat: true,
    list: false,
    group: false,
    blocks: false,
    links: false,
    richLinks: false,
    title: true,
    content: true,
    tiles: false,
    page: false,
    slide: false,
  };
  const entries = Object.entries<Field>(fields);
  expect(
    Object.fromEntries(entries.map(([name, field]) => [name, isKeptPerLanguage(localized(field))])),
  ).toEqual(perLanguage);
});

it('guests get pictures, HTML, and of lists and groups each language its own', () => {
  expectTypeOf<Guest['name']>().toEqualTypeOf<string>();
  expectTypeOf<Guest['choice']>().toEqualTypeOf<'a' | 'b' | null>();
  expectTypeOf<Guest['markdown']>().toEqualTypeOf<string | null>();
  // Gone, although one is required.
  expectTypeOf<Guest['picture']>().toEqualTypeOf<GuestPicture | null>();
  expectTypeOf<Guest['gallery']>().toEqualTypeOf<readonly GuestPicture[]>();
  expectTypeOf<Guest['hours']>().toEqualTypeOf<GuestHours | null>();
  expectTypeOf<InEnglish['title']>().toEqualTypeOf<string | null>();
  expectTypeOf<InEnglish['tiles']>().toEqualTypeOf<readonly { readonly title: string }[]>();
  expectTypeOf<InEnglish['links'][number]>().toExtend<Link>();
  expectTypeOf<InEnglish['richLinks'][number]['image']>().toEqualTypeOf<GuestPicture | null>();
  expectTypeOf<InEnglish['slide']>().toEqualTypeOf<{
    readonly on: boolean;
    readonly image: GuestPicture | null;
  } | null>();
  expectTypeOf<Extract<InEnglish['page'][number], { block: 'words' }>['words']>().toEqualTypeOf<
    string | null
  >();
  expectTypeOf<
    Extract<InEnglish['page'][number], { block: 'photo' }>['image']
  >().toEqualTypeOf<GuestPicture | null>();
  // Not localized itself, a list goes out with both languages inside.
  expectTypeOf<Guest['list'][number]['title']['es']>().toEqualTypeOf<string | null>();
  expectTypeOf<GuestValueOf<F['integer']>>().toEqualTypeOf<ValueOf<F['integer']>>();
});

it('only named fields are there', () => {
  expectTypeOf<GuestRecord<typeof sample, 'name' | 'title'>>().not.toHaveProperty('text');
  expectTypeOf<keyof GuestRecord<typeof sample, 'name' | 'title'>['locale']['en']>().toEqualTypeOf<'title'>();
});

it('the responses of the hub are those of the declarations', () => {
  expectTypeOf<GuestRestaurant['breakfast']>().toEqualTypeOf<GuestHours | null>();
  expectTypeOf<GuestRestaurant['locale']['en']['image']>().toEqualTypeOf<GuestPicture | null>();
  expectTypeOf<GuestRestaurant>().not.toHaveProperty('label');
  expectTypeOf<GuestSite>().not.toHaveProperty('hosts');
  expectTypeOf<GuestSite['timeZone']>().toEqualTypeOf<string>();
  expectTypeOf<GuestEvent['locale']['es']['category']>().toEqualTypeOf<
    'Day' | 'Night' | 'Wellness' | 'Everyday' | null
  >();
  expectTypeOf<NonNullable<GuestPromotion['locale']['en']['settings']>['title']>().toEqualTypeOf<string>();
});

it('the rules take records and responses as they are', () => {
  expectTypeOf<RecordOf<typeof special>>().toExtend<Special>();
  expectTypeOf<RecordOf<typeof promotion>>().toExtend<Promoted>();
  expectTypeOf<RecordOf<typeof event>['start_date']>().toEqualTypeOf<string>();
  expectTypeOf<GuestMenu>().toExtend<Menu<GuestPicture | null>>();
});

it('a record of a declared type is one of any type', () => {
  expectTypeOf<RecordOf<typeof event>>().toExtend<RecordOf>();
  expectTypeOf<RecordOf['anything']>().toEqualTypeOf<unknown>();
  expectTypeOf<RecordOf>().not.toExtend<RecordOf<typeof event>>();
});
