import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useKitPhrases } from '../language/language.tsx';
import { type Player, limitPlays } from './video-plays.ts';
import styles from './video.module.css';

declare global {
  interface Window {
    Stream?: (frame: HTMLIFrameElement) => Player;
  }
}

interface VideoProps {
  /** Cloudflare Stream's id; without one the picture beneath stays. */
  readonly cfId: string | null | undefined;
  readonly className?: string | undefined;
  /** The picture shown until the video plays, and instead of it where motion is not wanted. */
  readonly children: ReactNode;
}

const SDK = 'https://embed.cloudflarestream.com/embed/sdk.latest.js';

let sdk: Promise<void> | undefined;

const loadSdk = (): Promise<void> =>
  (sdk ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SDK;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The video player did not load'));
    document.head.append(script);
  }));

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the guest wants of motion is asked once. */
const neverChanges = () => () => {};

/** Muted, without controls; pauses after three plays. A server draws its picture. */
export function Video({ cfId, className, children }: VideoProps) {
  const isMoving = useSyncExternalStore(neverChanges, wantsMotion, () => false);
  return (
    <div className={[styles.video, className].filter(Boolean).join(' ')}>
      {children}
      {cfId && isMoving && <VideoPlayer cfId={cfId} key={cfId} />}
    </div>
  );
}

function VideoPlayer({ cfId }: { readonly cfId: string }) {
  const phrases = useKitPhrases();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    loadSdk().then(
      () => frame.current && window.Stream && limitPlays(window.Stream(frame.current)),
      // Without it the video plays once and stops, which is no harm.
      (error: unknown) => console.error(error),
    );
  }, []);

  return (
    <iframe
      ref={frame}
      className={styles.player}
      data-loaded={isLoaded}
      src={`https://iframe.videodelivery.net/${encodeURIComponent(cfId)}?muted=true&autoplay=true&controls=false`}
      title={phrases.video}
      allow="autoplay; encrypted-media"
      tabIndex={-1}
      onLoad={() => setLoaded(true)}
    />
  );
}
