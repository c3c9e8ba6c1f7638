import { ActionIcon, Menu } from '@mantine/core';
import { memo, useState } from 'react';
import { listsOf, type NamedList } from '../../../domain/lists/nested-lists.ts';
import { fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { isLanguage, type Language, languages } from '../../../domain/language.ts';
import { useIsLocalized } from '../field/words-in.ts';
import { focusEntry } from '../field/focus-field.ts';
import { labelOf } from '../field/field-label.tsx';
import { MoreIcon } from '../icons.tsx';
import { inputPhrases } from '../phrases.ts';
import type { EntryRowProps } from './entry-props.ts';
import { pathInside, useRoot } from './root.tsx';

type EntryMenuProps = Pick<
  EntryRowProps,
  'place' | 'count' | 'list' | 'field' | 'changes' | 'isFull' | 'entry'
> & {
  readonly name: string;
};

/** What dragging does, for whoever does not drag, and what it cannot do. Drawn in full once it is opened. */
export const EntryMenu = memo(RowMenu);

function RowMenu(props: EntryMenuProps) {
  const { name } = props;
  const phrases = usePhrases(inputPhrases);
  const [isOpen, setOpen] = useState(false);
  const button = (
    <ActionIcon
      aria-label={phrases.actionsFor(name)}
      aria-haspopup="menu"
      color="gray"
      onClick={() => setOpen(!isOpen)}
    >
      <MoreIcon />
    </ActionIcon>
  );
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      {/* There while it is closed, too: that gives the focus back to the button. */}
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        <Actions {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Actions({ place, count, list, field, changes, isFull, entry }: EntryMenuProps) {
  const phrases = usePhrases(inputPhrases);
  const root = useRoot()!;
  const own = pathInside(root, list);
  const elsewhere = listsOf(root.field, fieldsOfEntry(field, entry), root.peek()).filter(
    (one) => one.path !== own && one.length < field.maxItems,
  );
  return (
    <>
      {/* What cannot be done is not there: the focus would go to a first item that takes none. */}
      {place > 0 && <Menu.Item onClick={() => changes.move(place, place - 1)}>{phrases.moveUp}</Menu.Item>}
      {place < count - 1 && (
        <Menu.Item onClick={() => changes.move(place, place + 1)}>{phrases.moveDown}</Menu.Item>
      )}
      {!isFull && <Menu.Item onClick={() => changes.duplicate(place)}>{phrases.duplicate}</Menu.Item>}
      <LanguageActions entry={entry} place={place} changes={changes} />
      <Menu.Item color="red" onClick={() => changes.remove(place)}>
        {phrases.remove}
      </Menu.Item>
      {elsewhere.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Label>{phrases.moveTo}</Menu.Label>
          {elsewhere.map((one) => (
            <Menu.Item
              key={one.path}
              onClick={() => {
                root.move({ list: own, place }, { list: one.path, place: one.length });
                // Whoever sorts one after the other goes on with the next.
                focusEntry(list, Math.min(place, count - 2));
              }}
            >
              <ListName list={one} />
            </Menu.Item>
          ))}
        </>
      )}
    </>
  );
}

/** An entry may be for guests of one language alone: a link to a form that there is in Spanish only. */
function LanguageActions({ entry, place, changes }: Pick<EntryMenuProps, 'entry' | 'place' | 'changes'>) {
  const { onlyIn } = usePhrases(inputPhrases);
  const showIn = (language: Language | undefined) =>
    changes.change(place, ({ only_in: _, ...held }) => (language ? { ...held, only_in: language } : held));
  if (!useIsLocalized()) return null;
  if (isLanguage(entry.only_in)) {
    return <Menu.Item onClick={() => showIn(undefined)}>{onlyIn.both}</Menu.Item>;
  }
  return languages.map((language) => (
    <Menu.Item key={language} onClick={() => showIn(language)}>
      {onlyIn[language]}
    </Menu.Item>
  ));
}

function ListName({ list }: { readonly list: NamedList }) {
  const root = useRoot()!;
  const language = useLanguage();
  return list.inside.join(' › ') || labelOf(root.field, language);
}
