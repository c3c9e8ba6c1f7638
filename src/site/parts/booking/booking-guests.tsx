import { OLDEST_CHILD, type StayRoom } from '../../../domain/booking/stay.ts';
import { useSay } from '../../site-context.tsx';
import type { BookingForm } from '../../booking-views.ts';
import { guestsInWords } from './guests-in-words.ts';
import { useBookingWords } from './use-booking-words.ts';
import { useIssueText } from './use-issue-text.ts';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

interface CountSelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly invalid: boolean;
}

const CountSelect = ({ id, name, label, from, to, value, invalid }: CountSelectProps) => (
  <div className="booking-count">
    <label className="label" htmlFor={id}>
      {label}
    </label>
    <select id={id} name={name} defaultValue={value} aria-invalid={invalid || undefined}>
      {numbers(from, to).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </select>
  </div>
);

interface BookingGuestsProps {
  readonly form: BookingForm;
  readonly idOf: (field: string) => string;
}

const NOBODY: StayRoom = { adults: 2, ages: [] };

/** A number of a list of choices: what was sent may be none of them. */
const within = (value: number, from: number, to: number) => (value >= from && value <= to ? value : from);

/** Who comes. Rooms and children beyond those that are chosen are hidden by the style sheet, without script. */
export function BookingGuests({ form: { resorts, asked, issues }, idOf }: BookingGuestsProps) {
  const say = useSay();
  const words = useBookingWords();
  const most = (of: 'maxRooms' | 'maxAdults' | 'maxChildren') =>
    Math.max(...resorts.map(({ limits }) => limits[of]));
  const [maxRooms, maxAdults, maxChildren] = [most('maxRooms'), most('maxAdults'), most('maxChildren')];
  const rooms = asked?.rooms ?? [NOBODY];
  const textOf = useIssueText();
  const issuesOf = (...fields: string[]) =>
    issues
      .filter(({ field }) => fields.includes(field))
      .map((issue) => (
        <p key={issue.field} className="booking-issue">
          {textOf(issue)}
        </p>
      ));
  const isWrong = (field: string) => issues.some((issue) => issue.field === field);
  const hasIssue = issues.some(({ field }) => /^(rooms|adults|children)/.test(field));
  return (
    <details className="booking-guests" open={hasIssue}>
      <summary className="booking-field">
        <span className="label">{say('booking-guests')}</span>
        <span className="booking-value" data-said="guests">
          {guestsInWords(hasIssue ? [NOBODY] : rooms, words)}
        </span>
      </summary>
      <div className="booking-panel">
        {maxRooms > 1 && (
          <CountSelect
            id={idOf('rooms')}
            name="rooms"
            label={say('booking-rooms')}
            from={1}
            to={maxRooms}
            value={within(rooms.length, 1, maxRooms)}
            invalid={isWrong('rooms')}
          />
        )}
        {issuesOf('rooms')}
        {numbers(1, maxRooms).map((room) => {
          const { adults, ages } = rooms[room - 1] ?? NOBODY;
          return (
            <fieldset key={room} data-room={room}>
              <legend className={maxRooms > 1 ? 'label' : 'unseen'}>
                {say('booking-room', { number: room })}
              </legend>
              <CountSelect
                id={idOf(`adults${room}`)}
                name={`adults${room}`}
                label={say('booking-adults')}
                from={1}
                to={maxAdults}
                value={within(adults, 1, maxAdults)}
                invalid={isWrong(`adults${room}`)}
              />
              {issuesOf(`adults${room}`, `children${room}`)}
              {maxChildren > 0 && (
                <CountSelect
                  id={idOf(`children${room}`)}
                  name={`children${room}`}
                  label={say('booking-children')}
                  from={0}
                  to={maxChildren}
                  value={within(ages.length, 0, maxChildren)}
                  invalid={isWrong(`children${room}`)}
                />
              )}
              {numbers(1, maxChildren).map((child) => (
                <div key={child} className="booking-count" data-child={child}>
                  <label className="label" htmlFor={idOf(`age${room}_${child}`)}>
                    {say('booking-age', { number: child })}
                  </label>
                  <input
                    id={idOf(`age${room}_${child}`)}
                    name={`age${room}_${child}`}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={OLDEST_CHILD}
                    defaultValue={Number.isNaN(ages[child - 1]) ? undefined : ages[child - 1]}
                  />
                </div>
              ))}
            </fieldset>
          );
        })}
      </div>
    </details>
  );
}
