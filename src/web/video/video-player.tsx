import { useEffect, useRef, useState } from 'react';
import { useKitPhrases, useLanguage } from '../language/language.tsx';
import { filmOf } from './film.ts';
import type { Captions } from './video.tsx';
import { type Player, limitPlays } from './video-plays.ts';
import styles from './video.module.css';

declare global {
  interface Window {
    Stream?: (frame: HTMLIFrameElement) => Player;
  }
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

/** Plays a video over its picture: an id of Cloudflare Stream, or the address of a file. */
interface VideoPlayerProps {
  readonly cfId: string;
  readonly captions: Captions | undefined;
}

export default function VideoPlayer({ cfId, captions }: VideoPlayerProps) {
  const film = filmOf(cfId);
  return film.kind === 'file' ? (
    <FilePlayer src={film.src} captions={captions} key={film.src} />
  ) : (
    <StreamPlayer cfId={film.cfId} key={film.cfId} />
  );
}

interface FilePlayerProps {
  readonly src: string;
  readonly captions: Captions | undefined;
}

function FilePlayer({ src, captions }: FilePlayerProps) {
  const language = useLanguage();
  const own = captions?.[language];
  const player = useRef<HTMLVideoElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (player.current) limitPlays(player.current);
  }, []);
  return (
    <video
      ref={player}
      className={styles.player}
      data-loaded={isLoaded}
      src={src}
      muted
      autoPlay
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      onPlaying={() => setLoaded(true)}
    >
      {own && <track kind="captions" src={own} srcLang={language} default />}
    </video>
  );
}

function StreamPlayer({ cfId }: { readonly cfId: string }) {
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
