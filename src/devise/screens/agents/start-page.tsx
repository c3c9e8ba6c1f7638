import { useQuery } from '@tanstack/react-query';
import type { BookingState } from '../../../domain/agents/booking-state.ts';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useMay } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import type { Summary } from './agent.ts';
import { agentPhrases } from './phrases.ts';
import { summaryQuery } from './summary-query.ts';

const countIn = (sums: Summary['sums'], states: readonly BookingState[]): number =>
  sums
    .filter(({ state }) => (states as readonly string[]).includes(state))
    .reduce((all, { bookings }) => all + bookings, 0);

/** What can be done with travel agents, and how much of it waits. */
export function Component() {
  const phrases = usePhrases(agentPhrases);
  const { view, change, why } = useMay('manage agents');
  const summary = useQuery({ ...summaryQuery, enabled: view });
  const back = { to: '/settings', label: phrases.settings };
  if (!view) return <Page title={phrases.title} lead={why} back={back} />;
  const changing = change ? undefined : why;
  return (
    <Page title={phrases.question} lead={phrases.lead} back={back}>
      <Loaded of={summary} rows={5}>
        {({ waiting, sums }) => (
          <Choices>
            <li>
              <Choice
                to="/agents/list?state=waiting"
                label={phrases.decide}
                note={phrases.decideNote(waiting)}
              />
            </li>
            <li>
              <Choice to="/agents/list" label={phrases.find} note={phrases.findNote} />
            </li>
            <li>
              <Choice
                to="/agent-bookings"
                label={phrases.look}
                note={phrases.lookNote(countIn(sums, ['logged']), countIn(sums, ['payable']))}
              />
            </li>
            <li>
              <Choice to="/agent-stays" label={phrases.stays} note={phrases.staysNote} why={changing} />
            </li>
            <li>
              <Choice to="/agent-rules" label={phrases.rules} note={phrases.rulesNote} />
            </li>
            <li>
              <Choice to="/mails" label={phrases.mails} note={phrases.mailsNote} />
            </li>
          </Choices>
        )}
      </Loaded>
    </Page>
  );
}
