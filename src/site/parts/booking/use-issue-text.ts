import { isDay } from '../../../domain/time/time-format.ts';
import { longDate } from '../../../domain/time/repetition-words.ts';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { BookingIssue } from '../../view.ts';

/** What an issue of a booking says: 'A stay is 3 nights at least.' */
export function useIssueText() {
  const say = useSay();
  const language = useLanguage();
  return ({ is, value = '' }: BookingIssue): string => {
    if (is === 'children' && value === 0) return say('booking-wrong-no-children');
    const said = typeof value === 'string' && isDay(value) ? longDate(value, language) : value;
    return say(`booking-wrong-${is}`, { value: said });
  };
}
