import type { ContentType } from '../content-type.ts';
import { leavesOf, spokenValues } from './leaves.ts';
import { namedIds } from './named-ids.ts';
import { namedIcons } from './record-pictures.ts';

/** `/media/<key>` and `/media/<key>/<hash>`, as the editor writes them into a text. */
const IN_TEXT = /\/media\/([a-z0-9][a-z0-9-]{0,79})/g;

const inTexts = (type: Pick<ContentType, 'fields'>, record: unknown): string[] =>
  leavesOf(type, record)
    .flatMap((leaf) => spokenValues(leaf))
    .flatMap(({ value }) =>
      typeof value === 'string' && value.includes('/media/') ? [...value.matchAll(IN_TEXT)] : [],
    )
    .map(([, key]) => key!);

type Values = Readonly<Record<string, unknown>>;

/** The keys of everything of the media library that a record shows, at any depth: in fields, on tiles and inside texts. */
export const namedMedia = (type: ContentType, record: Values): ReadonlySet<string> =>
  new Set([
    ...namedIds(type, record).flatMap(({ target, id }) => (target === 'picture' ? [String(id)] : [])),
    ...namedIcons(type, record),
    ...inTexts(type, record),
  ]);
