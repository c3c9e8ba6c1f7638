import type { GuestPicture } from '../../content/guest.ts';
import { Picture } from '../../web/picture.tsx';
import styles from './hero.module.css';

interface HeroProps {
  picture: GuestPicture | null;
  /** Round, over the lower edge of the picture. */
  logo?: GuestPicture | null;
}

/** The picture a page opens with. It says nothing the title does not, so it is not read out. */
export function Hero({ picture, logo = null }: HeroProps) {
  if (!picture && !logo) return null;
  return (
    <div className={styles.hero}>
      <div className={picture ? styles.frame : styles.plain}>
        {picture && <Picture picture={picture} sizes="100vw" className={styles.picture} eager decorative />}
      </div>
      {logo && <Picture picture={logo} sizes="112px" className={styles.logo} ratio="1" eager decorative />}
    </div>
  );
}
