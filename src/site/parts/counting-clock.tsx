import { measureText } from '../../domain/measure.ts';
import { lastDayBefore } from '../../domain/time/calendar.ts';
import { longDate } from '../../domain/time/date-words.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { useSay } from '../site-context.tsx';
import type { RunningClock } from '../view.ts';
import { Section } from './section.tsx';
import { ArrowLink } from './words.tsx';

/** The words beside the numbers, from the longest unit. */
const ONE = ['one-day', 'one-hour', 'one-minute', 'one-second'] as const;
const MANY = ['days', 'hours', 'minutes', 'seconds'] as const;

interface CountingClockProps {
  readonly clock: RunningClock;
  readonly layout: 'line' | 'panel';
}

/**
 * Says without script how many days are left, and when it ends. The island (`islands/clock`) counts, and takes the whole
 * section away at the end.
 */
export function CountingClock({ clock, layout }: CountingClockProps) {
  const say = useSay();
  const language = useLanguage();
  const { title, text, ends, instant, daysLeft, link } = clock;
  const left =
    daysLeft > 1
      ? say('days-left', { count: measureText(daysLeft, language) })
      : say(daysLeft === 1 ? 'day-left' : 'last-hours');
  return (
    <Section name="clock" layout={layout}>
      <div className="clock-words">
        <h2 className="title">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <p
        className="clock-left"
        data-island="clock"
        data-ends={instant}
        data-one={ONE.map((unit) => say(unit)).join('|')}
        data-many={MANY.map((unit) => say(unit)).join('|')}
      >
        <span className="price">{left}</span>
        <span>{say('ends', { day: longDate(lastDayBefore(ends), language) })}</span>
      </p>
      {link && <ArrowLink text={link.text} address={link.href} />}
    </Section>
  );
}
