import { fillIn } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';

/** '1 dish', '12 dishes'. */
export function useDishCount(): (count: number) => string {
  const phrases = usePhrases();
  return (count) => (count === 1 ? phrases['one-dish'] : fillIn(phrases['dish-count'], { count }));
}
