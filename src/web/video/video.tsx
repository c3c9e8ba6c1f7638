import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Locales } from '../../domain/language.ts';
import { lazyPart } from '../lazy-part.tsx';
import { Optional } from '../optional.tsx';
import styles from './video.module.css';

const Player = lazyPart('video-player', () => import('./video-player.tsx'));

/** The addresses of what is read along with a file, by the language that it is read in. */
export type Captions = Locales<string | null>;

interface VideoProps {
  /** Cloudflare Stream's id, or the address of a file; without one the picture beneath stays. */
  readonly cfId: string | null | undefined;
  readonly captions?: Captions | undefined;
  readonly className?: string | undefined;
  /** The picture shown until the video plays, and instead of it where motion is not wanted. */
  readonly children: ReactNode;
}

/** A video is neither for who wants no motion nor for who saves data. */
function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData !== true && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What the guest wants of motion is asked once. */
const neverChanges = () => () => {};

/** True once half of the element has been on the screen: another slide of a slider is not. */
function useShown(element: RefObject<Element | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isShown || !current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setShown(true),
      { threshold: 0.5 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isShown]);
  return isShown;
}

/** Muted, without controls; pauses after three plays. A server draws its picture. Asked for when it is shown. */
export function Video({ cfId, captions, className, children }: VideoProps) {
  const box = useRef<HTMLDivElement>(null);
  const isMoving = useSyncExternalStore(neverChanges, wantsMotion, () => false);
  const isShown = useShown(box);
  return (
    <div ref={box} className={[styles.video, className].filter(Boolean).join(' ')}>
      {children}
      {cfId && isMoving && isShown && (
        <Optional fallback={null}>
          <Player cfId={cfId} captions={captions} />
        </Optional>
      )}
    </div>
  );
}
