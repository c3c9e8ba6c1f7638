import { dayAndDate } from '../../domain/time/date-words.ts';
import { formatTime } from '../../domain/time/time-format.ts';
import { useLanguage } from '../../web/language/language.tsx';
import type { StoryCard } from '../publication-views.ts';
import { Dotted } from './dotted.tsx';

/** When and where an event post calls people together: 'Saturday, December 5, 9:00 am · The long pier'. */
export function Gathering({ card: { gathering } }: { readonly card: StoryCard }) {
  const language = useLanguage();
  if (gathering === null) return null;
  const { at, place } = gathering;
  return (
    <p className="gathering">
      <Dotted
        parts={[
          <time key="time" dateTime={at}>
            {dayAndDate(at.slice(0, 10), language)},{' '}
            <span className="unbroken">{formatTime(at.slice(11), language)}</span>
          </time>,
          place,
        ]}
      />
    </p>
  );
}
