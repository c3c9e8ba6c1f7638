import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import {
  asMessage,
  type FromCanvas,
  readMessage,
  type SliceMark,
  type ToCanvas,
} from '../../../domain/site/canvas-messages.ts';
import { usePhrases } from '../../staff-language.tsx';
import styles from './canvas.module.css';
import { canvasPhrases } from './phrases.ts';

/** CSS pixels of the screens that a page is looked at on. */
export const screenWidths = { phone: 390, tablet: 820, desktop: 1440 } as const;

export type ScreenName = keyof typeof screenWidths;

export interface Marked {
  readonly entry: string | null;
  /** Whether the page scrolls to it. */
  readonly shows: boolean;
}

/** What is done with a page that is drawn. */
export interface FrameHandle {
  /** CSS pixels of the page, from its top. */
  scrollTo(top: number): void;
}

interface CanvasFrameProps {
  readonly ref?: Ref<FrameHandle>;
  /** What the frame shows, for who does not see it. */
  readonly title: string;
  /** What is drawn; the page stays where it is scrolled to when only that changes. */
  readonly address: string;
  /** What of the page is looked at: while it stays, what changes is brought into view. */
  readonly view: string;
  readonly screen: ScreenName;
  readonly marked: Marked;
  /** Slices that are marked as other than on the page beside it. */
  readonly differences?: readonly SliceMark[];
  readonly onMessage: (message: FromCanvas) => void;
}

/** Pixels of the words at what differs, however small the page is drawn. */
const WORDS = 14;

/** The page in a frame as wide as a screen, drawn as large as there is room. */
export function CanvasFrame(props: CanvasFrameProps) {
  const { ref, title, address, view, screen, marked, differences, onMessage } = props;
  const phrases = usePhrases(canvasPhrases);
  const { ref: room, width: wide, height: high } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState({ address, attempt: 0 });
  const [drawn, setDrawn] = useState<string>();
  const seen = useRef(view);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ onMessage, address });
  const send = useCallback(
    (message: ToCanvas) =>
      frame.current?.contentWindow?.postMessage(asMessage(message), window.location.origin),
    [],
  );

  useEffect(() => {
    latest.current = { onMessage, address };
  });

  useEffect(() => {
    function listen(event: MessageEvent<unknown>) {
      const from = { origin: window.location.origin, source: frame.current?.contentWindow };
      const message = readMessage<FromCanvas>(event, from);
      if (!message) return;
      if (message.is === 'drawn') {
        setDrawn(message.address);
        setFailed(false);
      }
      if (message.is === 'failed') setFailed(true);
      latest.current.onMessage(message);
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const isThere = drawn !== undefined;
  useEffect(() => {
    if (drawn === undefined || drawn === address) return;
    send({ is: 'draw', address, follows: seen.current === view });
    seen.current = view;
  }, [address, view, drawn, send]);

  const { entry, shows } = marked;
  useEffect(() => {
    if (isThere) send({ is: 'mark', entry, shows });
  }, [entry, shows, isThere, send]);

  const width = screenWidths[screen];
  const scale = wide === 0 ? 1 : Math.min(1, wide / width);
  useEffect(() => {
    if (isThere && differences) send({ is: 'differ', marks: differences, size: WORDS / scale });
  }, [differences, scale, isThere, send]);
  useImperativeHandle(ref, () => ({ scrollTo: (top) => send({ is: 'scroll', top }) }), [send]);

  function again() {
    setFailed(false);
    setDrawn(undefined);
    setOpened(({ attempt }) => ({ address: latest.current.address, attempt: attempt + 1 }));
  }
  return (
    <div ref={room} className={styles.room} data-canvas-drawn={drawn === address || undefined}>
      {hasFailed && (
        <p className={styles.lost} role="alert">
          {phrases.lost}{' '}
          <Button variant="default" onClick={again}>
            {phrases.again}
          </Button>
        </p>
      )}
      <iframe
        ref={frame}
        key={opened.attempt}
        className={styles.screen}
        style={{ width, height: high / scale, transform: `translateX(-50%) scale(${scale})` }}
        src={opened.address}
        title={title}
        // A page that says nothing is no page of ours: the session has ended, or the draft is gone.
        onLoad={(event) =>
          setFailed(event.currentTarget.contentDocument?.querySelector('main#content') === null)
        }
      />
    </div>
  );
}
