import type { Language } from '../../domain/language.ts';
import { formatClosing } from '../../domain/time/time-format.ts';
import { longDate } from '../../domain/time/date-words.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { useSay } from '../site-context.tsx';
import type { OfferCard, RoomFacts, Tonight as TonightOf } from '../view.ts';
import { unbroken } from '../../domain/unbroken.ts';

/** 'Open tonight until 10:30 pm', before the evening 'Open today until 10:30 pm'. */
export function Tonight({ tonight }: { readonly tonight: TonightOf }) {
  const say = useSay();
  const language = useLanguage();
  if (!tonight) return null;
  const time = 'time' in tonight ? unbroken(formatClosing(tonight.time, language)) : '';
  return <p className="tonight">{say(tonight.is, { time })}</p>;
}

/** What is offered, for how much, until when: one line each. */
export function OfferLines({ offer }: { readonly offer: OfferCard }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <p className="offer-lines">
      {offer.percent > 0 && <span className="price">{say('percent-off', { percent: offer.percent })}</span>}
      {offer.until && <span>{say('until-day', { day: unbroken(longDate(offer.until, language)) })}</span>}
    </p>
  );
}

interface RoomFactsListProps {
  readonly facts: RoomFacts;
  /** Of what staff wrote of the room, where it is not that of the page. */
  readonly language?: Language | undefined;
}

/** Square metres, beds, view, who fits. */
export function RoomFactsList({ facts, language }: RoomFactsListProps) {
  const say = useSay();
  const { size, bed, view, adults, children } = facts;
  const people = [
    adults ? say(adults === 1 ? 'adults-one' : 'adults', { count: adults }) : null,
    children ? say(children === 1 ? 'children-one' : 'children', { count: children }) : null,
  ].flatMap((one) => (one ? unbroken(one) : []));
  const lines = [
    [say('size'), size === null ? null : `${size} m²`],
    [say('beds'), bed, language],
    [say('view'), view, language],
    [say('fits'), people.join(', ')],
  ].filter((line): line is [string, string, Language?] => Boolean(line[1]));
  if (lines.length === 0) return null;
  return (
    <dl className="room-facts">
      {lines.map(([name, value, lang]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
