import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Button } from '@mantine/core';
import { usePhrases } from '../../staff-language.tsx';
import type { StoredPicture } from '../../inputs/picture/stored-pictures.ts';
import styles from '../media.module.css';
import { mediaPhrases } from '../phrases.ts';

/** In percent of the picture. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Focus = { x: 50, y: 50 };
const WHOLE = 100;
const SMALL_STEP = 1;
const LARGE_STEP = 10;

const moves: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (percent: number): number => Math.round(Math.min(Math.max(percent, 0), WHOLE));

interface FocalPointProps {
  readonly picture: StoredPicture;
  readonly value: Focus | null;
  readonly readOnly: boolean;
  readonly onChange: (focus: Focus | null) => void;
}

/** The point of a picture that stays in view, set with the mouse, a finger or the arrow keys (Shift for longer steps). */
export function FocalPoint({ picture, value, readOnly, onChange }: FocalPointProps) {
  const phrases = usePhrases(mediaPhrases);
  const frame = useRef<HTMLDivElement>(null);
  const { x, y } = value ?? MIDDLE;
  const point = ({ clientX, clientY }: MouseEvent) => {
    if (readOnly || !frame.current) return;
    const { left, top, width, height } = frame.current.getBoundingClientRect();
    onChange({
      x: within(((clientX - left) / width) * WHOLE),
      y: within(((clientY - top) / height) * WHOLE),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by || readOnly) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : SMALL_STEP;
    onChange({ x: within(x + by.x * step), y: within(y + by.y * step) });
  };
  const at = { left: `${x}%`, top: `${y}%` };
  const { src, width, height, thumbhash } = picture;
  return (
    <div className={styles.focal}>
      {/* The button inside does the same by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={frame} className={styles.focalFrame} onClick={point}>
        <img src={thumbhash === null ? src : `${src}?w=800`} width={width} height={height} alt="" />
        <button
          type="button"
          className={styles.focalPoint}
          style={at}
          disabled={readOnly}
          aria-label={phrases.focusAt(x, y)}
          aria-describedby="focus-note"
          onKeyDown={move}
        />
      </div>
      <p id="focus-note" className="quiet">
        {phrases.focusNote}
      </p>
      {value && !readOnly && (
        <Button variant="subtle" onClick={() => onChange(null)}>
          {phrases.middle}
        </Button>
      )}
    </div>
  );
}
