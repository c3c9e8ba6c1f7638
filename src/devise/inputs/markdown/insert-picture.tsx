import { ButtonWithTooltip, insertImage$, usePublisher } from '@mdxeditor/editor';
import { useState } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import { PictureChooser } from '../picture/picture-chooser.tsx';
import { useAlt } from '../picture/use-alt.ts';

/** Puts a stored picture into the text, with what it shows. */
export function InsertPicture() {
  const { choosePicture } = usePhrases(inputPhrases);
  const [isChoosing, setChoosing] = useState(false);
  const insert = usePublisher(insertImage$);
  const altOf = useAlt();
  return (
    <>
      <ButtonWithTooltip title={choosePicture} onClick={() => setChoosing(true)}>
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden
        >
          <rect x="3" y="5" width="18" height="14" rx="2" />
          <path d="m5 17 5-5 4 4 2-2 3 3" />
          <circle cx="15.5" cy="9.5" r="1.5" />
        </svg>
      </ButtonWithTooltip>
      <PictureChooser
        opened={isChoosing}
        chosen={[]}
        onClose={() => setChoosing(false)}
        onChoose={(picture) => {
          insert({ src: picture.src, altText: altOf(picture) });
          setChoosing(false);
        }}
      />
    </>
  );
}
