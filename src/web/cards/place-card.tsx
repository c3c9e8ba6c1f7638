import type { ReactNode } from 'react';
import { cardPictureSizes, type OfferedPicture, rowPictureSizes } from '../../domain/picture-sources.ts';
import { Picture } from '../picture/picture.tsx';
import type { RenderCardLink } from './card-link.ts';
import styles from './place-card.module.css';

interface PlaceCardProps {
  readonly title: string | null;
  /** What it is, in a few words. */
  readonly type: string | null;
  readonly picture: OfferedPicture | null;
  readonly renderLink: RenderCardLink;
  readonly eager?: boolean;
  /** On a phone a small picture beside the words, for all but the first of a list. */
  readonly isRow?: boolean;
  /** It steps back: nobody can go there now. */
  readonly isQuiet?: boolean;
  /** What stands below, such as whether it is open. */
  readonly children?: ReactNode;
}

/** A picture to tap, with the name and what is served there. */
export const PlaceCard = ({
  title,
  type,
  picture,
  renderLink,
  eager = false,
  isRow = false,
  isQuiet = false,
  children,
}: PlaceCardProps) =>
  renderLink({
    className: [styles.card, isRow && styles.row, isQuiet && styles.quiet].filter(Boolean).join(' '),
    children: (
      <>
        {picture ? (
          <Picture
            picture={picture}
            sizes={isRow ? rowPictureSizes : cardPictureSizes}
            className={styles.picture}
            eager={eager}
            decorative
          />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {title?.[0]}
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {type && <span className={styles.type}>{type}</span>}
          {children}
        </span>
      </>
    ),
  });
