import type { FastifyInstance, FastifyReply } from 'fastify';
import { profileFields } from '../../../content/agents/agent-fields.ts';
import { type BonusRules, stayFaults } from '../../../domain/agents/bonus-rules.ts';
import { moneyText } from '../../../domain/agents/money.ts';
import type { FormValues } from '../../../domain/forms/form.ts';
import { type FormIssue, parseForm } from '../../../domain/forms/parse-form.ts';
import { otherLanguage } from '../../../domain/language.ts';
import { type AgentPage, agentsPath } from '../../../domain/site/agent-paths.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import type { AgentBookingsView, AgentProfileView, AgentStatementView } from '../../../site/agent-views.ts';
import type { SignedInAgent } from '../../agents/account/agent-session.ts';
import { changeProfile } from '../../agents/account/profile.ts';
import {
  type Booking,
  bookingsOfAgent,
  logBooking,
  paymentsOfAgent,
} from '../../agents/bookings/bookings.ts';
import { bonusRules } from '../../agents/bookings/rules.ts';
import { statementCsv, statementYears } from '../../agents/statement.ts';
import { FormLimits } from '../../forms/form-limits.ts';
import type { FoundPage } from '../found-page.ts';
import type { FilledForm } from '../forms/filled-form.ts';
import { type AgentAsk, agentRoute, type AgentParts, leadOn, phrasesOf, sendPage } from './agent-parts.ts';
import {
  areaOf,
  bookingFormFields,
  bookingLine,
  numberOf,
  ownForm,
  paymentLine,
  profileGiven,
  ruleSentences,
  sumLines,
} from './area-views.ts';
import { sayIn } from '../say.ts';

/** The pages of an agent who is signed in. Whatever they read or write is theirs: no address names another agent. */

const MAX_SHOWN = 200;

type Own = AgentAsk & { readonly signedIn: SignedInAgent };

export function areaRoutes(app: FastifyInstance, parts: AgentParts): void {
  const { db, sessions } = parts;
  const limits = new FormLimits(db);

  /** A page for whoever is signed in; others are led to the entrance. A form without the session's proof is, too. */
  function on(method: 'GET' | 'POST', page: AgentPage, handle: (ask: Own) => Promise<FastifyReply>): void {
    agentRoute(app, method, page, parts, async (ask) => {
      const signedIn = await sessions.find(ask.request, ask.open.origin);
      const isProven = method === 'GET' || ask.given.get('csrf') === signedIn?.csrf;
      if (!signedIn || !isProven) return leadOn(ask, agentsPath(ask.language));
      return handle({ ...ask, signedIn });
    });
  }

  const pageOf = (ask: Own, page: AgentPage, title: string, body: FoundPage['body']): FoundPage => ({
    kind: 'website',
    body,
    title,
    description: null,
    picture: null,
    href: agentsPath(ask.language, page),
    otherHref: ask.wanted.snapshot.site.localized ? agentsPath(otherLanguage(ask.language), page) : null,
    above: [{ href: agentsPath(ask.language), title: phrasesOf(ask).agents }],
    isHidden: true,
    data: () => [],
  });

  const isId = (text: string | null): text is string => /^\d{1,10}$/.test(text ?? '');

  /** What is said above the bookings: the one that was logged just now, or how the application stands. */
  function noticeOf(ask: Own, bookings: readonly Booking[]): AgentBookingsView['notice'] {
    const phrases = phrasesOf(ask);
    const { state, reason } = ask.signedIn.agent;
    if (state === 'waiting')
      return { title: phrases['agents-waiting'], text: phrases['agents-waiting-text'] };
    if (state === 'declined') {
      return { title: phrases['agents-declined'], text: reason ?? phrases['agents-declined-text'] };
    }
    const id = ask.query.get('logged');
    const logged = isId(id) ? bookings.find((one) => one.id === Number(id)) : undefined;
    if (!logged) return null;
    const amount = moneyText(logged.cents, logged.currency, ask.language);
    return {
      title: phrases['agents-logged'],
      text: sayIn(ask.wanted)('agents-logged-text', { amount }),
    };
  }

  async function sendBookings(ask: Own, rules: BonusRules, filled?: FilledForm, status = 200) {
    const { signedIn, wanted, language } = ask;
    const phrases = phrasesOf(ask);
    const bookings = await bookingsOfAgent(db, signedIn.agent.id);
    const form =
      signedIn.agent.state === 'approved'
        ? ownForm(wanted, {
            page: 'bookings',
            fields: bookingFormFields(wanted),
            button: phrases['agents-log-button'],
            csrf: signedIn.csrf,
            filled,
          })
        : null;
    const body: AgentBookingsView = {
      kind: 'agent-bookings',
      area: areaOf(signedIn, wanted, 'bookings'),
      notice: filled ? null : noticeOf(ask, bookings),
      form,
      rules: ruleSentences(rules, wanted),
      sums: sumLines(bookings, language),
      bookings: bookings.slice(0, MAX_SHOWN).map((one) => bookingLine(one, language)),
    };
    return sendPage(ask, parts, pageOf(ask, 'bookings', phrases['agents-bookings'], body), status);
  }

  on('GET', 'bookings', async (ask) => sendBookings(ask, await bonusRules(db)));

  const stayOf = (values: FormValues) => ({
    resort_id: Number(values['resort']),
    arrival: values['arrival']!,
    nights: Number(values['nights']),
    rooms: Number(values['rooms']),
  });

  /** What the rules say against a booking whose fields are whole. */
  function ruleIssues(values: FormValues, rules: BonusRules, today: string): Record<string, FormIssue> {
    const faults = stayFaults(stayOf(values), rules, today);
    return Object.fromEntries(
      faults.map(({ field, code, min }) => [field, { code, ...(min !== undefined && { limits: { min } }) }]),
    );
  }

  on('POST', 'bookings', async (ask) => {
    const { signedIn, wanted, given, language } = ask;
    const { agent } = signedIn;
    if (agent.state !== 'approved') return leadOn(ask, agentsPath(language, 'bookings'));
    const today = dayOf(wanted.now);
    const [rules, seconds] = await Promise.all([
      bonusRules(db),
      limits.count('site', 'agent-booking', agent.id),
    ]);
    const again = (outcome: FilledForm['outcome'], status: number) =>
      sendBookings(ask, rules, { form: 'bookings', given, outcome, ticket: null }, status);
    if (seconds > 0) return again({ is: 'busy', seconds }, 429);
    const { values, issues } = parseForm({ fields: bookingFormFields(wanted) }, given, { today });
    const all = Object.keys(issues).length > 0 ? issues : ruleIssues(values, rules, today);
    if (Object.keys(all).length > 0) return again({ is: 'wrong', issues: all }, 422);
    const stay = stayOf(values);
    const resort = wanted.snapshot.resorts.find(({ id }) => id === stay.resort_id)!;
    const booking = await logBooking(
      db,
      {
        ...stay,
        agentId: agent.id,
        agentName: agent.name,
        resort_name: resort.name,
        number: values['number']!,
        guest: values['guest']!,
      },
      rules,
    );
    if (!booking) return again({ is: 'wrong', issues: { number: { code: 'logged-before' } } }, 422);
    return leadOn(ask, `${agentsPath(language, 'bookings')}?logged=${booking.id}`);
  });

  /** The year that is asked for; the present one for anything that is none. */
  function yearOf({ query, wanted }: Own): number {
    const year = query.get('year') ?? '';
    return /^20\d\d$/.test(year) ? Number(year) : Number(wanted.now.slice(0, 4));
  }

  on('GET', 'statement', async (ask) => {
    const { signedIn, wanted, language } = ask;
    const { agent } = signedIn;
    const year = yearOf(ask);
    const today = dayOf(wanted.now);
    const [all, bookings, payments] = await Promise.all([
      bookingsOfAgent(db, agent.id),
      bookingsOfAgent(db, agent.id, year),
      paymentsOfAgent(db, agent.id, { year, timeZone: wanted.snapshot.site.timeZone }),
    ]);
    const of = (page: AgentPage, one: number) => `${agentsPath(language, page)}?year=${one}`;
    const say = sayIn(wanted);
    const lead = say('agents-statement-lead', {
      agency: agent.agency,
      number: numberOf(agent),
      day: longDate(today, language),
    });
    const body: AgentStatementView = {
      kind: 'agent-statement',
      area: areaOf(signedIn, wanted, 'statement'),
      year,
      lead,
      years: [...new Set([...statementYears(all, today), year])].map((one) => ({
        href: of('statement', one),
        text: String(one),
        isCurrent: one === year,
      })),
      sums: sumLines(bookings, language),
      bookings: bookings.map((one) => bookingLine(one, language)),
      payments: payments.map((one) => paymentLine(one, wanted)),
      table: of('table', year),
    };
    const title = say('agents-statement-of', { year });
    return sendPage(ask, parts, pageOf(ask, 'statement', title, body));
  });

  on('GET', 'table', async (ask) => {
    const year = yearOf(ask);
    const csv = await statementCsv(db, ask.signedIn.agent.id, year);
    return ask.reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="statement-${year}.csv"`)
      .send(csv);
  });

  function sendProfile(ask: Own, filled: FilledForm | undefined, status = 200) {
    const { signedIn, wanted } = ask;
    const phrases = phrasesOf(ask);
    const isKept = filled === undefined && ask.query.has('kept');
    const asKept: FilledForm = {
      form: 'profile',
      given: profileGiven(signedIn.agent),
      outcome: { is: 'sent' },
      ticket: null,
    };
    const body: AgentProfileView = {
      kind: 'agent-profile',
      area: areaOf(signedIn, wanted, 'profile'),
      notice: isKept ? { title: phrases['agents-kept'], text: phrases['agents-kept-text'] } : null,
      form: ownForm(wanted, {
        page: 'profile',
        fields: profileFields,
        button: phrases['agents-profile-button'],
        csrf: signedIn.csrf,
        filled: filled ?? asKept,
      }),
    };
    return sendPage(ask, parts, pageOf(ask, 'profile', phrases['agents-profile'], body), status);
  }

  on('GET', 'profile', (ask) => sendProfile(ask, undefined));

  on('POST', 'profile', async (ask) => {
    const { signedIn, given, wanted, language } = ask;
    const { values, issues } = parseForm({ fields: profileFields }, given, { today: dayOf(wanted.now) });
    if (Object.keys(issues).length > 0) {
      const outcome = { is: 'wrong', issues } as const;
      return sendProfile(ask, { form: 'profile', given, outcome, ticket: null }, 422);
    }
    await changeProfile(db, signedIn.agent, values);
    return leadOn(ask, `${agentsPath(language, 'profile')}?kept`);
  });
}
