import type { CountWords } from './guests-in-words.ts';

/** What the island of the booking form says in the browser, in the language of the page. */
export interface BookingWords extends CountWords {
  readonly noDay: string;
  readonly noCode: string;
  readonly nights: readonly [one: string, many: string];
  readonly fromLink: string;
  readonly fromPlace: string;
  readonly earlierMonth: string;
  readonly laterMonth: string;
  readonly pickArrive: string;
  readonly pickDepart: string;
  readonly done: string;
}
