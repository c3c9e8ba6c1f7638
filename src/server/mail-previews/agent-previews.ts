import { desc, eq } from 'drizzle-orm';
import type { AgentMail } from '../../content/mails/mail-kinds.ts';
import type { Language, Locales } from '../../domain/language.ts';
import type { AgentState } from '../../domain/agents/agent-state.ts';
import {
  confirmMail,
  decisionMail,
  knownMail,
  paidMail,
  registeredMail,
  resetMail,
} from '../agents/agent-mails.ts';
import type { Agent } from '../agents/account/agent-session.ts';
import type { Queries } from '../content/store/repository.ts';
import { agent, agent_payment } from '../database/agents-schema.ts';
import { examplePerson } from './example-values.ts';
import { NO_TOKEN, type PreviewedMail, type PreviewSources } from './previewed-mail.ts';

/** The mails of travel agents, made from whoever came last to where the mail is sent. */

type Previewed = Pick<
  Agent,
  'id' | 'name' | 'agency' | 'number' | 'number_kind' | 'city' | 'country' | 'email' | 'state' | 'reason'
>;

async function newestAgent(db: Queries, state?: AgentState): Promise<Agent | undefined> {
  const [newest] = await db
    .select()
    .from(agent)
    .where(state && eq(agent.state, state))
    .orderBy(desc(agent.createdAt), agent.id)
    .limit(1);
  return newest;
}

async function newestPayment(db: Queries) {
  const [newest] = await db
    .select({ agent, payment: agent_payment })
    .from(agent_payment)
    .innerJoin(agent, eq(agent.id, agent_payment.agent_id))
    .orderBy(desc(agent_payment.id))
    .limit(1);
  return newest;
}

const exampleReason: Locales<string> = {
  en: 'The number that you gave is that of another agency.',
  es: 'El número que diste es de otra agencia.',
};

const example = (language: Language): Previewed => ({
  ...examplePerson(language),
  id: NO_TOKEN,
  agency: language === 'en' ? 'Okafor Travel' : 'Viajes Peña',
  number: '33520476',
  number_kind: 'iata',
  city: language === 'en' ? 'Chicago' : 'Puebla',
  country: language === 'en' ? 'US' : 'MX',
  state: 'waiting',
  reason: exampleReason[language],
});

const examplePayment = { cents: 45_000, currency: 'USD', bookings: 3, reference: 'TR-2041' };

/** Who gets a mail only once somebody has decided. */
const stateFor: Readonly<Partial<Record<AgentMail, AgentState>>> = {
  approved: 'approved',
  declined: 'declined',
};

export async function previewAgents(
  letter: AgentMail,
  language: Language,
  { db, group }: PreviewSources,
): Promise<PreviewedMail> {
  const { from } = await group();
  const paid = letter === 'paid' ? await newestPayment(db) : undefined;
  const newest = paid?.agent ?? (await newestAgent(db, stateFor[letter]));
  const one: Previewed = newest ?? example(language);
  const to = { id: one.id, email: one.email, language };
  const decided = (state: AgentState, reason: string | null) => decisionMail({ ...to, state, reason }, from);
  const makers: Readonly<Record<AgentMail, () => PreviewedMail>> = {
    confirm: () => ({ mail: confirmMail(to, NO_TOKEN, from) }),
    known: () => ({ mail: knownMail(to, from, one.id) }),
    registered: () => ({
      mail: registeredMail(
        one,
        { ...from.site, staffLanguage: language, address: from.site.address ?? '' },
        from.origin,
      ),
      ...(from.site.address === null && { isNotSent: true }),
    }),
    approved: () => ({ mail: decided('approved', newest?.reason ?? null) }),
    declined: () => ({ mail: decided('declined', one.reason) }),
    paid: () => ({ mail: paidMail(to, paid?.payment ?? examplePayment, from) }),
    reset: () => ({ mail: resetMail(to, NO_TOKEN, from) }),
  };
  const isReal = letter === 'paid' ? paid !== undefined : newest !== undefined;
  return { ...makers[letter](), ...(isReal && { record: `/agents/${one.id}` }) };
}
