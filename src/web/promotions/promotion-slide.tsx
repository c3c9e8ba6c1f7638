import { Fragment, type ReactNode } from 'react';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { Picture } from '../picture/picture.tsx';
import { type Captions, Video } from '../video/video.tsx';
import styles from './promotion-slide.module.css';

interface PromotionSlideProps<L> {
  readonly title: string | null;
  readonly text: string | null;
  readonly image: OfferedPicture | null;
  /** The id of its video, which then goes before the picture. */
  readonly cfId: string | null;
  readonly captions?: Captions | undefined;
  readonly links: readonly L[];
  /** One line beside a small picture. */
  readonly compact: boolean;
  /** What has to be known before going, such as that the place is closed today. */
  readonly note?: ReactNode;
  /** Draws a button that leads on. */
  readonly renderLink: (link: L, className: string) => ReactNode;
}

/** One promotion: its picture or video, a few words, where it leads. */
export const PromotionSlide = <L,>(props: PromotionSlideProps<L>) => {
  const { title, text, image, cfId, captions, links, compact, note, renderLink } = props;
  return (
    <article className={`${styles.slide} ${compact ? styles.compact : ''}`} data-promotion>
      {(image || cfId) && (
        <Video cfId={cfId} captions={captions} className={styles.picture}>
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
        {note && <p className={styles.note}>{note}</p>}
        {links.length > 0 && (
          <div className={styles.links}>
            {links.slice(0, compact ? 1 : undefined).map((link, at) => (
              <Fragment key={at}>{renderLink(link, styles.link!)}</Fragment>
            ))}
          </div>
        )}
      </div>
    </article>
  );
};
