import type { Language } from '../../../domain/language.ts';
import type { LanguageState } from '../../../domain/publication/state.ts';
import { momentIn } from '../when.ts';
import { publicationPhrases } from './phrases.ts';

/** Staff read moments on the clock of the property; undefined for what is the group's. */
export interface Reader {
  readonly language: Language;
  readonly zone: string | undefined;
}

/** The state of one language in two or three words: 'published', 'due Fri, Nov 27, 8:00 AM'. */
export function briefState(state: LanguageState, { language, zone }: Reader): string {
  const words = publicationPhrases[language];
  const [next] = state.due;
  if (state.state === 'due' && next) {
    const when = momentIn(next.at, language, zone);
    return next.action === 'publish' ? words.duePublish(when) : words.dueWithdraw(when);
  }
  const isWithdrawn = state.state === 'none' && state.withdrawn_since !== null;
  return isWithdrawn ? words.withdrawn : words.states[state.state];
}

/** The state of one language in a sentence: what guests read, and what is to come. */
export function stateSentence(state: LanguageState, { language, zone }: Reader): string {
  const words = publicationPhrases[language];
  const on = (instant: string) => momentIn(instant, language, zone);
  const now =
    state.since !== null
      ? state.is_changed
        ? words.readsOlder(on(state.since))
        : words.reads(on(state.since))
      : state.withdrawn_since !== null
        ? words.withdrawnSince(on(state.withdrawn_since))
        : words.readsNothing;
  const toCome = state.due.map(({ action, at }) =>
    action === 'publish' ? words.willPublish(on(at)) : words.willWithdraw(on(at)),
  );
  return [now, ...(state.approval === null ? [] : [words.waits]), ...toCome].join('; ');
}
