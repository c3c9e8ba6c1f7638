import type { Phrase } from '../../../content/phrase/public-site/en.ts';
import { isDay } from '../../../domain/time/time-format.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { BookingIssue } from '../../booking-views.ts';

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

const fieldLabels: Readonly<Record<string, Phrase>> = {
  resort: 'booking-resort',
  arrive: 'booking-arrive',
  depart: 'booking-depart',
  rooms: 'booking-rooms',
  adults: 'booking-adults',
  children: 'booking-children',
  code: 'booking-code-field',
};

/** What the field of an issue is called: 'Arrive', 'Room 2, Adults'. */
export function useIssueLabel() {
  const say = useSay();
  return ({ field }: BookingIssue): string => {
    const [, name = '', number = ''] = /^([a-z]+)(\d*)$/.exec(field) ?? [];
    const label = say(fieldLabels[name] ?? 'booking-guests');
    return number === '' ? label : `${say('booking-room', { number })}, ${label}`;
  };
}
