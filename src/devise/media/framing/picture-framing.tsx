import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StoredPicture } from '../../inputs/picture/stored-pictures.ts';
import { usePhrases } from '../../staff-language.tsx';
import styles from '../media.module.css';
import { mediaPhrases } from '../phrases.ts';
import { CropBox } from './crop-box.tsx';
import { FocalPoint } from './focal-point.tsx';
import { cutTo, type Framing, mirrored, turnedLeft, turnedRight, uncut } from './framing-rules.ts';

interface PictureFramingProps {
  readonly picture: StoredPicture;
  readonly framing: Framing;
  readonly readOnly: boolean;
  readonly isSaving: boolean;
  /** The point alone, which is saved with everything else. */
  readonly onFocus: (focus: Pick<Framing, 'focal_x' | 'focal_y'>) => void;
  /** Saved at once: the picture that is shown is another one. */
  readonly onFrame: (framing: Framing) => void;
}

/** How a picture is shown without touching its file: what stays in view, turned, mirrored, cut. */
export function PictureFraming(props: PictureFramingProps) {
  const { picture, framing, readOnly, isSaving, onFocus, onFrame } = props;
  const phrases = usePhrases(mediaPhrases);
  const [isCropping, setCropping] = useState(false);
  if (isCropping) {
    return (
      <>
        <h3>{phrases.cropTitle}</h3>
        <CropBox
          picture={picture}
          isSaving={isSaving}
          onCrop={(part) => onFrame(cutTo(framing, part))}
          onCancel={() => setCropping(false)}
        />
      </>
    );
  }
  const { focal_x, focal_y } = framing;
  const focus = focal_x === null && focal_y === null ? null : { x: focal_x ?? 50, y: focal_y ?? 50 };
  const tool = (label: string, work: () => void) => (
    <Button variant="default" loading={isSaving} onClick={work}>
      {label}
    </Button>
  );
  return (
    <>
      <h3>{phrases.focus}</h3>
      <FocalPoint
        picture={picture}
        value={focus}
        readOnly={readOnly}
        onChange={(next) => onFocus({ focal_x: next?.x ?? null, focal_y: next?.y ?? null })}
      />
      {!readOnly && (
        <p className={styles.tools}>
          {tool(phrases.turnLeft, () => onFrame(turnedLeft(framing)))}
          {tool(phrases.turnRight, () => onFrame(turnedRight(framing)))}
          {tool(phrases.mirror, () => onFrame(mirrored(framing)))}
          {tool(phrases.crop, () => setCropping(true))}
          {framing.crop && tool(phrases.uncut, () => onFrame(uncut(framing)))}
        </p>
      )}
    </>
  );
}
