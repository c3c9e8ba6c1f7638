import { useState } from 'react';
import { inLanguage } from '../../domain/language.ts';
import { useLanguage } from '../language/language.tsx';
import { type OfferedPicture, positionOf, sourceOf, sourcesOf } from '../../domain/picture-sources.ts';
import styles from './picture.module.css';
import { usePictureRetry } from './picture-retry.ts';
import { sketch } from './thumbhash.ts';

interface PictureProps {
  /** Null draws the place a picture would take, so that lists keep their rhythm. */
  readonly picture: OfferedPicture | null | undefined;
  /** How wide it stands on the page, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** Seen at once: loaded before everything else. */
  readonly eager?: boolean;
  /** Width over height, as '3/2', where the picture is cut to a shape; else its own. */
  readonly ratio?: string;
  /** Says nothing the text beside it does not say. */
  readonly decorative?: boolean;
}

/** A picture in the right size, over a sketch of itself while it loads. */
export function Picture({
  picture,
  sizes,
  className,
  eager = false,
  ratio,
  decorative = false,
}: PictureProps) {
  const language = useLanguage();
  const [shown, setShown] = useState<string>();
  const { isMissing, onError } = usePictureRetry(picture?.src);
  const frame = [styles.picture, className].filter(Boolean).join(' ');
  if (!picture) return <span className={`${frame} ${styles.none}`} style={{ aspectRatio: ratio ?? '3/2' }} />;

  const { src, width, height, thumbhash, focus } = picture;
  const isDrawing = thumbhash === null;
  const isShown = shown === src;
  const sketched = isShown || isDrawing ? undefined : sketch(thumbhash);
  return (
    <span
      className={`${frame} ${isDrawing ? styles.drawing : ''}`}
      style={{
        aspectRatio: ratio ?? `${width}/${height}`,
        backgroundImage: sketched && `url(${sketched})`,
      }}
    >
      {!isMissing && (
        <img
          src={sourceOf(picture)}
          srcSet={sourcesOf(picture)}
          sizes={isDrawing ? undefined : sizes}
          width={width}
          height={height}
          style={focus && { objectPosition: positionOf(focus) }}
          alt={
            decorative
              ? ''
              : inLanguage({ en: { alt: picture.alt.en }, es: { alt: picture.alt.es } }, language).alt
          }
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
          onLoad={() => setShown(src)}
          onError={(event) => void onError(event.currentTarget)}
        />
      )}
    </span>
  );
}
