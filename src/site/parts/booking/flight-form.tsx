import { useId } from 'react';
import { cabins, flightQuery, MAX_PASSENGERS, trips } from '../../../domain/booking/flight.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import { isDay } from '../../../domain/time/time-format.ts';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { FlightForm as Form } from '../../booking-views.ts';
import { FormIssues } from './form-issues.tsx';

type TextField = 'from' | 'to' | 'depart' | 'back';

/**
 * A plain form that the server answers. The island suggests airports while somebody types, and gives the fields of days
 * their `min`, which in the page costs Chromium 17 ms while it reads it.
 */
export function FlightForm({ form: { action, today, asked, nearest, issues } }: { readonly form: Form }) {
  const say = useSay();
  const language = useLanguage();
  const prefix = useId();
  const idOf = (field: string) => `${prefix}${field}`;
  const said = issues.map(({ field, is, value = '' }) => ({
    field,
    label: say(`flights-${field}`),
    text: say(`flights-wrong-${is}`, {
      value: typeof value === 'string' && isDay(value) ? longDate(value, language) : value,
    }),
  }));
  const attributesOf = (field: TextField | 'passengers') => {
    const isWrong = said.some((one) => one.field === field);
    return {
      id: idOf(field),
      name: field,
      ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${idOf(field)}-issue` }),
    } as const;
  };
  const issueOf = (field: string) => {
    const issue = said.find((one) => one.field === field);
    return (
      issue && (
        <p id={`${idOf(field)}-issue`} className="booking-issue">
          {issue.text}
        </p>
      )
    );
  };
  /** The same form with one of the airports that were meant. */
  const choices = (field: 'from' | 'to') => {
    const { airports = [] } = issues.find((one) => one.field === field) ?? {};
    if (!asked || airports.length === 0) return null;
    return (
      <ul className="plain">
        {airports.map(({ id, name }) => (
          <li key={id}>
            <a href={`${action}?${flightQuery({ ...asked, [field]: name })}`}>{name}</a>
          </li>
        ))}
      </ul>
    );
  };
  const airport = (field: 'from' | 'to') => (
    <div className="booking-field flight-airport" data-airport>
      <label className="label" htmlFor={idOf(field)}>
        {say(`flights-${field}`)}
      </label>
      <input
        {...attributesOf(field)}
        defaultValue={asked?.[field] ?? (field === 'to' ? (nearest ?? undefined) : undefined)}
        placeholder={say('flights-airport')}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        required
      />
      {issueOf(field)}
      {choices(field)}
    </div>
  );
  const day = (field: 'depart' | 'back') => (
    <div className={`booking-field flight-${field}`}>
      <label className="label" htmlFor={idOf(field)}>
        {say(`flights-${field}`)}
      </label>
      <input {...attributesOf(field)} type="date" defaultValue={asked?.[field]} />
      {issueOf(field)}
    </div>
  );
  return (
    <div
      className="booking booking-full"
      data-island="flight"
      data-today={today}
      data-found={say('flights-found')}
      data-none={say('flights-none-found')}
    >
      <form className="booking-form" action={action} aria-label={say('flights-title')}>
        <FormIssues title={say('flights-wrong')} issues={said} idOf={idOf} />
        <fieldset className="flight-trip">
          <legend className="unseen">{say('flights-trip')}</legend>
          {trips.map((trip) => (
            <label key={trip}>
              <input
                type="radio"
                name="trip"
                value={trip}
                defaultChecked={(asked?.trip ?? 'round') === trip}
              />{' '}
              {say(`flights-${trip}`)}
            </label>
          ))}
        </fieldset>
        {airport('from')}
        {airport('to')}
        {day('depart')}
        {day('back')}
        <div className="booking-field">
          <label className="label" htmlFor={idOf('cabin')}>
            {say('flights-cabin')}
          </label>
          <select id={idOf('cabin')} name="cabin" defaultValue={asked?.cabin}>
            {cabins.map((cabin) => (
              <option key={cabin} value={cabin}>
                {say(`flights-${cabin}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="booking-field">
          <label className="label" htmlFor={idOf('passengers')}>
            {say('flights-passengers')}
          </label>
          <select {...attributesOf('passengers')} defaultValue={asked?.passengers || 1}>
            {Array.from({ length: MAX_PASSENGERS }, (_, at) => (
              <option key={at}>{at + 1}</option>
            ))}
          </select>
          {issueOf('passengers')}
        </div>
        <div className="booking-send">
          <button type="submit" className="button">
            {say('flights-go')}
          </button>
        </div>
      </form>
    </div>
  );
}
