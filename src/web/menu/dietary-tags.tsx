import { splitTags, saysContains, type Tag } from '../../domain/dining/dietary.ts';
import { DietaryIcon } from './dietary-icon.tsx';
import { useKitPhrases } from '../language/language.tsx';
import styles from './dietary-tags.module.css';

interface DietaryTagsProps {
  tags: readonly Tag[];
  /** Those that speak for or against the dish at the guest's own table. */
  mine?: readonly Tag[];
  className?: string | undefined;
}

/** So few have room for their words on a phone. */
const FEW = 2;

/**
 * The tags of a dish: what it contains first, always in words; whom it suits in words where there is room. All of
 * them are read out.
 */
export function DietaryTags({ tags, mine = [], className }: DietaryTagsProps) {
  const phrases = useKitPhrases();
  if (tags.length === 0) return null;
  const { contains, suits } = splitTags(tags);
  return (
    <ul
      className={[styles.tags, className].filter(Boolean).join(' ')}
      data-few={suits.length <= FEW || undefined}
    >
      {[...contains, ...suits].map((tag) => {
        const isMine = mine.includes(tag) || undefined;
        return (
          <li
            key={tag}
            title={phrases[tag]}
            data-says={saysContains(tag) ? 'contains' : 'suits'}
            data-mine={isMine}
          >
            <DietaryIcon tag={tag} size={20} />
            <span className={styles.word}>{phrases[tag]}</span>
            {isMine && <span className="visually-hidden"> ({phrases['my-table']})</span>}
          </li>
        );
      })}
    </ul>
  );
}
