import { fold } from '../../fold.ts';

/** What of a post says what it is about. */
export interface RelatedPost {
  readonly id: number;
  readonly published_at: string;
  readonly author: string;
  /** In the language of the page. */
  readonly words: string;
}

/** Shorter ones are articles and prepositions in both languages. */
const MIN_LETTERS = 5;
/** Somebody who liked a post may like another one of its author; two words in common say more. */
const SAME_AUTHOR = 1.5;

const wordsIn = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(({ length }) => length >= MIN_LETTERS),
  );

/** Posts to read after one that is not among them, what has most in common with it first, and of equals the latest. */
export function relatedPosts<P extends RelatedPost>(own: P, others: readonly P[], most: number): P[] {
  const ownWords = wordsIn(own.words);
  return others
    .map((post) => {
      const common = [...wordsIn(post.words)].filter((word) => ownWords.has(word)).length;
      return { post, closeness: common + (post.author === own.author ? SAME_AUTHOR : 0) };
    })
    .sort(
      (a, b) =>
        b.closeness - a.closeness ||
        b.post.published_at.localeCompare(a.post.published_at) ||
        b.post.id - a.post.id,
    )
    .slice(0, most)
    .map(({ post }) => post);
}
