import { layoutNames, layouts } from '../../../domain/group/layouts.ts';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { MeetingPlace, MeetingRoom } from '../../group-views.ts';
import { Photo } from '../photo.tsx';
import { Dotted } from '../dotted.tsx';
import { measureText } from '../../../domain/measure.ts';
import { unbroken } from '../../../domain/unbroken.ts';
import { Label, Prose } from '../words.tsx';
import { MeetingPlan } from './meeting-plan.tsx';

/** The meeting rooms of a resort: the plan, and what each room holds. */

function useRoomFacts() {
  const say = useSay();
  const language = useLanguage();
  const number = (value: number) => measureText(value, language);
  return ({ length, width, ceiling, isOutdoors, hasDaylight }: MeetingRoom): string[] =>
    [
      length && width
        ? say('meetings-size', {
            length: number(length),
            width: number(width),
            area: number(Math.round(length * width)),
          })
        : null,
      ceiling ? say('meetings-ceiling', { height: number(ceiling) }) : null,
      isOutdoors ? say('meetings-outdoors') : null,
      hasDaylight && !isOutdoors ? say('meetings-daylight') : null,
    ].flatMap((fact) => (fact ? unbroken(fact) : []));
}

interface RoomProps {
  readonly room: MeetingRoom;
  readonly number: number;
}

function Room({ room, number }: RoomProps) {
  const say = useSay();
  const language = useLanguage();
  const facts = useRoomFacts()(room);
  const { id, title, text, html, picture, capacities, fits } = room;
  const held = layoutNames.filter((name) => capacities[name] !== null);
  return (
    <li
      id={id}
      className={`meeting${fits === 'no' ? ' meeting-small' : ''}${picture ? '' : ' meeting-bare'}`}
    >
      {picture && (
        <Photo picture={picture} sizes="(min-width: 900px) 30vw, 100vw" ratio="3 / 2" isDecorative />
      )}
      <div className="meeting-words">
        {fits !== null && (
          <Label>
            {fits === 'no'
              ? say('meetings-too-small')
              : say('meetings-holds', { count: fits.holds, layout: layouts[fits.layout][language] })}
          </Label>
        )}
        <h3 className="card-title">
          <span className="meeting-number">{number}</span> {title}
        </h3>
        {text && <p>{text}</p>}
        <Prose html={html} />
        {facts.length > 0 && (
          <p className="quiet">
            <Dotted parts={facts} />
          </p>
        )}
        {held.length > 0 && (
          <dl className="capacities">
            {held.map((name) => (
              <div key={name} className={fits && fits !== 'no' && fits.layout === name ? 'is-wanted' : ''}>
                <dt>{layouts[name][language]}</dt>
                <dd>{capacities[name]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

interface MeetingRoomsProps {
  readonly place: MeetingPlace;
  /** Beside those of other resorts. */
  readonly isNamed: boolean;
  /** Whether a heading above it says what they are. */
  readonly hasHeading?: boolean;
}

interface NumberedRoomsProps {
  readonly rooms: readonly MeetingRoom[];
  /** Of the first one, as on the plan. */
  readonly from: number;
}

const NumberedRooms = ({ rooms, from }: NumberedRoomsProps) =>
  rooms.length > 0 && (
    <ol className="meetings-rooms" start={from}>
      {rooms.map((room, at) => (
        <Room key={room.id} room={room} number={from + at} />
      ))}
    </ol>
  );

/** Those that hold the group in full; the others, which come after them, folded into one line. */
export function MeetingRooms({ place, isNamed, hasHeading = false }: MeetingRoomsProps) {
  const say = useSay();
  const { resort, rooms } = place;
  const holding = rooms.filter(({ fits }) => fits !== 'no');
  const others = rooms.filter(({ fits }) => fits === 'no');
  const plan = <MeetingPlan place={place} />;
  return (
    <section className="meetings-place">
      <header className="meetings-head">
        {isNamed && (
          <>
            <Label>{resort.place}</Label>
            <h2 className="title">
              <a href={resort.href}>{resort.title}</a>
            </h2>
          </>
        )}
        {holding.length > 0 && plan}
      </header>
      {!isNamed && !hasHeading && <h2 className="unseen">{resort.title}</h2>}
      <div>
        <NumberedRooms rooms={holding} from={1} />
        {others.length > 0 && (
          <details className="meetings-others">
            <summary>
              {say(others.length === 1 ? 'meetings-others-one' : 'meetings-others-many', {
                count: others.length,
              })}
            </summary>
            {holding.length === 0 && plan}
            <NumberedRooms rooms={others} from={holding.length + 1} />
          </details>
        )}
      </div>
    </section>
  );
}
