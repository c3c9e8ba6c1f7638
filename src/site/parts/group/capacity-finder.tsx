import { useId } from 'react';
import { MAX_PEOPLE } from '../../../domain/group/capacity.ts';
import { layoutNames, layouts } from '../../../domain/group/layouts.ts';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { MeetingsData } from '../../group-views.ts';

/** People and layout in, rooms out. The form is sent to the page it stands on, without script. */

function Issues({ asked }: { readonly asked: MeetingsData['asked'] }) {
  const say = useSay();
  if (asked.issues.length === 0) return null;
  return (
    <div className="notice" role="alert" id="meetings-issues">
      <p>
        <b>{say('meetings-wrong')}</b>
      </p>
      <ul>
        {asked.issues.map((one) => (
          <li key={one}>{say(`meetings-wrong-${one}`, { max: MAX_PEOPLE })}</li>
        ))}
      </ul>
    </div>
  );
}

function Found({ data }: { readonly data: MeetingsData }) {
  const say = useSay();
  const { wanted, found, most } = data;
  if (wanted === null) return null;
  if (found > 0) {
    return (
      <p className="meetings-found" role="status">
        {say(found === 1 ? 'meetings-found-one' : 'meetings-found-many', { count: found })}
      </p>
    );
  }
  return (
    <div className="filter-nothing" role="status">
      <p className="title">{say('meetings-none')}</p>
      <p>{most > 0 ? say('meetings-none-text', { most }) : say('meetings-none-layout')}</p>
    </div>
  );
}

export function CapacityFinder({ data }: { readonly data: MeetingsData }) {
  const say = useSay();
  const id = useId();
  const language = useLanguage();
  const { asked } = data;
  const isWrong = asked.issues.includes('people');
  return (
    <>
      <form method="get" className="filter-form meetings-form" aria-label={say('meetings-go')}>
        <div className="form-field">
          <label htmlFor={`${id}people`}>{say('meetings-people')}</label>
          <input
            id={`${id}people`}
            type="text"
            inputMode="numeric"
            name="people"
            maxLength={6}
            defaultValue={asked.people}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'meetings-issues' : undefined}
          />
        </div>
        <div className="form-field">
          <label htmlFor={`${id}layout`}>{say('meetings-layout')}</label>
          <select id={`${id}layout`} name="layout" defaultValue={asked.layout ?? ''}>
            <option value="">{say('meetings-any-layout')}</option>
            {layoutNames.map((name) => (
              <option key={name} value={name}>
                {layouts[name][language]}
              </option>
            ))}
          </select>
        </div>
        <button className="button" type="submit">
          {say('meetings-go')}
        </button>
      </form>
      <Issues asked={asked} />
      <Found data={data} />
      {data.proposal !== null && (
        <p className="links meetings-ask">
          <a href={data.proposal}>{say('meetings-ask')}</a>
        </p>
      )}
    </>
  );
}
