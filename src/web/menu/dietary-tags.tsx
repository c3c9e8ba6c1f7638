import type { Tag } from '../../domain/dining/dietary.ts';
import { DietaryIcon } from './dietary-icon.tsx';
import { useKitPhrases } from '../language/language.tsx';
import styles from './dietary-tags.module.css';

interface DietaryTagsProps {
  tags: readonly Tag[];
  className?: string | undefined;
}

/** The tags of a dish as small icons; each is read out by its name. */
export function DietaryTags({ tags, className }: DietaryTagsProps) {
  const phrases = useKitPhrases();
  if (tags.length === 0) return null;
  return (
    <ul className={[styles.tags, className].filter(Boolean).join(' ')}>
      {tags.map((tag) => (
        <li key={tag} title={phrases[tag]}>
          <DietaryIcon tag={tag} size={20} />
          <span className="visually-hidden">{phrases[tag]}</span>
        </li>
      ))}
    </ul>
  );
}
