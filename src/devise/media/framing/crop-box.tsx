import { Button } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { StoredPicture } from '../../inputs/picture/stored-pictures.ts';
import { usePhrases } from '../../staff-language.tsx';
import styles from '../media.module.css';
import { mediaPhrases } from '../phrases.ts';
import { type Box, boxBetween } from './framing-rules.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const START: Box = { x: 10, y: 10, width: 80, height: 80 };
const WHOLE = 100;
const SMALL_STEP = 1;
const LARGE_STEP = 10;

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const first = ({ x, y }: Box): Point => ({ x, y });
const last = ({ x, y, width, height }: Box): Point => ({ x: x + width, y: y + height });

interface CropBoxProps {
  readonly picture: StoredPicture;
  readonly isSaving: boolean;
  readonly onCrop: (part: Box) => void;
  readonly onCancel: () => void;
}

/**
 * The part of a picture that is to stay: drawn over it with the mouse or a finger, or set by its two corners with the
 * arrow keys (Shift for longer steps).
 */
export function CropBox({ picture, isSaving, onCrop, onCancel }: CropBoxProps) {
  const phrases = usePhrases(mediaPhrases);
  const frame = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(START);
  /** The corner that stays while the other one is drawn. */
  const [anchor, setAnchor] = useState<Point>();

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * WHOLE, y: ((clientY - top) / height) * WHOLE };
  };
  const corner = (moving: Point, staying: Point, label: string) => (
    <button
      type="button"
      className={styles.focalPoint}
      style={{ left: `${moving.x}%`, top: `${moving.y}%` }}
      aria-label={phrases.cornerAt(label, Math.round(moving.x), Math.round(moving.y))}
      aria-describedby="crop-note"
      onPointerDown={(event) => {
        event.stopPropagation();
        frame.current!.setPointerCapture(event.pointerId);
        setAnchor(staying);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const by = moves[event.key];
        if (!by) return;
        event.preventDefault();
        const step = event.shiftKey ? LARGE_STEP : SMALL_STEP;
        setBox(boxBetween(staying, { x: moving.x + by.x * step, y: moving.y + by.y * step }));
      }}
    />
  );
  const { src, width, height, thumbhash } = picture;
  return (
    <div className={styles.focal}>
      {/* The corners do the same by keyboard. */}
      <div
        ref={frame}
        className={`${styles.focalFrame} ${styles.cropFrame}`}
        onPointerDown={(event) => {
          frame.current!.setPointerCapture(event.pointerId);
          setAnchor(pointAt(event));
        }}
        onPointerMove={(event) => anchor && setBox(boxBetween(anchor, pointAt(event)))}
        onPointerUp={() => setAnchor(undefined)}
        onPointerCancel={() => setAnchor(undefined)}
      >
        <img
          src={thumbhash === null ? src : `${src}?w=800`}
          width={width}
          height={height}
          alt=""
          draggable={false}
        />
        <div
          className={styles.cropped}
          data-crop
          style={{
            left: `${box.x}%`,
            top: `${box.y}%`,
            width: `${box.width}%`,
            height: `${box.height}%`,
          }}
        />
        {corner(first(box), last(box), phrases.upperLeft)}
        {corner(last(box), first(box), phrases.lowerRight)}
      </div>
      <p id="crop-note" className="quiet">
        {phrases.cropNote}
      </p>
      <p className={styles.tools}>
        <Button loading={isSaving} onClick={() => onCrop(box)}>
          {phrases.cropToThis}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {phrases.cancelCrop}
        </Button>
      </p>
    </div>
  );
}
