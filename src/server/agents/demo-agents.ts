import { eq } from 'drizzle-orm';
import type { BookingAction } from '../../domain/agents/booking-state.ts';
import { defaultRules } from '../../domain/agents/bonus-rules.ts';
import type { NumberKind } from '../../domain/agents/registration-number.ts';
import type { Language } from '../../domain/language.ts';
import { addDays } from '../../domain/time/calendar.ts';
import type { Queries, Transactions } from '../content/store/repository.ts';
import { agent, agent_booking } from '../database/agents-schema.ts';
import { mail_outbox } from '../database/forms-schema.ts';
import type { Config } from '../config.ts';
import { hashPassword } from '../staff/account/password-hash.ts';
import { DEMO_PASSWORD } from '../staff/people/demo-staff.ts';
import { agentOfValues } from './account/applications.ts';
import { setAgentPassword } from './account/one-time-links.ts';
import { advanceIn } from './bookings/advance.ts';
import { bonusRules, saveRules } from './bookings/rules.ts';
import { logBooking } from './bookings/bookings.ts';

/** The invented travel agents of the demo group, and what they have logged. */

interface DemoAgent {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly agency: string;
  readonly city: string;
  readonly country: string;
  readonly kind: NumberKind;
  readonly number: string;
  readonly state: 'waiting' | 'approved' | 'declined';
  readonly reason?: string;
  readonly speaks?: readonly string[];
  readonly specialities?: readonly string[];
  readonly about?: string;
}

const agents: readonly DemoAgent[] = [
  {
    name: 'Lucía Méndez',
    email: 'agent@palapa.test',
    language: 'es',
    agency: 'Viajes del Faro',
    city: 'Mérida',
    country: 'MX',
    kind: 'iata',
    number: '33520476',
    state: 'approved',
    speaks: ['es', 'en'],
    specialities: ['weddings', 'groups'],
    about:
      'Organizo bodas frente al mar desde hace veinte años, y conozco cada terraza en la que conviene brindar.',
  },
  {
    name: 'Harriet Cole',
    email: 'harriet@coleandtide.test',
    language: 'en',
    agency: 'Cole & Tide Travel',
    city: 'Bristol',
    country: 'GB',
    kind: 'true',
    number: '70441208',
    state: 'approved',
    speaks: ['en', 'fr'],
    specialities: ['families', 'water'],
    about:
      'Three children, forty dives, and a list of the rooms from which you can hear both the sea and the baby.',
  },
  {
    name: 'Otto Brandt',
    email: 'otto@meerzeit.test',
    language: 'en',
    agency: 'Meerzeit Reisen',
    city: 'Hamburg',
    country: 'DE',
    kind: 'iata',
    number: '23410096',
    state: 'approved',
    speaks: ['de', 'en'],
    specialities: ['golf', 'couples'],
    about: 'I plan slow journeys: two houses, one long drive between them, and nothing booked before ten.',
  },
  {
    name: 'Amélie Roy',
    email: 'amelie@voyagesboreal.test',
    language: 'en',
    agency: 'Voyages Boréal',
    city: 'Montréal',
    country: 'CA',
    kind: 'arc',
    number: '61122003',
    state: 'approved',
    speaks: ['fr', 'en', 'es'],
    specialities: ['groups', 'couples'],
    about: 'For choirs, clubs and companies who leave the winter together and want to dine at one table.',
  },
  {
    name: 'Dana Whitfield',
    email: 'dana@whitfieldhoneymoons.test',
    language: 'en',
    agency: 'Whitfield Honeymoons',
    city: 'Austin',
    country: 'US',
    kind: 'clia',
    number: '00523187',
    state: 'waiting',
  },
  {
    name: 'Rubén Solís',
    email: 'ruben@rutasolar.test',
    language: 'es',
    agency: 'Ruta Solar',
    city: 'Ciudad de México',
    country: 'MX',
    kind: 'true',
    number: '70118834',
    state: 'declined',
    reason: 'El número no aparece en el registro. Escríbanos cuando lo tenga al día.',
  },
];

interface DemoBooking {
  readonly by: number;
  readonly resort: readonly [id: number, name: string];
  readonly number: string;
  readonly guest: string;
  /** Days from the day on which the demo is loaded. */
  readonly arrives: number;
  readonly nights: number;
  readonly rooms: number;
  /** How far it has come. */
  readonly steps: readonly BookingAction[];
}

const casaMarea = [1501, 'Casa Marea'] as const;
const costaOcaso = [2401, 'Costa Ocaso'] as const;
const bahiaCoral = [3601, 'Bahía Coral'] as const;
const lanternCay = [5201, 'Lantern Cay'] as const;
const paid = ['verify', 'release', 'pay'] as const;

const bookings: readonly DemoBooking[] = [
  {
    by: 0,
    resort: casaMarea,
    number: 'CM-20418',
    guest: 'Ancona',
    arrives: -64,
    nights: 5,
    rooms: 2,
    steps: paid,
  },
  {
    by: 0,
    resort: costaOcaso,
    number: 'CO-7731',
    guest: 'Peniche',
    arrives: -51,
    nights: 4,
    rooms: 1,
    steps: paid,
  },
  {
    by: 0,
    resort: bahiaCoral,
    number: 'BC-11902',
    guest: 'Castillo',
    arrives: -22,
    nights: 7,
    rooms: 3,
    steps: ['verify', 'release'],
  },
  {
    by: 0,
    resort: casaMarea,
    number: 'CM-20577',
    guest: 'Novelo',
    arrives: -9,
    nights: 4,
    rooms: 1,
    steps: ['verify'],
  },
  {
    by: 0,
    resort: lanternCay,
    number: 'LC-3310',
    guest: 'Barrera',
    arrives: -16,
    nights: 3,
    rooms: 1,
    steps: ['decline'],
  },
  {
    by: 0,
    resort: casaMarea,
    number: 'CM-20811',
    guest: 'Sosa',
    arrives: 33,
    nights: 6,
    rooms: 8,
    steps: [],
  },
  {
    by: 1,
    resort: bahiaCoral,
    number: 'BC-11874',
    guest: 'Ashworth',
    arrives: -30,
    nights: 10,
    rooms: 2,
    steps: ['verify', 'release'],
  },
  {
    by: 1,
    resort: lanternCay,
    number: 'LC-3342',
    guest: 'Pryce',
    arrives: -4,
    nights: 3,
    rooms: 1,
    steps: [],
  },
  {
    by: 1,
    resort: bahiaCoral,
    number: 'BC-12044',
    guest: 'Okonkwo',
    arrives: 19,
    nights: 7,
    rooms: 1,
    steps: [],
  },
  {
    by: 2,
    resort: costaOcaso,
    number: 'CO-7790',
    guest: 'Lindemann',
    arrives: -12,
    nights: 8,
    rooms: 1,
    steps: ['verify'],
  },
  {
    by: 3,
    resort: bahiaCoral,
    number: 'BC-12044',
    guest: 'Okonkwo',
    arrives: 19,
    nights: 7,
    rooms: 1,
    steps: [],
  },
  {
    by: 3,
    resort: casaMarea,
    number: 'CM-20702',
    guest: 'Gagnon',
    arrives: -6,
    nights: 4,
    rooms: 12,
    steps: [],
  },
];

const actor = { id: null, name: 'Palapa demo' };
const from = {
  site: { name: 'Sal y Brisa', staffLanguage: 'en', telephone: null, address: null },
  origin: '',
} as const;

async function storeAgent(db: Queries, one: DemoAgent, hash: string | undefined): Promise<string> {
  const { name, agency, city, country, kind, number, email, language, state } = one;
  const values = { name, agency, city, country, number_kind: kind, number, consent: '2026-12' };
  const made = agentOfValues(email, language, values);
  await db.insert(agent).values({
    ...made,
    slug: made.slug.replace(/-[^-]*$/, ''),
    state,
    reason: one.reason ?? null,
    decided_by: state === 'waiting' ? null : actor.name,
    is_listed: one.speaks !== undefined,
    speaks: [...(one.speaks ?? [])],
    specialities: [...(one.specialities ?? [])],
    about: one.about ?? null,
  });
  if (hash !== undefined) await setAgentPassword(db, made.id, hash);
  return made.id;
}

/** What a booking goes through, with the words that each step needs. */
async function takeSteps(
  db: Queries,
  id: number,
  steps: readonly BookingAction[],
  today: string,
): Promise<void> {
  for (const action of steps) {
    const words = { reason: 'El huésped canceló dos días antes de llegar.', reference: 'SPEI 004417' };
    await advanceIn(db, [id], { action, actor, today, ...words }, from);
  }
}

/**
 * `today` as 'YYYY-MM-DD'. Agents can sign in, with the password of the demo's staff, only where nobody but this machine
 * reaches Palapa.
 */
export async function loadDemoAgents(
  db: Queries & Transactions,
  today: string,
  { isLoopback, passwordCost }: Pick<Config, 'isLoopback' | 'passwordCost'>,
): Promise<void> {
  // The content of a demo may be loaded once more; its agents stay.
  if ((await db.$count(agent)) > 0) return;
  const hash = isLoopback ? await hashPassword(DEMO_PASSWORD, passwordCost) : undefined;
  const ids: string[] = [];
  for (const one of agents) ids.push(await storeAgent(db, one, hash));
  await saveRules(db, 0, {
    ...defaultRules,
    cents: 1200,
    resorts: [{ resort_id: lanternCay[0], cents: 2000 }],
  });
  const rules = await bonusRules(db);
  for (const { by, resort, arrives, steps, ...stay } of bookings) {
    const [resort_id, resort_name] = resort;
    const booking = await logBooking(
      db,
      {
        ...stay,
        resort_id,
        resort_name,
        agentId: ids[by]!,
        agentName: agents[by]!.name,
        arrival: addDays(today, arrives),
      },
      rules,
    );
    const logged_at = `${addDays(today, Math.min(arrives, 0) - 20)}T15:00:00Z`;
    await db.update(agent_booking).set({ logged_at }).where(eq(agent_booking.id, booking!.id));
    await takeSteps(db, booking!.id, steps, today);
  }
  // They are invented: nobody is written to.
  await db.delete(mail_outbox).where(eq(mail_outbox.kind, 'agent'));
}
