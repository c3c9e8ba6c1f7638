import { useLanguage } from '../../web/language/language.tsx';
import { useSay } from '../site-context.tsx';

/**
 * The film of a hero, which an island loads when it is near: it plays three times, rests, and goes on from its second
 * second (section 9). Until then, without script and for those who asked for less motion, the picture stands.
 */
interface FilmProps {
  readonly src: string;
  /** The address of what is read along, in the visitor's language. */
  readonly captions: string | null;
}

export function Film({ src, captions }: FilmProps) {
  const say = useSay();
  const language = useLanguage();
  return (
    <div className="film" data-island="film" data-pause={say('pause-film')} data-play={say('play-film')}>
      <video muted playsInline preload="none" data-src={src} aria-hidden="true" tabIndex={-1}>
        {captions !== null && <track kind="captions" src={captions} srcLang={language} default />}
      </video>
    </div>
  );
}
