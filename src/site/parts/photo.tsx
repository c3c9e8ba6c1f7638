import { inEitherLanguage } from '../../domain/language.ts';
import { type OfferedPicture, positionOf, sourceOf, sourcesOf } from '../../domain/picture-sources.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { ON_PHONES } from './hero-sizes.ts';
import { washOf } from './wash.ts';

interface SourceProps {
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

interface PhotoProps {
  /** Null draws a horizon in the colours of the site, so that a composition keeps its weight. */
  readonly picture: OfferedPicture | null;
  /** How wide it stands on the page, as in the `sizes` attribute. */
  readonly sizes: string;
  /** What is loaded in its place where `media` holds. */
  readonly upright?: SourceProps | undefined;
  /** Width over height, '3 / 2', where it is cut to a shape; else its own. */
  readonly ratio?: string | undefined;
  readonly className?: string | undefined;
  /** Seen at once: loaded before everything else. */
  readonly isFirst?: boolean;
  /** Says nothing that the words beside it do not say. */
  readonly isDecorative?: boolean;
}

/** `sizes` of a picture that fills a narrower shape than its own: it is drawn wider than its place, and cut at the sides. */
function drawnSizes(sizes: string, { width, height }: OfferedPicture, ratio: string | undefined): string {
  const [across = NaN, down = 1] = (ratio ?? 'auto').split('/').map(Number);
  const wider = (width * down) / (height * across);
  if (!(wider > 1)) return sizes;
  const drawn = (by: number) =>
    sizes.replace(/\b\d{1,3}vw/g, (room) => `${Math.round(parseInt(room) * by)}vw`);
  const onPhones = drawn(Math.max(1, wider * ON_PHONES))
    .split(', ')
    .at(-1)!;
  return `(max-width: 600px) ${onPhones}, ${drawn(wider)}`;
}

/** A picture in the right size over a wash of its own colours: no script, and nothing moves when it comes. */
export function Photo({
  picture,
  sizes,
  upright,
  ratio,
  className,
  isFirst = false,
  isDecorative = false,
}: PhotoProps) {
  const language = useLanguage();
  const names = ['photo', className].filter(Boolean).join(' ');
  if (!picture) return <span className={`${names} photo-none`} style={{ aspectRatio: ratio ?? '3 / 2' }} />;
  const { width, height, thumbhash, focus } = picture;
  const image = (
    <img
      src={sourceOf(picture)}
      srcSet={sourcesOf(picture)}
      sizes={thumbhash === null ? undefined : drawnSizes(sizes, picture, ratio)}
      width={width}
      height={height}
      alt={isDecorative ? '' : (inEitherLanguage(picture.alt, language) ?? '')}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={focus && { objectPosition: positionOf(focus) }}
    />
  );
  return (
    <span
      className={names}
      style={{ aspectRatio: ratio ?? `${width} / ${height}`, background: washOf(thumbhash) }}
    >
      {upright ? (
        <picture>
          <source {...upright} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

interface FigureProps extends PhotoProps {
  readonly caption: string | null;
}

/** A picture with the line below it that says what it is. */
export const Figure = ({ caption, ...photo }: FigureProps) => (
  <figure className="figure">
    <Photo {...photo} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
