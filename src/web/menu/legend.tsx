import { useState } from 'react';
import type { Tag } from '../../domain/dining/dietary.ts';
import { DietaryIcon } from './dietary-icon.tsx';
import { useKitPhrases } from '../language/language.tsx';
import styles from './legend.module.css';

/** What the icons on this menu mean, always in reach: a slim bar that opens into words. */
export function Legend({ tags }: { tags: readonly Tag[] }) {
  const phrases = useKitPhrases();
  const [isOpen, setOpen] = useState(false);
  if (tags.length === 0) return null;
  return (
    <aside className={styles.legend} aria-label={phrases['dietary-icons']}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="dietary-legend"
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.heading}>{phrases['dietary-icons']}</span>
        <span className={styles.row} aria-hidden="true">
          {tags.map((tag) => (
            <DietaryIcon key={tag} tag={tag} size={20} />
          ))}
        </span>
        <svg className={styles.arrow} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 12 5-5 5 5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
      <ul id="dietary-legend" className={styles.words} data-open={isOpen}>
        {tags.map((tag) => (
          <li key={tag}>
            <DietaryIcon tag={tag} size={20} />
            {phrases[tag]}
          </li>
        ))}
      </ul>
    </aside>
  );
}
