import type { ReactNode } from 'react';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { type HeroShape, heroSizes, uprightHero } from './hero-sizes.ts';
import { Photo } from './photo.tsx';

interface HeroPhotoProps {
  readonly picture: OfferedPicture | null;
  readonly shape: HeroShape;
  /** Seen at once: loaded before everything else. */
  readonly isFirst?: boolean;
  /** A film that plays over it. */
  readonly children?: ReactNode;
}

/** The picture that a page or a chapter opens with, cut to fill its place. */
export const HeroPhoto = ({ picture, shape, isFirst = true, children }: HeroPhotoProps) => (
  <div className="hero-picture">
    <Photo
      picture={picture}
      sizes={picture ? heroSizes(shape, picture) : '100vw'}
      upright={picture ? uprightHero(shape, picture) : undefined}
      ratio="auto"
      isFirst={isFirst}
      isDecorative
    />
    {children}
  </div>
);
