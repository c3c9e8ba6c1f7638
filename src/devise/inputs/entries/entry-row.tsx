import { memo, useContext, useMemo } from 'react';
import { fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import { takesOf } from '../../../domain/lists/nested-lists.ts';
import { isLanguage } from '../../../domain/language.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { IsOfOneLanguage, useIsOfOneLanguage } from '../field/words-in.ts';
import { Handle } from '../order/handle.tsx';
import { useOrdered } from '../order/use-ordered.ts';
import { inputPhrases } from '../phrases.ts';
import { BesideBlocks, blockId } from './beside-entry.ts';
import { EntryBody } from './entry-body.tsx';
import { EntryMenu } from './entry-menu.tsx';
import type { EntryRowProps } from './entry-props.ts';
import { EntryToggle } from './entry-toggle.tsx';
import styles from './entries.module.css';
import { useOpen } from './opening.ts';
import { pathInside, useRoot } from './root.tsx';
import { isSameEntry } from './same-entry.ts';
import { blockLabel } from './blocks.tsx';
import { nameOf } from './words.ts';

/**
 * A menu of a hundred dishes draws again only the one that is written in. While one is carried every row is asked
 * where it stands, so what it shows is kept apart from where.
 */
export const EntryRow = memo(Row, isSameEntry);

function Row(props: EntryRowProps) {
  const { id, entry, place, count, list, field, changes, issues, readOnly, isFull, locale } = props;
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const root = useRoot()!;
  const path = `${list}.${place}`;
  const [isOpen, setOpen] = useOpen(path, field.opensAlone === true && count === 1);
  const isOfOneLanguage = useIsOfOneLanguage();
  const shape = fieldsOfEntry(field, entry);
  const name = (nameOf(entry, shape, language) ?? blockLabel(field, entry, language)) || phrases.unnamed;
  const takes = useMemo(() => takesOf(field), [field]);
  const held = { list: pathInside(root, list), place, shape, takes, name };
  const ordered = useOrdered(id, held, readOnly);
  const beside = useContext(BesideBlocks);
  const block = blockId(entry);
  return (
    <div className={styles.entry} data-open={isOpen || undefined} {...ordered.place}>
      <div className={styles.row}>
        {!readOnly && <Handle handle={ordered.handle} />}
        <EntryToggle
          entry={entry}
          field={field}
          path={path}
          issues={issues}
          locale={locale}
          isOpen={isOpen}
          setOpen={setOpen}
        />
        {!readOnly && (
          <EntryMenu
            name={name}
            place={place}
            count={count}
            list={list}
            field={field}
            changes={changes}
            isFull={isFull}
            entry={entry}
          />
        )}
      </div>
      {isOpen && (
        <IsOfOneLanguage value={isOfOneLanguage || isLanguage(entry.only_in)}>
          <EntryBody {...props} path={path} />
          {beside && block !== undefined && <beside.Below entry={block} />}
        </IsOfOneLanguage>
      )}
    </div>
  );
}
