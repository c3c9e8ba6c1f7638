import { Button } from '@mantine/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import { type EntryFacts, newEntryId } from '../../../domain/fields/entry.ts';
import { keysOf } from '../../../domain/lists/entry-index.ts';
import { entryKey } from '../../../domain/record/leaves.ts';
import { movedEntry, withoutEntry } from '../../../domain/lists/entries.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { Board } from '../order/board.tsx';
import { Handle } from '../order/handle.tsx';
import { useOrdered } from '../order/use-ordered.ts';
import { inputPhrases } from '../phrases.ts';
import { RemoveButton } from '../order/remove-button.tsx';
import { Together } from '../field/together.tsx';
import { useChanging } from '../field/use-changing.ts';
import { useGroupFrame } from '../field/use-frame.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture.module.css';
import { RightsMark } from './rights-mark.tsx';
import { type StoredPicture, usePictures } from './stored-pictures.ts';
import { Thumb } from './thumb.tsx';
import { useAlt } from './use-alt.ts';

const NONE: readonly HungPicture[] = [];

/** A picture in its place; `only_in` where guests of one language alone see it. */
type HungPicture = EntryFacts & { readonly image: string | null };

/** Pictures in an order, by pointer, finger or keyboard. */
export function GalleryInput(props: InputProps<readonly HungPicture[]>) {
  const { value, path, onChange, readOnly } = props;
  const phrases = usePhrases(inputPhrases);
  const [isChoosing, setChoosing] = useState(false);
  const hung = value ?? NONE;
  const change = useChanging<readonly HungPicture[]>(hung, onChange);
  const ids = useMemo(() => hung.map(({ image }) => image ?? ''), [hung]);
  const pictures = usePictures(ids);
  return (
    <Together {...useGroupFrame(props)}>
      {hung.length === 0 && <p className={styles.caption}>{phrases.noPictureYet}</p>}
      <Board onMove={(from, to) => change((held) => movedEntry(held, from.place, to.place))}>
        <SortableContext items={keysOf(hung)} strategy={rectSortingStrategy}>
          <ol className={styles.gallery}>
            {hung.map((entry, place) => (
              <Hung
                key={entryKey(entry, place)}
                id={entryKey(entry, place)}
                image={entry.image ?? ''}
                list={path}
                place={place}
                picture={pictures[place]}
                readOnly={readOnly}
                onRemove={() => change((held) => withoutEntry(held, place))}
              />
            ))}
          </ol>
        </SortableContext>
      </Board>
      {!readOnly && (
        <Button variant="default" onClick={() => setChoosing(true)}>
          {phrases.addPicture}
        </Button>
      )}
      <PictureChooser
        opened={isChoosing}
        siteId={props.siteId}
        shape="landscape"
        chosen={ids}
        onClose={() => setChoosing(false)}
        onChoose={(one) => {
          // A second tap takes it down again: the chooser stays open for the next. One that was uploaded comes when
          // others may have been chosen meanwhile.
          change((held) =>
            held.some(({ image }) => image === one.id)
              ? held.filter(({ image }) => image !== one.id)
              : [...held, { id: newEntryId(), image: one.id }],
          );
        }}
      />
    </Together>
  );
}

interface HungProps {
  readonly id: string;
  readonly image: string;
  readonly list: string;
  readonly place: number;
  readonly picture: StoredPicture | null | undefined;
  readonly readOnly: boolean;
  readonly onRemove: () => void;
}

function Hung({ id, image, list, place, picture, readOnly, onRemove }: HungProps) {
  const phrases = usePhrases(inputPhrases);
  const altOf = useAlt();
  const name = altOf(picture) || image;
  const ordered = useOrdered(id, { list, place, shape: list, name }, readOnly);
  return (
    <li className={styles.hung} {...ordered.place}>
      <Thumb picture={picture} alt={altOf(picture)} />
      <RightsMark until={picture?.rights_until} />
      {!readOnly && (
        <div className={styles.tools}>
          <Handle handle={ordered.handle} />
          <RemoveButton label={phrases.takeDown(name)} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
