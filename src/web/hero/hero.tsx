import { heroPictureSizes, type OfferedPicture } from '../../domain/picture-sources.ts';
import { Picture } from '../picture/picture.tsx';
import './hero.css';

interface HeroProps {
  picture: OfferedPicture | null;
  /** Round, over the lower edge of the picture. */
  logo?: OfferedPicture | null;
  /** A little lower on a phone, where more has to fit on the first screen. */
  isLow?: boolean;
}

/** The picture a page opens with. It says nothing the title does not, so it is not read out. */
export function Hero({ picture, logo = null, isLow = false }: HeroProps) {
  if (!picture && !logo) return null;
  return (
    <div className={isLow ? 'hero hero-low' : 'hero'}>
      <div className={picture ? 'hero-frame' : 'hero-plain'}>
        {picture && (
          <Picture picture={picture} sizes={heroPictureSizes} className="hero-picture" eager decorative />
        )}
      </div>
      {logo && <Picture picture={logo} sizes="112px" className="hero-logo" ratio="1" eager decorative />}
    </div>
  );
}
