import type { Answer } from './answer.ts';
import type { Snapshot } from './snapshot.ts';

// A guest may ask for any day on any of a site's addresses: beyond this the oldest answers go.
const BYTES_MOST = 16 * 1024 * 1024;
const REQUESTS_MOST = 1000;
const WORDS_MOST = 500;

/** One site as guests see it now: its snapshot and the answers made from it. Thrown away whole on any write. */
export class Shelf {
  readonly snapshot: Snapshot;
  readonly #ready = new Map<string, Answer>();
  readonly #making = new Map<string, Promise<Answer>>();
  readonly #questions = new Map<string, string>();
  #bytes = 0;

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
  }

  ready(question: string): Answer | undefined {
    const answer = this.#ready.get(question);
    return answer !== undefined && (answer.until === Infinity || answer.until > Date.now())
      ? answer
      : undefined;
  }

  /**
   * Made once, however many ask at the same time. What is not there is not kept, so that asking for nonsense cannot
   * crowd out what guests read.
   */
  make(question: string, make: () => Promise<Answer>, keep: 'found' | 'always' = 'found'): Promise<Answer> {
    const ready = this.ready(question);
    if (ready) return Promise.resolve(ready);
    let making = this.#making.get(question);
    if (!making) {
      making = make()
        .then((answer) => {
          if (answer.isFound || keep === 'always') this.#keep(question, answer);
          return answer;
        })
        .finally(() => this.#making.delete(question));
      this.#making.set(question, making);
    }
    return making;
  }

  /** The answer to a request that was asked in these very words before, if it is still at hand. */
  answerTo(words: string | undefined): Answer | undefined {
    const question = words === undefined ? undefined : this.#questions.get(words);
    return question === undefined ? undefined : this.ready(question);
  }

  /** The question that a request in these words puts. */
  remember(words: string | undefined, question: string): void {
    if (words === undefined || words.length > WORDS_MOST) return;
    this.#questions.set(words, question);
    if (this.#questions.size > REQUESTS_MOST) this.#questions.delete(this.#questions.keys().next().value!);
  }

  #keep(question: string, answer: Answer): void {
    this.#forget(question);
    this.#ready.set(question, answer);
    this.#bytes += answer.bytes;
    for (const oldest of this.#ready.keys()) {
      if (this.#bytes <= BYTES_MOST) break;
      this.#forget(oldest);
    }
  }

  #forget(question: string): void {
    this.#bytes -= this.#ready.get(question)?.bytes ?? 0;
    this.#ready.delete(question);
  }
}
