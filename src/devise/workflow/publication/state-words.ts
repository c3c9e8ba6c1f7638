import type { Language } from '../../../domain/language.ts';
import type { LanguageState } from '../../../domain/publication/state.ts';
import { instantAt } from '../../../domain/time/zone-time.ts';
import { momentIn } from '../when.ts';
import { publicationPhrases } from './phrases.ts';

/** Staff read moments on the clock of the property; undefined for what is the group's. */
export interface Reader {
  readonly language: Language;
  readonly zone: string | undefined;
  /** The instant before which nobody outside reads what is published, where it is still to come. */
  readonly opens?: string | undefined;
}

/** The instant of a record's post date, where that is still to come at the property. */
export function opensLater(
  postDate: string | null,
  zone: string | undefined,
  now: Date = new Date(),
): string | undefined {
  if (postDate === null || zone === undefined) return undefined;
  const opens = instantAt(postDate, zone);
  return opens > now ? opens.toISOString() : undefined;
}

/** The state of one language in two or three words: 'published', 'due Fri, Nov 27, 8:00 AM'. */
export function briefState(state: LanguageState, { language, zone, opens }: Reader): string {
  const words = publicationPhrases[language];
  const [next] = state.due;
  if (state.state === 'due' && next) {
    const when = momentIn(next.at, language, zone);
    return next.action === 'publish' ? words.duePublish(when) : words.dueWithdraw(when);
  }
  if (state.state === 'published' && opens !== undefined) {
    return words.duePublish(momentIn(opens, language, zone));
  }
  const isWithdrawn = state.state === 'none' && state.withdrawn_since !== null;
  return isWithdrawn ? words.withdrawn : words.states[state.state];
}

/** The state of one language in a sentence: what guests read, and what is to come. */
export function stateSentence(state: LanguageState, { language, zone, opens }: Reader): string {
  const words = publicationPhrases[language];
  const on = (instant: string) => momentIn(instant, language, zone);
  const now =
    state.since !== null
      ? state.is_changed
        ? words.readsOlder(on(state.since))
        : opens !== undefined
          ? words.opens(on(opens))
          : words.reads(on(state.since))
      : state.withdrawn_since !== null
        ? words.withdrawnSince(on(state.withdrawn_since))
        : words.readsNothing;
  const toCome = state.due.map(({ action, at }) =>
    action === 'publish' ? words.willPublish(on(at)) : words.willWithdraw(on(at)),
  );
  return [now, ...(state.approval === null ? [] : [words.waits]), ...toCome].join('; ');
}
