import type { FastifyInstance, FastifyReply } from 'fastify';
import { eq } from 'drizzle-orm';
import { isNumberKind, registrationNumber } from '../../../domain/agents/registration-number.ts';
import type { FormValues } from '../../../domain/forms/form.ts';
import type { FormIssue, FormIssueCode } from '../../../domain/forms/parse-form.ts';
import { parseForm } from '../../../domain/forms/parse-form.ts';
import { agentsPath } from '../../../domain/site/agent-paths.ts';
import { passwordFault } from '../../../domain/staff/password.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { applicationOf, applyAsAgent, confirmApplication } from '../../agents/account/applications.ts';
import {
  agentOfLink,
  createPasswordLink,
  setAgentPassword,
  consumeLink,
} from '../../agents/account/one-time-links.ts';
import { isFirstWith } from '../../forms/form-limits.ts';
import { resetMail } from '../../agents/agent-mails.ts';
import type { Queries } from '../../content/store/repository.ts';
import { agent } from '../../database/agents-schema.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { DEMO_PASSWORD } from '../../staff/people/demo-staff.ts';
import { hashPassword } from '../../staff/account/password-hash.ts';
import {
  addressCounters,
  counter,
  countAttempt,
  forgiveAttempt,
  TooManyAttempts,
} from '../../staff/sign-in/login-throttle.ts';
import { networkOf } from '../../client-network.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { mayMakePage } from '../forms/busy-page.ts';
import { type FilledForm, type FormOutcome, statusOf } from '../forms/filled-form.ts';
import { type DoorName, doorPage, doors } from './agent-doors.ts';
import {
  type AgentAsk,
  agentRoute,
  type AgentParts,
  leadOn,
  mailedFrom,
  phrasesOf,
  postedBy,
  saying,
  sendBusy,
  sendPage,
} from './agent-parts.ts';
import { sayIn } from '../say.ts';

/** Registering, signing in and out, and choosing a password. */

const issueOfPassword = {
  'too-short': 'short-password',
  'common-password': 'common-password',
  'personal-password': 'personal-password',
} as const satisfies Record<string, FormIssueCode>;

function passwordIssue(password: string, person: { name: string; email: string }): FormIssue | undefined {
  const fault = passwordFault(password, person);
  if (!fault) return undefined;
  const code = issueOfPassword[fault.code as keyof typeof issueOfPassword];
  return code ? { code } : { code: 'too-long', limits: { max: Number(fault.detail) } };
}

/** What is wrong with the number of an application, which only its kind tells. */
function numberIssues({ number_kind: kind, number }: FormValues): Readonly<Record<string, FormIssue>> {
  if (!isNumberKind(kind) || number === undefined) return {};
  return registrationNumber(kind, number) === undefined ? { number: { code: kind } } : {};
}

/**
 * Each attempt hashes a password, some tenth of a second of a processor: attempts from many addresses, which no count of
 * one address stops, wait for each other and not everybody for them.
 */
const SIGN_INS_AT_ONCE = 1;
const MAX_SIGN_INS_WAITING = 20;

export function doorRoutes(app: FastifyInstance, parts: AgentParts): void {
  const inTurn = limitConcurrency(SIGN_INS_AT_ONCE, undefined, MAX_SIGN_INS_WAITING);
  const { db, sessions, taker, outbox } = parts;
  const on = (
    method: 'GET' | 'POST',
    page: Parameters<typeof agentRoute>[2],
    handle: Parameters<typeof agentRoute>[4],
  ) => agentRoute(app, method, page, parts, handle);

  const filledBy = (
    ask: AgentAsk,
    name: DoorName,
    outcome: FormOutcome,
    ticket: string | null,
  ): FilledForm => ({
    form: name,
    given: ask.given,
    outcome,
    ticket,
  });

  const send = (
    ask: AgentAsk,
    name: DoorName,
    shown: Parameters<typeof doorPage>[2],
    status: number,
    headers: readonly string[] = [],
  ) =>
    ask.request.method === 'POST' && !mayMakePage()
      ? sendBusy(ask, parts)
      : sendPage(ask, parts, doorPage(name, ask.wanted, shown), status, headers);

  /** Takes a form that comes with a ticket, and shows what became of it. */
  async function take(
    ask: AgentAsk,
    name: 'register' | 'forgot',
    store: (values: FormValues, nonce: string) => Promise<boolean>,
    check?: (values: FormValues) => Readonly<Record<string, FormIssue>>,
  ): Promise<FastifyReply> {
    const posted = postedBy(ask, `agents-${name}`);
    const wait = taker.floodWait(posted);
    if (wait > 0) return sendBusy(ask, parts, wait);
    const outcome = await taker.take(posted, { fields: doors[name].fields, store, ...(check && { check }) });
    if (outcome.is === 'sent')
      return leadOn(ask, `${agentsPath(ask.language, name)}?sent#form-agents-${name}`);
    const ticket = await taker.nextTicket(posted).catch(() => null);
    return send(ask, name, { filled: filledBy(ask, name, outcome, ticket) }, statusOf[outcome.is]);
  }

  const mayWriteTo = async (
    ask: AgentAsk,
    name: 'register' | 'forgot',
    email: string,
    queries: Queries,
  ): Promise<boolean> =>
    !taker.isTrapped(postedBy(ask, `agents-${name}`)) && taker.mayWriteTo(email, queries);

  on('POST', 'register', (ask) =>
    take(
      ask,
      'register',
      (values, nonce) => {
        const mayTell = (queries: Queries) => mayWriteTo(ask, 'register', values['email']!, queries);
        return applyAsAgent(db, { language: ask.language, values, nonce, mayTell, ...mailedFrom(ask) });
      },
      numberIssues,
    ),
  );

  on('POST', 'forgot', (ask) =>
    take(ask, 'forgot', async (values, nonce) => {
      const email = values['email']!;
      const [known] = await db.select().from(agent).where(eq(agent.email, email));
      return db.transaction(async (tx) => {
        if (!(await isFirstWith(tx, nonce))) return false;
        const tells = await mayWriteTo(ask, 'forgot', email, tx);
        const token = await createPasswordLink(tx, tells ? known?.id : undefined);
        if (known && tells) await enqueueMails(tx, [resetMail(known, token, mailedFrom(ask))]);
        return true;
      });
    }),
  );

  for (const name of ['register', 'forgot'] as const) {
    on('GET', name, (ask) => {
      if (!ask.query.has('sent')) return parts.otherwise(ask.request, ask.reply);
      return send(ask, name, { filled: filledBy(ask, name, { is: 'sent' }, null) }, 200);
    });
  }

  // For whoever loads the page of an answer once more.
  on('GET', 'sign-in', (ask) => send(ask, 'agents', { isElsewhere: true }, 200));

  on('POST', 'sign-in', (ask) => inTurn(() => signIn(ask)));

  async function signIn(ask: AgentAsk): Promise<FastifyReply> {
    const { wanted, given, request, reply, open } = ask;
    const { values, issues } = parseForm(doors.agents, given, { today: dayOf(wanted.now) });
    if (Object.keys(issues).length > 0) {
      return send(ask, 'agents', { filled: filledBy(ask, 'agents', { is: 'wrong', issues }, null) }, 422);
    }
    const body = { email: values['email']!, password: values['password']! };
    const counters = [
      counter('account', 'agent', body.email, networkOf(request.ip)),
      counter('agent', body.email),
      ...addressCounters(request.ip, ['agent']),
    ];
    try {
      await countAttempt(db, counters);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      const count = Math.ceil(error.seconds / 60);
      const say = sayIn(ask.wanted);
      const minutes = count === 1 ? say('form-minute') : say('form-minutes', { count });
      const notice = { title: 'agents-too-many', text: 'agents-too-many-text', words: { minutes } } as const;
      const filled = filledBy(ask, 'agents', { is: 'busy', seconds: error.seconds }, null);
      return send(ask, 'agents', { filled, notice }, 429, ['retry-after', String(error.seconds)]);
    }
    // Hashed in either case, so that the duration reveals nothing.
    const isTaken = body.password !== DEMO_PASSWORD || parts.opensDemo(request);
    const tried = isTaken ? body : { ...body, password: `${body.password} ` };
    if (await sessions.begin(request, reply, open.origin, tried)) {
      await forgiveAttempt(db, counters);
      return leadOn(ask, agentsPath(ask.language, 'bookings'));
    }
    const filled = filledBy(ask, 'agents', { is: 'wrong', issues: {} }, null);
    return send(ask, 'agents', { filled, notice: { title: 'agents-wrong', text: 'agents-wrong-text' } }, 422);
  }

  on('POST', 'sign-out', async (ask) => {
    const { request, reply, open, language } = ask;
    const found = await sessions.find(request, open.origin);
    if (found && ask.given.get('csrf') === found.csrf) await sessions.end(request, reply, open.origin);
    return leadOn(ask, agentsPath(language));
  });

  const gone = (ask: AgentAsk) => {
    const phrases = phrasesOf(ask);
    return sendPage(ask, parts, saying(ask, phrases['agents-gone'], phrases['agents-gone-text']), 410);
  };
  const tokenOf = ({ query }: AgentAsk) => (query.get('token') ?? '').slice(0, 100);

  /** Whose password a link chooses. */
  const personOf = async (name: 'confirm' | 'reset', token: string) => {
    if (name === 'reset') return agentOfLink(db, token);
    const application = await applicationOf(db, token);
    return application && { name: application.values['name']!, email: application.email };
  };

  /** The address of whoever has the password now; undefined where somebody used the link meanwhile. */
  async function keepPassword(ask: AgentAsk, name: 'confirm' | 'reset', token: string, password: string) {
    const hash = await hashPassword(password, parts.passwordCost);
    if (name === 'confirm') return confirmApplication(db, token, hash, mailedFrom(ask));
    return db.transaction(async (tx) => {
      const found = await agentOfLink(tx, token);
      if (!found || !(await consumeLink(tx, token))) return undefined;
      await setAgentPassword(tx, found.id, hash);
      return found.email;
    });
  }

  for (const name of ['confirm', 'reset'] as const) {
    // A link that nobody made costs a query and a page of its own, however often it is opened.
    on('GET', name, async (ask) => {
      if (!mayMakePage()) return sendBusy(ask, parts);
      const token = tokenOf(ask);
      if (!(await personOf(name, token))) return gone(ask);
      return send(ask, name, { token }, 200);
    });

    on('POST', name, async (ask) => {
      if (!mayMakePage()) return sendBusy(ask, parts);
      const token = tokenOf(ask);
      const person = await personOf(name, token);
      if (!person) return gone(ask);
      const parsed = parseForm(doors[name], ask.given, { today: dayOf(ask.wanted.now) });
      const password = parsed.values['password'] ?? '';
      const fault = password === '' ? undefined : passwordIssue(password, person);
      const issues = { ...parsed.issues, ...(fault && { password: fault }) };
      if (Object.keys(issues).length > 0) {
        return send(ask, name, { token, filled: filledBy(ask, name, { is: 'wrong', issues }, null) }, 422);
      }
      const email = await keepPassword(ask, name, token, password);
      if (email === undefined) return gone(ask);
      outbox.wake();
      await sessions.begin(ask.request, ask.reply, ask.open.origin, { email, password });
      return leadOn(ask, agentsPath(ask.language, 'bookings'));
    });
  }
}
