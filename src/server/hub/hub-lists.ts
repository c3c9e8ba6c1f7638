import { allContentTypes } from '../../content/index.ts';
import { type DeclaredScreens, type GuestAppearance, hasDeclaredScreens } from '../../domain/appearance.ts';
import { type ContentType, isKeptPerLanguage } from '../../domain/content-type.ts';
import type { Field, Fields } from '../../domain/fields/field.ts';
import { fieldTypeOf } from '../../domain/fields/field-types.ts';
import type { HubList, ShownField } from '../../domain/hub-list.ts';
import type { Language } from '../../domain/language.ts';
import { recordsOf, type Snapshot } from '../delivery/snapshot.ts';

/** The content types that the hub shows on its general pages, and what those pages have to know of them. */

type ShownAppearance = GuestAppearance & {
  readonly hub: DeclaredScreens;
  readonly known: NonNullable<GuestAppearance['known']>;
};

const hasScreens = (guests: GuestAppearance | undefined): guests is ShownAppearance =>
  hasDeclaredScreens(guests?.hub) && guests?.known !== undefined;

const typesWithScreens = allContentTypes.flatMap((type) => {
  const { guests } = type.appears ?? {};
  return hasScreens(guests) ? [{ type, guests }] : [];
});

/** Their paths, which are the first parts of hub addresses. */
export const screenPaths: readonly string[] = typesWithScreens.map(({ type }) => type.path);

export const typeAtPath = (path: string | undefined): ContentType | undefined =>
  typesWithScreens.find(({ type }) => type.path === path)?.type;

/** `areSplit` where the values are those of one language already. */
function shownField(name: string, field: Field, areSplit: boolean): ShownField | undefined {
  const { guestView } = fieldTypeOf(field);
  const view = guestView?.(field);
  if (!view) return undefined;
  const { label: en, es } = field;
  const isBilingual = !areSplit && isKeptPerLanguage(field);
  const common = { name, label: { en, es }, ...(isBilingual ? { isBilingual } : {}) };
  switch (view.as) {
    case 'entries':
    case 'group':
      return { ...common, as: view.as, fields: entryFields(view.fields, areSplit) };
    case 'blocks': {
      const blocks = Object.entries(view.blocks).map(([block, fields]) => [
        block,
        entryFields(fields, areSplit),
      ]);
      return { ...common, as: view.as, blocks: Object.fromEntries(blocks) };
    }
    default:
      return { ...common, ...view };
  }
}

const shownFields = (fields: Fields, names: readonly string[], areSplit?: boolean): ShownField[] =>
  names.flatMap((name) => {
    const field = fields[name]!;
    return shownField(name, field, areSplit ?? field.localized === true) ?? [];
  });

/** The named fields of a record, as far as guests are shown them. */
export const fieldsShown = (fields: Fields, names: readonly string[]): readonly ShownField[] =>
  shownFields(fields, names);

/** Of an entry or a block: its first text names it, as it does for staff. */
function entryFields(fields: Fields, areSplit: boolean): ShownField[] {
  const names = Object.keys(fields);
  const naming = names.find((name) => fieldTypeOf(fields[name]!).namesEntry === 'first');
  return shownFields(fields, names, areSplit).map((shown) =>
    shown.name === naming ? { ...shown, isName: true } : shown,
  );
}

/** A record's own fields are read in one language before they are shown. */
const ownFields = (fields: Fields, names: readonly string[]): ShownField[] =>
  shownFields(fields, names).map(({ isBilingual: _, ...shown }) => shown);

function hubList(type: ContentType, { known, record = [], hub }: ShownAppearance): HubList {
  const { title, picture } = known;
  return {
    path: type.path,
    title: hub.title,
    known,
    lines: ownFields(type.fields, hub.lines ?? []),
    fields: ownFields(
      type.fields,
      record.filter((name) => name !== title && name !== picture),
    ),
  };
}

const lists = typesWithScreens.map(({ type, guests }) => ({ type, guests, list: hubList(type, guests) }));

/** Of a site; its menu leads to those that have records. */
export const hubLists = (snapshot: Snapshot): readonly HubList[] =>
  lists.map(({ type, guests: { hub }, list }) =>
    hub.tile !== undefined && recordsOf(snapshot, type).length > 0 ? { ...list, tile: hub.tile } : list,
  );

/** The heading of the list at a path. */
export const listTitle = (path: string | undefined, language: Language): string | undefined =>
  lists.find(({ list }) => list.path === path)?.list.title[language];
