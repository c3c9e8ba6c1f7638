import type { AgentDoorView, AgentProfileView, AgentView } from '../../agent-views.ts';
import { VisitorForm } from '../../parts/form.tsx';
import { Label, Lead, Title } from '../../parts/words.tsx';
import { useSay } from '../../site-context.tsx';
import { WriteToUs, AreaHead, Notice } from './agent-area.tsx';
import { BookingsPage } from './bookings-page.tsx';
import { ContactPage, FinderPage } from './finder-page.tsx';
import { StatementPage } from './statement-page.tsx';

/** The pages of travel agents. */

/** A form beside what it leads to. */
function DoorPage({ view }: { readonly view: AgentDoorView }) {
  const say = useSay();
  const { isEntrance, title, lead, form, links, email } = view;
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          {!isEntrance && <Label>{say('agents')}</Label>}
          <Title isFirst>{title}</Title>
          <Lead>{lead}</Lead>
        </div>
      </section>
      <div className="slice sheet agent-door">
        <section className="agent-door-form">
          {isEntrance && <h2 className="title">{say('agents-sign-in')}</h2>}
          <VisitorForm form={form} />
        </section>
        <aside className="agent-door-ways">
          {isEntrance && (
            <>
              <h2 className="label">{say('agents-how')}</h2>
              <ol className="agent-how">
                <li>{say('agents-how-1')}</li>
                <li>{say('agents-how-2')}</li>
                <li>{say('agents-how-3')}</li>
              </ol>
            </>
          )}
          <ul className="agent-links">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a className="arrow" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <WriteToUs address={email} />
        </aside>
      </div>
    </>
  );
}

function ProfilePage({ view }: { readonly view: AgentProfileView }) {
  const say = useSay();
  return (
    <>
      <AreaHead area={view.area} title={say('agents-profile')} lead={say('agents-profile-lead')} />
      <div className="slice sheet agent-door">
        <div className="agent-door-form">
          <Notice of={view.notice} />
          <VisitorForm form={view.form} />
        </div>
        <aside className="agent-door-ways">
          <WriteToUs address={view.area.email} />
        </aside>
      </div>
    </>
  );
}

export function AgentPages({ view }: { readonly view: AgentView }) {
  switch (view.kind) {
    case 'agent-door':
      return <DoorPage view={view} />;
    case 'agent-bookings':
      return <BookingsPage view={view} />;
    case 'agent-statement':
      return <StatementPage view={view} />;
    case 'agent-profile':
      return <ProfilePage view={view} />;
    case 'agent-finder':
      return <FinderPage view={view} />;
    case 'agent-contact':
      return <ContactPage view={view} />;
  }
}
