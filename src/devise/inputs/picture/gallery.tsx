import { Button } from '@mantine/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useState } from 'react';
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
import { type StoredPicture, usePictures } from './stored-pictures.ts';
import { Thumb } from './thumb.tsx';
import { useAlt } from './use-alt.ts';

const NONE: readonly string[] = [];

/** Pictures in an order, by pointer, finger or keyboard. */
export function GalleryInput(props: InputProps<readonly string[]>) {
  const { value, path, onChange, readOnly } = props;
  const phrases = usePhrases(inputPhrases);
  const [isChoosing, setChoosing] = useState(false);
  const ids = value ?? NONE;
  const change = useChanging<readonly string[]>(ids, onChange);
  const pictures = usePictures(ids);
  return (
    <Together {...useGroupFrame(props)}>
      {ids.length === 0 && <p className={styles.caption}>{phrases.noPictureYet}</p>}
      <Board onMove={(from, to) => change((held) => movedEntry(held, from.place, to.place))}>
        <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
          <ol className={styles.gallery}>
            {ids.map((id, place) => (
              <Hung
                key={id}
                id={id}
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
        chosen={ids}
        onClose={() => setChoosing(false)}
        onChoose={(one) => {
          // A second tap takes it down again: the chooser stays open for the next. One that was uploaded comes when
          // others may have been chosen meanwhile.
          change((held) => (held.includes(one.id) ? held.filter((id) => id !== one.id) : [...held, one.id]));
        }}
      />
    </Together>
  );
}

interface HungProps {
  readonly id: string;
  readonly list: string;
  readonly place: number;
  readonly picture: StoredPicture | null | undefined;
  readonly readOnly: boolean;
  readonly onRemove: () => void;
}

function Hung({ id, list, place, picture, readOnly, onRemove }: HungProps) {
  const phrases = usePhrases(inputPhrases);
  const altOf = useAlt();
  const name = altOf(picture) || id;
  const ordered = useOrdered(id, { list, place, shape: list, name }, readOnly);
  return (
    <li className={styles.hung} {...ordered.place}>
      <Thumb picture={picture} alt={altOf(picture)} />
      {!readOnly && (
        <div className={styles.tools}>
          <Handle handle={ordered.handle} />
          <RemoveButton label={phrases.takeDown(name)} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
