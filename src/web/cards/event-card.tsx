import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { formatTimeRange } from '../../domain/time/time-format.ts';
import { TimeRange } from '../hours/time-range.tsx';
import { useKitPhrases, useLanguage } from '../language/language.tsx';
import { Picture } from '../picture/picture.tsx';
import type { RenderCardLink } from './card-link.ts';
import styles from './event-card.module.css';
import rows from './rows.module.css';

interface EventCardProps {
  readonly title: string | null;
  readonly location: string | null;
  readonly picture: OfferedPicture | null;
  /** Wall-clock times at the property. */
  readonly starts: string;
  readonly ends: string | null;
  /** On at this minute, or the next to begin. */
  readonly mark?: 'on-now' | 'up-next' | undefined;
  readonly renderLink: RenderCardLink;
}

/** When, what and where. What is on at this minute, or begins next, says so. */
export function EventCard({ title, location, picture, starts, ends, mark, renderLink }: EventCardProps) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  return renderLink({
    className: rows.row!,
    children: (
      <>
        <Picture picture={picture} sizes="(min-width: 760px) 200px, 34vw" ratio="1" decorative />
        <span className={styles.words}>
          <span className={styles.time}>
            <span>
              <TimeRange text={formatTimeRange(starts, ends, language)} />
            </span>
            {mark && (
              <b className={styles.mark} data-mark={mark}>
                {phrases[mark]}
              </b>
            )}
          </span>
          <span className={rows.title}>{title}</span>
          {location && <span className={styles.place}>{location}</span>}
        </span>
      </>
    ),
  });
}
