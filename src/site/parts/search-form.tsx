import { useSay } from '../site-context.tsx';

interface SearchFormProps {
  readonly href: string;
  /** Names of the label and the field; each form of a page has its own. */
  readonly id: string;
  readonly query?: string;
}

/** One line to write on: a form that needs no script. */
export function SearchForm({ href, id, query = '' }: SearchFormProps) {
  const say = useSay();
  return (
    <search className="search">
      <form className="search-form" action={href}>
        <label className="unseen" htmlFor={id}>
          {say('search-label')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={say('search-field')}
          maxLength={200}
          required
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="arrow">
          <span>{say('search-go')}</span>
        </button>
      </form>
    </search>
  );
}
