import type { ContentType } from '../content-type.ts';
import { languages } from '../language.ts';
import { leavesOf, spokenValues } from './leaves.ts';
import { namedIds } from './named-ids.ts';
import { ownValue } from './same-value.ts';

/** `/media/<key>` and `/media/<key>/<hash>`, as the editor writes them into a text. */
const IN_TEXT = /\/media\/([a-z0-9][a-z0-9-]{0,79})/g;

const isInText = (value: unknown): value is string => typeof value === 'string' && value.includes('/media/');

const inTexts = (type: Pick<ContentType, 'fields'>, record: unknown): string[] =>
  leavesOf(
    type,
    record,
    'id',
    (_, value) => isInText(value) || languages.some((one) => isInText(ownValue(value, one))),
  )
    .flatMap((leaf) => spokenValues(leaf))
    .flatMap(({ value }) => (isInText(value) ? [...value.matchAll(IN_TEXT)] : []))
    .map(([, key]) => key!);

/** The ids under which the icons of menu tiles are stored, where they are: the hub draws some by itself. */
const namedIcons = (type: Pick<ContentType, 'fields'>, record: unknown): string[] =>
  leavesOf(
    type,
    record,
    'id',
    (_, value, name) => name === 'icon' && typeof value === 'string' && value !== '',
  ).map(({ value }) => `icon-${String(value)}`);

type Values = Readonly<Record<string, unknown>>;

/** The keys of everything of the media library that a record shows, at any depth: in fields, on tiles and inside texts. */
export const namedMedia = (type: ContentType, record: Values): ReadonlySet<string> =>
  new Set([
    ...namedIds(type, record).flatMap(({ target, id }) => (target === 'picture' ? [String(id)] : [])),
    ...namedIcons(type, record),
    ...inTexts(type, record),
  ]);
