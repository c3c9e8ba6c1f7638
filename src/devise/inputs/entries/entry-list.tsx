import { Button } from '@mantine/core';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useMemo, useRef, useState } from 'react';
import { changedEntry, movedEntry, withEntry, withoutEntry } from '../../../domain/lists/entries.ts';
import { copyOfEntry, newEntry } from '../../../domain/fields/blank.ts';
import { keysOf } from '../../../domain/lists/entry-index.ts';
import { entryName, fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import { takesOf } from '../../../domain/lists/nested-lists.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { labelOf } from '../field/field-label.tsx';
import { isInside } from '../../../domain/record/same-value.ts';
import { focusEntry, focusField } from '../field/focus-field.ts';
import { PlusIcon } from '../icons.tsx';
import type { InputProps, Values } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { Together } from '../field/together.tsx';
import { useChanging } from '../field/use-changing.ts';
import { useGroupFrame } from '../field/use-frame.tsx';
import { PasteDishes } from './paste-dishes.tsx';
import type { BlocksField } from '../../../domain/fields/blocks.ts';
import { AddBlock } from './blocks.tsx';
import { dishEntry } from './dish-entry.ts';
import type { EntriesField, EntryChanges } from './entry-props.ts';
import { EntryRow } from './entry-row.tsx';
import styles from './entries.module.css';
import { pathInside, useRoot } from './root.tsx';

type EntryListProps = InputProps<readonly Values[], EntriesField> & { readonly value: readonly Values[] };

const isBlocks = (field: object): field is BlocksField => 'blocks' in field;

interface Removed {
  readonly entry: Values;
  readonly place: number;
}

export function EntryList(props: EntryListProps) {
  const { field, path, value: entries, onChange, issues, readOnly, siteId, locale, Inner } = props;
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const change = useChanging(entries, onChange);
  const [removed, setRemoved] = useState<Removed>();
  const undo = useRef<HTMLButtonElement>(null);
  // The row is gone and with it the focus: the way back takes it, also after one removal more.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const keys = useMemo(() => keysOf(entries), [entries]);
  const [shape = {}] = takesOf(field);
  const isFull = entries.length >= field.maxItems;
  const inside = useRoot()?.path === path ? undefined : labelOf(field, language);

  const changes = useMemo(
    (): EntryChanges => ({
      change: (place, update) =>
        change((held) => (held[place] ? changedEntry(held, place, update(held[place])) : held)),
      move: (place, to) => change((held) => movedEntry(held, place, to)),
      duplicate: (place) => {
        change((held) => withEntry(held, place + 1, copyOfEntry(field, held[place])));
        focusEntry(path, place + 1);
      },
      remove: (place) =>
        change((held) => {
          setRemoved({ entry: held[place]!, place });
          return withoutEntry(held, place);
        }),
    }),
    [change, path, field],
  );
  const add = (entry: Values) => {
    setRemoved(undefined);
    change((held) => [...held, entry]);
    focusField(`${path}.${entries.length}`);
  };

  return (
    <Together {...useGroupFrame(props, true)}>
      <Room {...props}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          {entries.map((entry, place) => (
            <EntryRow
              key={keys[place]}
              id={keys[place]!}
              entry={entry}
              place={place}
              count={entries.length}
              list={path}
              field={field}
              changes={changes}
              issues={issues.filter((one) => isInside(one.path, `${path}.${place}`))}
              readOnly={readOnly}
              isFull={isFull}
              siteId={siteId}
              locale={locale}
              Inner={Inner}
            />
          ))}
        </SortableContext>
      </Room>
      {removed && (
        <p className={styles.removed} role="status">
          {phrases.entryRemoved(entryName(removed.entry, fieldsOfEntry(field, removed.entry)))}{' '}
          <Button
            variant="subtle"
            ref={undo}
            onClick={() => {
              change((held) => withEntry(held, removed.place, removed.entry));
              setRemoved(undefined);
              focusEntry(path, removed.place);
            }}
          >
            {phrases.undo}
          </Button>
        </p>
      )}
      {!readOnly && (
        <div className={styles.additions}>
          {isBlocks(field) ? (
            <AddBlock field={field} isFull={isFull} inside={inside} onAdd={add} />
          ) : (
            <Button
              variant="default"
              leftSection={<PlusIcon />}
              disabled={isFull}
              onClick={() => add(newEntry(shape))}
            >
              {phrases.add(field.entryLabels?.[language] ?? '')}
            </Button>
          )}
          {field.entriesAre === 'dishes' && (
            <PasteDishes
              field={field}
              room={field.maxItems - entries.length}
              locale={locale}
              onTake={(dishes) => {
                change((held) => [...held, ...dishes.map((dish) => dishEntry(shape, dish))]);
                focusEntry(path, entries.length);
              }}
            />
          )}
          {isFull && <p className={styles.full}>{phrases.full(field.maxItems)}</p>}
        </div>
      )}
    </Together>
  );
}

/** An empty list has no entry to put something before: it takes it itself. */
function Room({ field, path, value, children }: EntryListProps & { readonly children: React.ReactNode }) {
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const root = useRoot()!;
  const { setNodeRef, isOver } = useDroppable({
    id: `room-${path}`,
    disabled: value.length > 0,
    data: {
      list: pathInside(root, path),
      place: 0,
      shape: undefined,
      takes: takesOf(field),
      name: labelOf(field, language),
    },
  });
  return (
    <div ref={setNodeRef} className={styles.entries} data-over={isOver || undefined}>
      {value.length === 0 ? <p className={styles.none}>{phrases.noEntries}</p> : children}
    </div>
  );
}
