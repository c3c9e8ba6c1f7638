import { type ReactNode, useState } from 'react';
import { splitTags, type Tag } from '../../domain/dining/dietary.ts';
import { DietaryIcon } from './dietary-icon.tsx';
import { useKitPhrases } from '../language/language.tsx';
import styles from './legend.module.css';

/** Under the heading 'Contains' the word alone will do. */
const shortWords = { 'has-nuts': 'nuts', 'has-shellfish': 'shellfish' } as const;

interface LegendProps {
  tags: readonly Tag[];
  /** What else has to be in reach: the guest's own table. */
  children?: ReactNode;
}

/** What the icons on this menu mean, always in reach: a slim bar that opens into words. */
export function Legend({ tags, children }: LegendProps) {
  const phrases = useKitPhrases();
  const [isOpen, setOpen] = useState(false);
  if (tags.length === 0 && !children) return null;
  const { contains, suits } = splitTags(tags);
  const groups = [
    { name: 'contains', entries: contains.map((tag) => ({ tag, word: shortWords[tag] })) },
    { name: 'suits', entries: suits.map((tag) => ({ tag, word: tag })) },
  ] as const;
  return (
    <aside className={styles.legend} aria-label={phrases['dietary-icons']}>
      <div className={styles.bar}>
        {tags.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls="dietary-legend"
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.heading}>{phrases['dietary-icons']}</span>
            <span className={styles.row} aria-hidden="true">
              {[...contains, ...suits].map((tag) => (
                <DietaryIcon key={tag} tag={tag} size={20} />
              ))}
            </span>
            <svg className={styles.arrow} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d="m5 12 5-5 5 5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
              />
            </svg>
          </button>
        )}
        {children}
      </div>
      {tags.length > 0 && (
        <div id="dietary-legend" className={styles.words} data-open={isOpen}>
          {groups
            .filter(({ entries }) => entries.length > 0)
            .map(({ name, entries }) => (
              <div key={name} className={styles.group} data-says={name}>
                <p id={`dietary-legend-${name}`}>{phrases[name]}</p>
                <ul aria-labelledby={`dietary-legend-${name}`}>
                  {entries.map(({ tag, word }) => (
                    <li key={tag}>
                      <DietaryIcon tag={tag} size={20} />
                      {phrases[word]}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      )}
    </aside>
  );
}
