import type { AgentCard, AgentContactView, AgentFinderView } from '../../agent-views.ts';
import { VisitorForm } from '../../parts/form.tsx';
import { Label, Lead, Title } from '../../parts/words.tsx';
import { useSay } from '../../site-context.tsx';

/** Travel agents whom visitors may write to. */

function FinderForm({ view }: { readonly view: AgentFinderView }) {
  const say = useSay();
  const { action, query, language, speciality, languages, specialities } = view;
  const choice = (name: string, label: string, any: string, value: string, options: typeof languages) => (
    <div className="form-field">
      <label htmlFor={`find-${name}`}>{label}</label>
      <select id={`find-${name}`} name={name} defaultValue={value}>
        <option value="">{any}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <search className="agent-find">
      <form className="filter-form" action={action}>
        <div className="form-field">
          <label htmlFor="find-q">{say('find-agent-where')}</label>
          <input id="find-q" type="search" name="q" defaultValue={query} maxLength={200} autoComplete="off" />
        </div>
        {choice('language', say('find-agent-language'), say('find-agent-any-language'), language, languages)}
        {choice(
          'speciality',
          say('find-agent-speciality'),
          say('find-agent-any-speciality'),
          speciality,
          specialities,
        )}
        <button className="button" type="submit">
          {say('find-agent-go')}
        </button>
      </form>
    </search>
  );
}

function Facts({ agent }: { readonly agent: AgentCard }) {
  const say = useSay();
  return (
    <dl className="agent-facts">
      {agent.speaks !== '' && (
        <div>
          <dt>{say('find-agent-speaks')}</dt>
          <dd>{agent.speaks}</dd>
        </div>
      )}
      {agent.specialities !== '' && (
        <div>
          <dt>{say('find-agent-good-at')}</dt>
          <dd>{agent.specialities}</dd>
        </div>
      )}
    </dl>
  );
}

export function FinderPage({ view }: { readonly view: AgentFinderView }) {
  const say = useSay();
  const { isAway, total, agents, previous, next, register } = view;
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words agent-finder-words">
          <Title isFirst>{say('find-agent')}</Title>
          <Lead>{say('find-agent-lead')}</Lead>
          <FinderForm view={view} />
        </div>
      </section>
      <div className="slice sheet agent-found">
        <p className="label" role="status">
          {isAway
            ? say('agents-away')
            : agents.length === 0
              ? say('find-agent-nothing')
              : total === 1
                ? say('find-agent-one')
                : say('find-agent-many', { count: total })}
        </p>
        {(isAway || agents.length === 0) && (
          <p className="quiet">{isAway ? say('agents-away-text') : say('find-agent-nothing-text')}</p>
        )}
        <ul className="agent-list">
          {agents.map((agent) => (
            <li key={agent.href}>
              <h2 className="title">
                <a href={agent.href}>{agent.name}</a>
              </h2>
              <p>
                {agent.agency}
                <br />
                {agent.place}
              </p>
              <Facts agent={agent} />
            </li>
          ))}
        </ul>
        {(previous !== null || next !== null) && (
          <nav className="found-more" aria-label={say('find-agent')}>
            {previous !== null && (
              <a href={previous} rel="prev">
                {say('search-earlier')}
              </a>
            )}
            {next !== null && (
              <a className="arrow" href={next} rel="next">
                {say('search-later')}
              </a>
            )}
          </nav>
        )}
        <p className="agent-are-you">
          {say('find-agent-are-you')} <a href={register}>{say('agents-door')}</a>
        </p>
      </div>
    </>
  );
}

export function ContactPage({ view }: { readonly view: AgentContactView }) {
  const say = useSay();
  const { agent, form, all } = view;
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          <Label>{agent.place}</Label>
          <Title isFirst>{agent.name}</Title>
          <Lead>{agent.agency}</Lead>
        </div>
      </section>
      <div className="slice sheet agent-door agent-contact">
        <section className="agent-door-form">
          <h2 className="title">{say('find-agent-write', { name: agent.name })}</h2>
          <Lead>{say('find-agent-write-lead', { name: agent.name })}</Lead>
          <VisitorForm form={form} />
        </section>
        <aside className="agent-door-ways">
          {agent.about !== null && <p className="agent-about">{agent.about}</p>}
          <Facts agent={agent} />
          <a className="arrow" href={all}>
            {say('find-agent-all')}
          </a>
        </aside>
      </div>
    </>
  );
}
