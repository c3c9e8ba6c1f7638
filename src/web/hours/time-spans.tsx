import { Fragment } from 'react';
import { describeSpan, spanJoint } from '../../domain/time/hours-in-words.ts';
import type { TimeSpan } from '../../domain/time/opening-hours.ts';
import { useLanguage } from '../language/language.tsx';
import { TimeRange } from './time-range.tsx';

/** Several spans of one day, '12:00 pm – 3:00 pm & 7:00 pm – 10:00 pm'. */
export function TimeSpans({ spans }: { spans: readonly TimeSpan[] }) {
  const language = useLanguage();
  return spans.map((span, place) => (
    <Fragment key={place}>
      {spanJoint(place, spans.length, language)}
      <TimeRange text={describeSpan(span, language)} />
    </Fragment>
  ));
}
