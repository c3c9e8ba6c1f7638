import type { BothLanguages, GuestPromotion } from '../../content/guest.ts';
import { Picture } from '../../web/picture/picture.tsx';
import { Video } from '../../web/video/video.tsx';
import { LinkButton } from '../links/link-button.tsx';
import styles from './promotion-slider.module.css';

type Settings<L> = L extends BothLanguages<{ settings: infer S }> ? S : never;

type PromotionSlideProps = Settings<GuestPromotion['locale']> & { readonly compact: boolean };

/** One promotion: its picture or video, a few words, where it leads. */
export const PromotionSlide = ({ title, text, image, cfId, links, compact }: PromotionSlideProps) => (
  <article className={styles.slide}>
    {(image || cfId) && (
      <Video cfId={cfId} className={styles.picture}>
        <Picture
          picture={image}
          sizes={compact ? '200px' : '(min-width: 720px) 600px, 100vw'}
          ratio={compact ? '1' : '16/9'}
          decorative
        />
      </Video>
    )}
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      {text && !compact && <p className={styles.text}>{text}</p>}
      {links.length > 0 && (
        <div className={styles.links}>
          {links.slice(0, compact ? 1 : undefined).map((link, at) => (
            <LinkButton key={at} link={link} className={styles.link} />
          ))}
        </div>
      )}
    </div>
  </article>
);
