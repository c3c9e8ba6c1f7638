import { useSay } from '../site-context.tsx';

/**
 * The film of a hero, which an island loads when it is near: it plays three times, rests, and goes on from its second
 * second (section 9). Until then, without script and for those who asked for less motion, the picture stands.
 */
export function Film({ src }: { readonly src: string }) {
  const say = useSay();
  return (
    <div className="film" data-island="film" data-pause={say('pause-film')} data-play={say('play-film')}>
      <video muted playsInline preload="none" data-src={src} aria-hidden="true" tabIndex={-1} />
    </div>
  );
}
