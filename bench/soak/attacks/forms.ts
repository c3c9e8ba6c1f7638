import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openMailServer, type ReceivedMail } from '../../../test/smtp-server.ts';
import { startPalapa } from '../../running-server.ts';
import { besidePalapa } from '../own-database.ts';
import { evenly, type FloodedForm, visitors } from './form-floods.ts';
import { type Latency, measureLatency } from './latency.ts';

/**
 * Forms of visitors and travel agents, 10,000 in a minute: from one address, then from as many addresses, with a kill -9
 * while the first ones are accepted. What was answered with yes is in the database and was mailed, once; the rest was
 * refused politely; no answer leads to another host; pages are read meanwhile.
 */

const PER_MINUTE = 10_000;
const SECONDS = 60;
const KILL_AFTER = 4000; // milliseconds
const TICKETS = 500;
const HOST = 'sal-y-brisa.localhost';
/** Milliseconds: what a page may take while forms are poured in. */
const MAX_PAGE_P95 = 500;
const MAILED_WITHIN = 180; // seconds
/** Milliseconds: each second a process makes so many pages for single visitors, of which a flood leaves none. */
const NEXT_SECOND = 1100;
const EVIL = '?next=https://evil.example/&url=//evil.example';

type Visitors = ReturnType<typeof visitors>;

/** Somebody to register, to write to and to sign in as. */
const DEMO_AGENT = 'agent@palapa.test';

const address = (form: string, number: number) => `${form}-${number}@flood.test`;

async function floodedForms({ ask }: Visitors): Promise<FloodedForm[]> {
  const hrefIn = async (page: string, start: string) => {
    const { body } = await ask('GET', HOST, page);
    const found = new RegExp(`href="(${start}[a-z0-9-]+)"`).exec(body)?.[1];
    if (found === undefined) throw new Error(`${page} leads to nothing below ${start}`);
    return found;
  };
  const [story, agent, brochures] = await Promise.all([
    hrefIn('/blog', '/blog/(?!\\d{4}")'),
    hrefIn('/find-a-travel-agent', '/find-a-travel-agent/'),
    ask('GET', HOST, '/brochure'),
  ]);
  const brochure = /<option value="(\d+)"/.exec(brochures.body)?.[1] ?? '';
  const of = (name: string, path: string, values: FloodedForm['values'], leadsTo = path): FloodedForm => ({
    name,
    host: HOST,
    path,
    leadsTo: `${leadsTo}?sent`,
    hasTicket: true,
    values: (number) => ({ form: name, email: address(name, number), ...values(number) }),
  });
  return [
    of('brochure', '/brochure', (number) => ({ name: `Ann ${number}`, brochure, how: 'download' })),
    of('agent', agent, (number) => ({ name: `Ben ${number}`, message: 'Hello\r\nBcc: all@flood.test' })),
    of('newsletter', story, () => ({ consent: 'yes' })),
    of('register', '/agents/register', (number) => ({
      name: `Eve ${number}`,
      agency: 'Flood Travel',
      city: 'Puebla',
      country: 'MX',
      number_kind: 'iata',
      number: '33520476',
      consent: 'yes',
    })),
    {
      name: 'sign-in',
      host: HOST,
      path: '/agents/sign-in',
      leadsTo: '/nowhere',
      hasTicket: false,
      values: (number) => ({
        email: number % 2 ? DEMO_AGENT : address('nobody', number),
        password: 'one two three four',
      }),
    },
  ];
}

interface Flood {
  readonly statuses: Map<number, number>;
  /** The address of everything that was answered with yes, by form. */
  readonly accepted: Map<string, string[]>;
  readonly astray: string[];
}

const newFlood = (): Flood => ({ statuses: new Map(), accepted: new Map(), astray: [] });

const summaryOf = ({ statuses }: Flood): string =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');

interface Pouring {
  readonly visitor: Visitors;
  readonly forms: readonly FloodedForm[];
  readonly tickets: string[];
  readonly ipOf: (number: number) => string;
  readonly from: number;
  readonly isOver: () => boolean;
}

async function pour(flood: Flood, { visitor, forms, tickets, ipOf, from, isOver }: Pouring): Promise<void> {
  await evenly({ total: PER_MINUTE, seconds: SECONDS, isOver }, async (at) => {
    const number = from + at;
    const form = forms[number % forms.length]!;
    const ticket = form.hasTicket ? tickets.pop() : undefined;
    const values: Record<string, string> = {
      ...form.values(number),
      ...(ticket !== undefined && { ticket }),
    };
    const path = number % 2 ? form.path : form.path + EVIL;
    const { status, location } = await visitor.send({ ...form, path }, values, ipOf(number));
    flood.statuses.set(status, (flood.statuses.get(status) ?? 0) + 1);
    if (status !== 303) return;
    if (!location.startsWith(form.leadsTo)) flood.astray.push(location);
    const accepted = flood.accepted.get(form.name) ?? [];
    flood.accepted.set(form.name, [...accepted, values['email']!]);
  });
}

const probes = {
  home: { path: '/', headers: { host: HOST, accept: 'text/html' }, pace: { every: 100 } },
  hub: { path: '/api/site', headers: { host: HOST }, pace: { every: 100 } },
} as const;

const latencyLine = (name: string, { count, failures, p50, p95, p99 }: Latency): string =>
  `${name}: ${count} read, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${failures} failed`;

const stored: Readonly<Record<string, string>> = {
  brochure: `select email from form_submission where form = 'brochure'`,
  agent: `select email from form_submission where form = 'agent'`,
  newsletter: 'select email from newsletter_subscriber',
  register: 'select email from agent_application',
};

/** What was accepted and is not there, or is there twice. */
async function lost(database: pg.Client, { accepted }: Flood): Promise<string[]> {
  const problems: string[] = [];
  for (const [form, query] of Object.entries(stored)) {
    const { rows } = await database.query<{ email: string }>(query);
    const emails = rows.map(({ email }) => email);
    const missing = (accepted.get(form) ?? []).filter((one) => !emails.includes(one));
    if (missing.length > 0) problems.push(`${missing.length} forms of ${form} were accepted and are lost`);
    if (new Set(emails).size < emails.length) problems.push(`a form of ${form} is there twice`);
  }
  return problems;
}

async function untilMailed(database: pg.Client): Promise<boolean> {
  for (let second = 0; second < MAILED_WITHIN; second += 1) {
    const { rows } = await database.query<{ waiting: number }>(
      'select count(*)::int as waiting from mail_outbox where next_try_at is not null',
    );
    if (rows[0]!.waiting === 0) return true;
    await pause(1000);
  }
  return false;
}

const idOf = ({ headers }: ReceivedMail) => headers.get('message-id') ?? '';

/** Every mail that was written was sent; a second time at most the one that was on its way at the kill. */
async function mailProblems(database: pg.Client, mails: readonly ReceivedMail[]) {
  const { rows } = await database.query<{ message_id: string }>(
    `select message_id from mail_outbox where recipient like '%flood.test' or submission_id is not null`,
  );
  const came = Map.groupBy(mails, (mail) => idOf(mail).slice(1).split('@', 1)[0]!);
  const missing = rows.filter(({ message_id }) => !came.has(message_id));
  const again = [...came.values()].filter(({ length }) => length > 1);
  const copied = mails.filter(({ headers }) => headers.has('bcc') || headers.has('cc'));
  return {
    figure: `${rows.length} mails written, ${mails.length} came, ${again.length} of them a second time under its Message-ID`,
    problems: [
      ...(missing.length > 0 ? [`${missing.length} mails never came`] : []),
      ...(again.length > 1 ? [`${again.length} mails came twice`] : []),
      ...(copied.length > 0 ? [`${copied.length} mails went to somebody whom a visitor named`] : []),
    ],
  };
}

const linkIn = ({ text }: ReceivedMail): string => {
  const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(text)![0]);
  return pathname + search;
};

/** Links of confirmations, pressed a second time by somebody who found the mail. */
async function replayProblems(visitor: Visitors, mails: readonly ReceivedMail[]): Promise<string[]> {
  const post = (path: string, values: Record<string, string>) =>
    visitor.ask('POST', HOST, path, { body: new URLSearchParams(values).toString(), ip: '198.51.100.7' });
  const mailTo = (form: string) => mails.find(({ to }) => to[0]?.startsWith(`${form}-`));
  const [letter, registered] = [mailTo('newsletter'), mailTo('register')];
  if (!letter || !registered) return ['no confirmation came'];
  const first = await post(linkIn(letter), {});
  const left = await post(linkIn(letter), {});
  const password = { password: 'seven boats and an oar' };
  const opened = await post(linkIn(registered), password);
  const again = await post(linkIn(registered), { password: 'eight boats and an oar' });
  return [
    ...(first.status === 200 && left.status === 200
      ? []
      : [`confirming was answered with ${first.status}, ${left.status}`]),
    ...(opened.status === 303 && again.status === 410
      ? []
      : [`a used link of registration was answered with ${again.status} after ${opened.status}`]),
  ];
}

export async function floodForms(dataDir: string): Promise<readonly string[]> {
  const smtp = await openMailServer();
  const env = { TRUST_PROXY: '1', SMTP_URL: smtp.url };
  const problems: string[] = [];
  const say = (figure: string) => console.log(`  ${figure}`);
  const all = newFlood();
  const take = (flood: Flood, name: string) => {
    say(`${name}: ${summaryOf(flood)}`);
    for (const [form, emails] of flood.accepted) {
      all.accepted.set(form, [...(all.accepted.get(form) ?? []), ...emails]);
    }
    all.astray.push(...flood.astray);
  };

  const killed = await startPalapa(dataDir, { env });
  let visitor = visitors(killed.port);
  const forms = await floodedForms(visitor);
  const tickets = await visitor.tickets(HOST, TICKETS);
  await pause(2100);
  let isKilled = false;
  const manyIps = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const first = newFlood();
  const pouring = pour(first, { visitor, forms, tickets, ipOf: manyIps, from: 0, isOver: () => isKilled });
  await pause(KILL_AFTER);
  isKilled = true;
  const ended = once(killed.process, 'exit');
  killed.process.kill('SIGKILL');
  await ended;
  await pouring;
  visitor.close();
  take(first, `from many addresses, killed after ${KILL_AFTER / 1000} s`);

  await using server = await startPalapa(dataDir, { env });
  visitor = visitors(server.port);
  let from = PER_MINUTE;
  for (const [name, ipOf] of [
    ['from many addresses', manyIps],
    ['from one address', () => '203.0.113.9'],
  ] as const) {
    const flood = newFlood();
    const fresh = await visitor.tickets(HOST, TICKETS);
    await pause(2100);
    const flooding = pour(flood, { visitor, forms, tickets: fresh, ipOf, from, isOver: () => false });
    const latency = await measureLatency(server.port, probes, flooding);
    from += PER_MINUTE;
    take(flood, `${PER_MINUTE} in ${SECONDS} s ${name}`);
    for (const [page, measured] of Object.entries(latency)) {
      say(`  ${latencyLine(page, measured)}`);
      if (measured.failures > 0) problems.push(`${measured.failures} of ${page} failed ${name}`);
      if (measured.p95 > MAX_PAGE_P95)
        problems.push(`${page} took ${measured.p95.toFixed(0)} ms (p95) ${name}`);
    }
    const faults = [...flood.statuses].filter(
      ([status]) => status === 0 || (status >= 500 && status !== 503),
    );
    problems.push(...faults.map(([status, count]) => `${count} forms were answered with ${status} ${name}`));
  }

  const database = await besidePalapa(dataDir);
  try {
    const accepted = [...all.accepted].map(([form, emails]) => `${emails.length} ${form}`).join(', ');
    say(`accepted: ${accepted}`);
    problems.push(...all.astray.map((location) => `an answer led to ${location}`));
    problems.push(...(await lost(database, all)));
    if (!(await untilMailed(database))) problems.push(`mails still wait after ${MAILED_WITHIN} s`);
    const mailed = await mailProblems(database, smtp.mails);
    say(mailed.figure);
    await pause(NEXT_SECOND);
    problems.push(...mailed.problems, ...(await replayProblems(visitor, smtp.mails)));
  } finally {
    await database.end();
    visitor.close();
    smtp.close();
  }
  return problems;
}
