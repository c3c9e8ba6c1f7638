import { useId } from 'react';
import { useSay } from '../../site-context.tsx';
import { FilterFold } from '../filter-fold.tsx';
import type { FilterOption, ResortFinder } from '../../group-views.ts';

/** The form in which visitors say what they look for. It is sent to the page it stands on, without script. */

const counted = ({ text, count }: FilterOption) => `${text} (${count})`;

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly FilterOption[];
}

function Choice({ name, label, any, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={options.find(({ isChosen }) => isChosen)?.value ?? ''}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {counted(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Found({ finder, count }: { readonly finder: ResortFinder; readonly count: number }) {
  const say = useSay();
  const { chosen, unknown, total } = finder;
  return (
    <div className="filter-found">
      {unknown.map((field) => (
        <p key={field} className="notice" role="status">
          {say(`filter-unknown-${field}`)}
        </p>
      ))}
      <p className="filter-count">
        {say(count === 1 ? 'filter-found-one' : 'filter-found-many', { count, total })}
      </p>
      {chosen.length > 0 && (
        <ul className="filter-chosen" aria-label={say('filter-chosen')}>
          {chosen.map(({ text, href }) => (
            <li key={text}>
              <a href={href} rel="nofollow">
                <span className="unseen">{say('filter-without', { name: text })}</span>
                <span aria-hidden="true">{text} ×</span>
              </a>
            </li>
          ))}
          <li>
            <a href="?" rel="nofollow">
              {say('filter-all')}
            </a>
          </li>
        </ul>
      )}
      {count === 0 && (
        <div className="filter-nothing">
          <p className="title">{say('filter-nothing')}</p>
          <p>{say('filter-nothing-text', { total })}</p>
        </div>
      )}
    </div>
  );
}

export function ResortFilter({ finder, count }: { readonly finder: ResortFinder; readonly count: number }) {
  const say = useSay();
  const { places, kinds, amenities } = finder;
  return (
    <div className="filter">
      <FilterFold isUsed={finder.chosen.length > 0}>
        <form method="get" className="filter-form" aria-label={say('filter-title')}>
          <Choice name="place" label={say('filter-place')} any={say('filter-anywhere')} options={places} />
          <Choice name="kind" label={say('filter-kind')} any={say('filter-any-kind')} options={kinds} />
          {amenities.length > 0 && (
            <details className="filter-amenities" open={amenities.some(({ isChosen }) => isChosen)}>
              <summary className="label">{say('filter-amenities')}</summary>
              <ul>
                {amenities.map((option) => (
                  <li key={option.value}>
                    <label className="tick">
                      <input
                        type="checkbox"
                        name="amenity"
                        value={option.value}
                        defaultChecked={option.isChosen}
                      />
                      <span>{counted(option)}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <button className="button" type="submit">
            {say('filter-go')}
          </button>
        </form>
      </FilterFold>
      <Found finder={finder} count={count} />
    </div>
  );
}
