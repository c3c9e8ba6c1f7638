import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { useSay } from '../site-context.tsx';
import { Photo } from './photo.tsx';

export interface GalleryPicture {
  readonly image: OfferedPicture | null;
  readonly caption: string | null;
}

interface PicturesProps {
  readonly pictures: readonly GalleryPicture[];
  readonly layout: string;
}

const sizes: Readonly<Record<string, string>> = {
  single: '100vw',
  strip: '(min-width: 900px) 40vw, 80vw',
};

/** Two fill a line, and of three the last would only be cut at the edge: neither is anything to scroll through. */
function shapeOf(count: number, layout: string): string {
  if (count === 1) return 'single';
  return count <= 3 && layout === 'strip' ? 'mosaic' : layout;
}

/**
 * Pictures that open large. Each is a link to itself; where there is script, an island opens them over the page and
 * leads from one to the next.
 */
export function Pictures({ pictures, layout }: PicturesProps) {
  const say = useSay();
  const hung = pictures.filter(
    (one): one is GalleryPicture & { image: OfferedPicture } => one.image !== null,
  );
  if (hung.length === 0) return null;
  const shape = shapeOf(hung.length, layout);
  return (
    <ul
      className={`pictures pictures-${shape}`}
      data-island="lightbox"
      data-close={say('close')}
      data-previous={say('previous')}
      data-next={say('next')}
      {...(shape === 'strip' ? { tabIndex: 0 } : {})}
    >
      {hung.map(({ image, caption }) => (
        <li key={image.src}>
          <figure className="figure">
            <a href={`${image.src}?w=2400`}>
              <span className="unseen">{say('enlarge')}: </span>
              <Photo picture={image} sizes={sizes[shape] ?? '(min-width: 900px) 50vw, 100vw'} />
            </a>
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
