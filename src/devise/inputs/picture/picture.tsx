import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PictureField } from '../../../domain/fields/picture.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { Together } from '../field/together.tsx';
import { useGroupFrame } from '../field/use-frame.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture.module.css';
import { RightsMark } from './rights-mark.tsx';
import { usePictures } from './stored-pictures.ts';
import { Thumb } from './thumb.tsx';
import { useAlt } from './use-alt.ts';

/** One picture out of the store, with what it shows. */
export function PictureInput(props: InputProps<string, PictureField>) {
  const { value, onChange, readOnly } = props;
  const phrases = usePhrases(inputPhrases);
  const [isChoosing, setChoosing] = useState(false);
  const [picture] = usePictures(value ? [value] : []);
  const altOf = useAlt();
  return (
    <Together {...useGroupFrame(props)}>
      <div className={styles.chosen}>
        {value && (
          <figure className={styles.figure}>
            <Thumb picture={picture} alt={altOf(picture)} />
            <figcaption className={styles.caption}>{altOf(picture) || value}</figcaption>
            <RightsMark until={picture?.rights_until} />
          </figure>
        )}
        {!readOnly && (
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setChoosing(true)}>
              {value ? phrases.otherPicture : phrases.choosePicture}
            </Button>
            {value && (
              <Button variant="subtle" onClick={() => onChange(null)}>
                {phrases.noPicture}
              </Button>
            )}
          </div>
        )}
        {readOnly && !value && <p className={styles.caption}>{phrases.noPictureYet}</p>}
      </div>
      <PictureChooser
        opened={isChoosing}
        siteId={props.siteId}
        shape={props.field.shape ?? 'landscape'}
        chosen={value ? [value] : []}
        onClose={() => setChoosing(false)}
        onChoose={(one) => {
          onChange(one.id);
          setChoosing(false);
        }}
      />
    </Together>
  );
}
