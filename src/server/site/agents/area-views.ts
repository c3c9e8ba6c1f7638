import { bookingFields } from '../../../content/agents/agent-fields.ts';
import type { BonusRules } from '../../../domain/agents/bonus-rules.ts';
import { moneyText, sumsOf } from '../../../domain/agents/money.ts';
import { numberKindNames } from '../../../domain/agents/registration-number.ts';
import { inOrderOfStates } from '../../../domain/agents/booking-state.ts';
import type { FormField } from '../../../domain/forms/form-field.ts';
import type { Language } from '../../../domain/language.ts';
import { type AgentPage, agentsPath } from '../../../domain/site/agent-paths.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import type { AgentArea, BookingLine, PaymentLine, SumLine } from '../../../site/agent-views.ts';
import type { FormView } from '../../../site/form-views.ts';
import type { Agent, SignedInAgent } from '../../agents/account/agent-session.ts';
import type { Booking } from '../../agents/bookings/bookings.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { mailingSite } from '../../forms/mailing-site.ts';
import type { FilledForm } from '../forms/filled-form.ts';
import { shownForm } from '../forms/form-view.ts';
import { sayIn } from '../say.ts';
import type { SiteRequest } from '../site-request.ts';

/** What the pages of an agent who is signed in are drawn from. */

const pages = ['bookings', 'statement', 'profile'] as const satisfies readonly AgentPage[];

export function areaOf({ agent, csrf }: SignedInAgent, request: SiteRequest, current: AgentPage): AgentArea {
  const { language, snapshot } = request;
  const phrases = guestPhrases(snapshot).site[language];
  return {
    name: agent.name,
    email: mailingSite(snapshot.site, 'agent').address,
    links: pages.map((page) => ({
      href: agentsPath(language, page),
      text: phrases[`agents-${page}`],
      isCurrent: page === current,
    })),
    signOut: { action: agentsPath(language, 'sign-out'), csrf },
  };
}

export const bookingLine = (booking: Booking, language: Language): BookingLine => ({
  id: booking.id,
  number: booking.number,
  guest: booking.guest,
  resort: booking.resort_name,
  arrival: longDate(booking.arrival, language),
  nights: booking.nights,
  rooms: booking.rooms,
  amount: moneyText(booking.cents, booking.currency, language),
  state: booking.state,
  reason: booking.reason,
});

export const sumLines = (bookings: readonly Booking[], language: Language): SumLine[] =>
  inOrderOfStates(sumsOf(bookings)).map(({ state, currency, cents, bookings: count }) => ({
    state,
    bookings: count,
    amount: moneyText(cents, currency, language),
  }));

interface Paid {
  readonly id: number;
  readonly paid_at: string;
  readonly reference: string;
  readonly bookings: number;
  readonly cents: number;
  readonly currency: string;
}

export const paymentLine = (payment: Paid, { language, snapshot }: SiteRequest): PaymentLine => ({
  id: payment.id,
  day: longDate(dayIn(new Date(payment.paid_at), snapshot.site.timeZone), language),
  reference: payment.reference,
  bookings: payment.bookings,
  amount: moneyText(payment.cents, payment.currency, language),
});

/** What counts, in sentences. */
export function ruleSentences(rules: BonusRules, request: SiteRequest): string[] {
  const { language, snapshot } = request;
  const say = sayIn(request);
  const amount = (cents: number) => moneyText(cents, rules.currency, language);
  const names = new Map(snapshot.resorts.map(({ id, name }) => [id, name]));
  return [
    rules.min_nights > 1 ? say('agents-rule-nights', { min: rules.min_nights }) : say('agents-rule-any'),
    say(rules.before_arrival ? 'agents-rule-before' : 'agents-rule-after'),
    say(`agents-rule-${rules.basis}`, { amount: amount(rules.cents) }),
    ...rules.resorts.flatMap(({ resort_id, cents }) => {
      const resort = names.get(resort_id);
      return resort === undefined ? [] : [say('agents-rule-resort', { resort, amount: amount(cents) })];
    }),
  ];
}

/** The fields of a booking, with the resorts that there are. */
export const bookingFormFields = ({
  snapshot,
  language,
}: SiteRequest): Readonly<Record<string, FormField>> => ({
  resort: {
    kind: 'choice',
    label: {
      en: guestPhrases(snapshot).site.en['agents-resort'],
      es: guestPhrases(snapshot).site.es['agents-resort'],
    },
    isRequired: true,
    options: Object.fromEntries(
      snapshot.resorts
        .toSorted((one, other) => one.name.localeCompare(other.name, language))
        .map(({ id, name }) => [String(id), { en: name, es: name }]),
    ),
  },
  ...bookingFields,
});

interface OwnForm {
  readonly page: 'bookings' | 'profile';
  readonly fields: Readonly<Record<string, FormField>>;
  readonly button: string;
  readonly csrf: string;
  readonly filled: FilledForm | undefined;
}

/** A form of somebody who is signed in: sent with what proves that it is theirs. */
export const ownForm = (request: SiteRequest, { page, fields, button, csrf, filled }: OwnForm): FormView => ({
  ...shownForm(fields, request, filled),
  name: page,
  action: agentsPath(request.language, page),
  button,
  thanks: null,
  hidden: { csrf },
  isDisabled: false,
});

/** An agent's details as the form has them. */
export function profileGiven(agent: Agent): ReadonlyMap<string, string> {
  const ticks = (name: string, values: readonly string[]) =>
    values.map((value) => [`${name}.${value}`, 'yes'] as const);
  return new Map([
    ...(['name', 'agency', 'city', 'country', 'language'] as const).map(
      (name) => [name, agent[name]] as const,
    ),
    ['telephone', agent.telephone ?? ''],
    ['about', agent.about ?? ''],
    ['is_listed', agent.is_listed ? 'yes' : ''],
    ...ticks('speaks', agent.speaks),
    ...ticks('specialities', agent.specialities),
  ]);
}

export const numberOf = ({ number_kind, number }: Agent): string =>
  `${numberKindNames[number_kind]} ${number}`;
