import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AGENT_HOST,
  AGENT_PASSWORD,
  AGENT_SITE,
  agentBrowser,
  registration,
} from '../../../test/agent-visitor.ts';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../test/app.ts';
import { agentsPath } from '../../domain/site/agent-paths.ts';
import { numberForms } from '../../domain/agents/registration-number.ts';
import {
  agent,
  agent_application,
  agent_booking,
  agent_payment,
  agent_session,
} from '../database/agents-schema.ts';
import { form_submission, form_try, mail_outbox } from '../database/forms-schema.ts';
import { countAttempt, counter } from '../staff/sign-in/login-throttle.ts';
import { signInTry } from '../database/sign-in-schema.ts';
import { publishedResort } from '../../../test/agent-resorts.ts';
import { forgetApplications } from './account/applications.ts';

let test: SharedTestApp;
let resort: number;

beforeAll(async () => {
  test = await sharedTestApp();
  await test.create(
    'site',
    null,
    siteBody('group', {
      isDefault: true,
      name: 'Sal y Brisa',
      contact: { email: 'office@salybrisa.test', telephone: '+52 998 555 0101' },
      formMail: { contact: 'desk@salybrisa.test', agent: 'agents@salybrisa.test' },
    }),
    AGENT_SITE,
  );
  await test.create('site', null, siteBody('marea', { name: 'Casa Marea' }), 15);
  resort = await publishedResort(test, 'Casa Marea');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(agent_booking);
  await test.db.delete(agent);
  await test.db.delete(agent_application);
  await test.db.delete(form_submission);
  await test.db.delete(form_try);
  await test.db.delete(signInTry);
  await test.db.delete(mail_outbox);
  test.signIn(administrator);
});

/**
 * A process makes so many pages a second for forms, and quick tests one after the other use them up: each begins in a second of
 * its own.
 */
const { now } = Date;
let secondsAhead = 0;
beforeEach(() => {
  secondsAhead += 1;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + secondsAhead * 1000);
});
afterEach(() => vi.mocked(Date.now).mockRestore());

const mails = () => test.db.select().from(mail_outbox).orderBy(mail_outbox.id);
const linkIn = (text: string) => new URL(/http\S+/.exec(text)![0]);
const lastLink = async () => {
  const { pathname, search } = linkIn((await mails()).at(-1)!.text);
  return pathname + search;
};

/** Somebody who registered and chose a password, in a browser that is signed in. */
async function registered(more: Partial<typeof registration> = {}) {
  const browser = agentBrowser(test);
  await browser.postWithTicket('/agents/register', { ...registration, ...more });
  const link = await lastLink();
  const { statusCode } = await browser.post(link, { password: AGENT_PASSWORD });
  expect(statusCode).toBe(303);
  const [own] = await test.db
    .select()
    .from(agent)
    .where(eq(agent.email, more.email ?? registration.email));
  return { browser, own: own!, link };
}

const devise = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/devise/agents${url}`, ...(payload && { payload }) });

async function approved(more: Partial<typeof registration> = {}) {
  const { browser, own } = await registered(more);
  const { statusCode } = await devise('PUT', `/${own.id}`, { version: own.version, state: 'approved' });
  expect(statusCode).toBe(200);
  return { browser, own };
}

const stay = { number: 'AB-12345', guest: 'Peña', arrival: '2030-02-14', nights: '5', rooms: '2' };

async function log(browser: ReturnType<typeof agentBrowser>, more: Record<string, string> = {}) {
  const csrf = await browser.csrfOf();
  return browser.post('/agents/bookings', { resort: String(resort), ...stay, csrf, ...more });
}

describe('registering', () => {
  it('takes a mail, a password and a decision of staff', async () => {
    const { browser, own } = await registered();
    expect(own).toMatchObject({ state: 'waiting', number: '33520476', email: 'lucia@faro.test' });
    const page = await browser.get('/agents/bookings');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Your application is with us');
    expect(page.body).toContain('mailto:agents@salybrisa.test');
    expect(page.body).not.toContain('name="resort"');
    const told = await mails();
    expect(told.map(({ recipient }) => recipient)).toEqual(['lucia@faro.test', 'agents@salybrisa.test']);
    expect(told[1]!.text).toContain(`/devise/agents/${own.id}`);

    const decided = await devise('PUT', `/${own.id}`, {
      version: 1,
      state: 'approved',
      reason: 'Welcome aboard.',
    });
    expect(decided.json().data).toMatchObject({ state: 'approved', decided_by: 'Inés Robles' });
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'lucia@faro.test',
      reply_to: 'agents@salybrisa.test',
    });
    expect((await mails()).at(-1)!.text).toContain('Welcome aboard.');
    expect((await browser.get('/agents/bookings')).body).toContain('name="resort"');
    const late = await devise('PUT', `/${own.id}`, { version: 1, state: 'declined' });
    expect(late.statusCode).toBe(409);
  });

  it('is one application and one mail, however often the same form is sent', async () => {
    const browser = agentBrowser(test);
    const ticket = await browser.newForm();
    const send = () => browser.post('/agents/register', { ...registration, ticket });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect((await send()).statusCode).toBe(303);
    expect(await test.db.$count(agent_application)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('stands in the list of staff, who wait above, with what was booked, and found by its words', async () => {
    const { browser, own } = await approved();
    await log(browser);
    const { own: waiting } = await registered({ email: 'waits@faro.test', name: 'Noé Waits' });
    const listed = async (query: string) => {
      const { data, meta } = (await devise('GET', query)).json<{
        data: { id: string; bookings: number }[];
        meta: { total: number };
      }>();
      return { total: meta.total, rows: data.map(({ id, bookings }) => [id, bookings]) };
    };
    expect(await listed('')).toEqual({
      total: 2,
      rows: [
        [waiting.id, 0],
        [own.id, 1],
      ],
    });
    expect(await listed('?searchterm=noe')).toEqual({ total: 1, rows: [[waiting.id, 0]] });
    expect(await listed('?state=approved')).toEqual({ total: 1, rows: [[own.id, 1]] });
    expect((await devise('GET', '/%00')).statusCode).toBe(404);
  });

  it('is written to agents in their language', async () => {
    const browser = agentBrowser(test);
    await browser.postWithTicket('/es/agentes/registro', registration);
    const [mail] = await mails();
    expect(mail!.subject).toBe('Confirma tu correo · Sal y Brisa');
    expect(linkIn(mail!.text).pathname).toBe('/es/agentes/confirmar');
  });

  it.each(['iata', 'arc', 'clia', 'true'] as const)(
    'says of a wrong %s number what it looks like',
    async (kind) => {
      const wrong = { ...registration, number_kind: kind, number: kind === 'true' ? '00123456' : '12345678' };
      const { statusCode, body } = await agentBrowser(test).postWithTicket('/agents/register', wrong);
      expect(statusCode).toBe(422);
      expect(body).toContain(numberForms[kind].en);
      expect(await mails()).toEqual([]);
    },
  );

  it('answers the same for addresses that are agents and that are not', async () => {
    await registered();
    await test.db.delete(mail_outbox);
    const ask = (email: string) =>
      agentBrowser(test).postWithTicket('/agents/register', { ...registration, email });
    const [known, unknown] = [await ask(registration.email), await ask('nobody@faro.test')];
    for (const answer of [known, unknown]) {
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([
        303,
        '/agents/register?sent#form-agents-register',
        '',
      ]);
    }
    const forgot = (email: string) => agentBrowser(test).postWithTicket('/agents/password', { email });
    const answers = [await forgot(registration.email), await forgot('nobody@faro.test')];
    expect(new Set(answers.map(({ headers, statusCode }) => `${statusCode} ${headers.location}`)).size).toBe(
      1,
    );
    const told = await mails();
    expect(told.map(({ recipient, subject }) => [recipient, subject.split(' · ')[0]])).toEqual([
      [registration.email, 'You are registered already'],
      ['nobody@faro.test', 'Confirm your address'],
      [registration.email, 'A new password'],
    ]);
    expect(await test.db.$count(agent)).toBe(1);
  });

  it('writes to an agent in the language of the agent, whatever language somebody registers in', async () => {
    await registered();
    await test.db.delete(mail_outbox);
    await agentBrowser(test).postWithTicket(agentsPath('es', 'register'), registration);
    await agentBrowser(test).postWithTicket(agentsPath('es', 'register'), {
      ...registration,
      email: 'nobody@faro.test',
    });
    const subjects = (await mails()).map(({ subject }) => subject.split(' · ')[0]);
    expect(subjects).toEqual(['You are registered already', 'Confirma tu correo']);
  });

  it('uses each link once, and the first one to be used ends the others', async () => {
    const browser = agentBrowser(test);
    await browser.postWithTicket('/agents/register', registration);
    const first = await lastLink();
    await browser.postWithTicket('/agents/register', { ...registration, name: 'Somebody Else' });
    const second = await lastLink();
    expect((await browser.get(first)).statusCode).toBe(200);
    expect((await browser.get(first)).statusCode).toBe(200);
    expect((await browser.post(first, { password: AGENT_PASSWORD })).statusCode).toBe(303);
    for (const link of [first, second]) {
      expect((await browser.get(link)).statusCode).toBe(410);
      expect((await browser.post(link, { password: 'otra clave bien larga' })).statusCode).toBe(410);
    }
    expect((await browser.signIn(registration.email, AGENT_PASSWORD)).statusCode).toBe(303);
    expect(await test.db.$count(agent)).toBe(1);
  });

  it('refuses passwords that anybody would try', async () => {
    const browser = agentBrowser(test);
    await browser.postWithTicket('/agents/register', registration);
    const link = await lastLink();
    for (const [password, said] of [
      ['palabra', 'twelve characters'],
      ['password1234', 'Too many people'],
      ['lucia.mendez.faro', 'Your own name'],
    ]) {
      const { statusCode, body } = await browser.post(link, { password: password! });
      expect([statusCode, body.includes(said!), body.includes(password!)]).toEqual([422, true, false]);
    }
  });

  it('is forgotten where the link is never followed', async () => {
    await agentBrowser(test).postWithTicket('/agents/register', registration);
    await forgetApplications(test.db);
    expect(await test.db.$count(agent_application)).toBe(1);
    await test.db.update(agent_application).set({ ends_at: '2026-01-01T00:00:00Z' });
    await forgetApplications(test.db);
    expect(await test.db.$count(agent_application)).toBe(0);
  });

  it('is looked at once more without a ticket, and told to nobody by programs that fill in everything', async () => {
    const browser = agentBrowser(test);
    const quick = await browser.post('/agents/register', registration);
    expect([
      quick.statusCode,
      quick.body.includes('Is all well?') || quick.body.includes('name="ticket"'),
    ]).toEqual([200, true]);
    expect(await mails()).toEqual([]);
    const trapped = await browser.postWithTicket('/agents/register', { ...registration, website: 'x' });
    expect(trapped.statusCode).toBe(303);
    expect(await mails()).toEqual([]);
  });
});

describe('signing in', () => {
  it('sets a cookie of the agents’ own, which opens nothing of staff', async () => {
    const { browser } = await approved();
    await browser.signIn(registration.email, AGENT_PASSWORD);
    expect([...browser.cookies.keys()]).toEqual(['palapa-agent.session_token']);
    const cookie = browser.cookies.get('palapa-agent.session_token')!;
    const { sharedTestApp: open } = await import('../../../test/app.ts');
    const real = await open({ withSessions: true });
    const asStaff = await real.app.inject({
      url: '/api/devise/session',
      headers: { cookie: `palapa.session_token=${cookie}; palapa-agent.session_token=${cookie}` },
    });
    expect(asStaff.statusCode).toBe(401);
    await real.close();
  });

  it('says the same of a wrong password and of an unknown address, and waits after several', async () => {
    await registered();
    const browser = agentBrowser(test);
    const wrong = await browser.signIn(registration.email, 'tres faros y dos remos');
    const unknown = await browser.signIn('nobody@faro.test', 'tres faros y dos remos');
    const said = (body: string) => body.replaceAll(/value="[^"]*"/g, '');
    expect([wrong.statusCode, said(wrong.body)]).toEqual([unknown.statusCode, said(unknown.body)]);
    expect(wrong.body).toContain('do not fit together');
    for (let at = 0; at < 5; at += 1) await browser.signIn(registration.email, 'x');
    const waits = await browser.signIn(registration.email, AGENT_PASSWORD);
    expect([waits.statusCode, Number(waits.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('waits after many guesses from as many networks, and a new password signs in without waiting', async () => {
    await registered();
    const guess = (n: number) =>
      agentBrowser(test, `198.51.100.${n}`).signIn(registration.email, 'a wrong password');
    for (let n = 1; n <= 29; n += 1) await countAttempt(test.db, [counter('agent', registration.email)]);
    expect((await guess(30)).statusCode).toBe(422);
    await test.db.update(signInTry).set({ blocked_until: new Date('2035-01-01T00:00:00Z') });
    expect((await guess(31)).statusCode).toBe(429);
    await agentBrowser(test).postWithTicket('/agents/password', { email: registration.email });
    const owner = agentBrowser(test, '203.0.113.9');
    expect((await owner.post(await lastLink(), { password: 'otra clave bien larga' })).statusCode).toBe(303);
    expect((await owner.get('/agents/bookings')).statusCode).toBe(200);
  });

  it('ends the oldest of a hundred sessions', async () => {
    const { own } = await registered();
    await test.db.delete(agent_session);
    const expiresAt = new Date('2099-01-01T00:00:00Z');
    const earlier = Array.from({ length: 100 }, (_, n) => {
      const name = String(n).padStart(2, '0');
      return { id: name, token: name, userId: own.id, expiresAt, createdAt: new Date(2026, 0, 1, 0, n) };
    });
    await test.db.insert(agent_session).values(earlier);
    const browser = agentBrowser(test);
    expect((await browser.signIn(registration.email, AGENT_PASSWORD)).statusCode).toBe(303);
    const kept = await test.db.select({ id: agent_session.id }).from(agent_session);
    expect([kept.length, kept.some(({ id }) => id === '00')]).toEqual([100, false]);
    expect((await browser.get('/agents/bookings')).statusCode).toBe(200);
  });

  it('ends with the press of a button, and with a new password', async () => {
    const { browser } = await registered();
    const csrf = await browser.csrfOf();
    await browser.post('/agents/sign-out', { csrf: 'x' });
    expect(await test.db.$count(agent_session)).toBe(1);
    await browser.post('/agents/sign-out', { csrf });
    expect(await test.db.$count(agent_session)).toBe(0);
    expect((await browser.get('/agents/bookings')).headers.location).toBe('/agents');

    await browser.signIn(registration.email, AGENT_PASSWORD);
    await agentBrowser(test).postWithTicket('/agents/password', { email: registration.email });
    const link = await lastLink();
    const other = agentBrowser(test);
    await other.post(link, { password: 'otra clave bien larga' });
    expect((await browser.get('/agents/bookings')).statusCode).toBe(303);
    expect((await other.get('/agents/bookings')).statusCode).toBe(200);
    expect((await other.post(link, { password: 'una tercera bien larga' })).statusCode).toBe(410);
  });

  it('is of the group’s site alone, and from its own pages alone', async () => {
    const there = await test.app.inject({
      url: '/agents',
      headers: { host: 'marea.test', accept: 'text/html' },
    });
    expect(there.statusCode).toBe(404);
    const browser = agentBrowser(test);
    const foreign = await browser.post(
      '/agents/sign-in',
      { email: 'a@b.test', password: 'x' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.statusCode).toBe(403);
  });
});

describe('bookings', () => {
  it('are logged by the rules, with what they earn', async () => {
    const { browser, own } = await approved();
    const done = await log(browser);
    expect(done.statusCode).toBe(303);
    const [booking] = await test.db.select().from(agent_booking);
    expect(booking).toMatchObject({
      agent_id: own.id,
      resort_name: 'Casa Marea',
      number_key: 'AB12345',
      cents: 10_000,
      currency: 'USD',
      payable_from: '2030-02-19',
      state: 'logged',
    });
    const page = await browser.get(done.headers.location!);
    expect(page.body).toContain('The booking is logged');
    expect(page.body).toMatch(/USD\s100\.00/);
    const again = await log(browser, { number: 'ab 12345' });
    expect([again.statusCode, again.body.includes('You have logged this booking already')]).toEqual([
      422,
      true,
    ]);
    const unreadable = await log(browser, { number: '- - -', guest: '...', arrival: '9999-12-31' });
    expect(unreadable.statusCode).toBe(422);
    expect(unreadable.body.match(/>This needs a letter or a digit\.</g)).toHaveLength(2);
    expect(unreadable.body).toContain('A day within 10 years.');
    const early = await log(browser, { number: 'X1', arrival: '2020-01-01', nights: '2' });
    expect(early.body).toContain('Stays of 3 nights or more count.');
    expect(early.body).toContain('before the day of arrival');
    const unknown = await log(browser, { number: 'X2', resort: '99' });
    expect(unknown.statusCode).toBe(422);
    expect(await test.db.$count(agent_booking)).toBe(1);
  });

  it('take no form of another page, of another session, or of somebody who waits', async () => {
    const { browser } = await approved();
    const csrf = await browser.csrfOf();
    const values = { resort: String(resort), ...stay };
    expect((await browser.post('/agents/bookings', values)).headers.location).toBe('/agents');
    expect(
      (await browser.post('/agents/bookings', { ...values, csrf }, { 'sec-fetch-site': 'cross-site' }))
        .statusCode,
    ).toBe(403);
    const { browser: waiting } = await registered({ email: 'otro@faro.test' });
    expect((await waiting.post('/agents/bookings', { ...values, csrf })).headers.location).toBe('/agents');
    const own = await waiting.csrfOf();
    expect((await waiting.post('/agents/bookings', { ...values, csrf: own })).headers.location).toBe(
      '/agents/bookings',
    );
    expect(await test.db.$count(agent_booking)).toBe(0);
  });

  it('are read by nobody else', async () => {
    const { browser: lucia } = await approved();
    const { browser: otto } = await approved({ email: 'otto@reisen.test', name: 'Otto Brandt' });
    const done = await log(lucia);
    const id = new URL(done.headers.location!, 'http://x').searchParams.get('logged');
    for (const url of [
      `/agents/bookings?logged=${id}`,
      '/agents/statement?year=2030',
      '/agents/statement.csv?year=2030',
    ]) {
      expect((await lucia.get(url)).body).toContain('AB-12345');
      expect((await otto.get(url)).body).not.toContain('AB-12345');
      const nobody = await agentBrowser(test).get(url);
      expect([nobody.statusCode, nobody.body]).toEqual([303, '']);
    }
  });

  it('are paid on the day that it is at the group, also on New Year’s Eve', async () => {
    const { browser, own } = await approved();
    // 22:30 in Cancún
    const paid = { reference: 'SB-2030', currency: 'USD', cents: 10_000, bookings: 1 };
    await test.db
      .insert(agent_payment)
      .values({ ...paid, agent_id: own.id, paid_at: '2031-01-01T03:30:00Z', actor_name: 'Inés Robles' });
    const page = await browser.get('/agents/statement?year=2030');
    expect(page.body).toContain('SB-2030');
    expect(page.body).toContain('December 31, 2030');
    expect((await browser.get('/agents/statement?year=2031')).body).not.toContain('SB-2030');
  });

  it('stand on a statement that names the agency as it is written', async () => {
    const { browser, own } = await approved();
    await test.db.update(agent).set({ agency: "Viajes $& {number} $'" }).where(eq(agent.id, own.id));
    const page = await browser.get('/agents/statement');
    expect(page.body).toContain('Viajes $&amp; {number} $&#x27;, IATA 33520476');
  });

  it('stand on a statement, and as a table without formulas', async () => {
    const { browser } = await approved();
    await log(browser, { guest: '=1+2', number: '@SUM(A1)' });
    const page = await browser.get('/es/agentes/estado-de-cuenta?year=2030');
    expect(page.body).toContain('Estado de cuenta 2030');
    expect(page.body).toContain('Viajes del Faro, IATA 33520476');
    const csv = await browser.get('/agents/statement.csv?year=2030');
    expect(csv.headers['content-type']).toContain('text/csv');
    const [heads, row] = csv.body.split('\r\n');
    expect(heads).toBe(
      '\ufeffconfirmation,guest,resort,arrival,nights,rooms,amount,currency,state,reason,logged',
    );
    expect(row).toMatch(/^"'@SUM\(A1\)","'=1\+2",Casa Marea,2030-02-14,5,2,100\.00,USD,logged,,2/);
  });
});

describe('a travel agent whom visitors find', () => {
  const profile = {
    name: 'Lucía Méndez',
    agency: 'Viajes del Faro',
    city: 'Mérida',
    country: 'MX',
    language: 'es',
    'speaks.es': 'yes',
    'speaks.fr': 'yes',
    'specialities.weddings': 'yes',
    'specialities.water': 'yes',
    about: 'Veinte años de bodas junto al mar.',
  };
  const list = async (more: Record<string, string> = { is_listed: 'yes' }) => {
    const { browser } = await approved();
    await browser.post('/agents/details', {
      ...profile,
      ...more,
      csrf: await browser.csrfOf('/agents/details'),
    });
    return browser;
  };
  const found = async (query: string) => (await agentBrowser(test).get(`/find-a-travel-agent${query}`)).body;

  it('is found by place, name, language and speciality, and never by an address or a number', async () => {
    await list();
    for (const query of [
      '',
      '?q=merida',
      '?q=lucia+faro',
      '?q=mexico',
      '?language=fr',
      '?speciality=weddings',
    ]) {
      expect([query, (await found(query)).includes('Viajes del Faro')]).toEqual([query, true]);
    }
    for (const query of [
      '?q=lucia@faro.test',
      '?q=33520476',
      '?q=oslo',
      '?language=de',
      '?speciality=golf',
    ]) {
      expect([query, (await found(query)).includes('Viajes del Faro')]).toEqual([query, false]);
    }
    expect(await found('')).not.toContain('lucia@faro.test');
    const facts = async (path: string) => {
      const { body } = await agentBrowser(test).get(path);
      return [...body.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text]) => text);
    };
    expect(await facts('/find-a-travel-agent')).toEqual(['Spanish, French', 'Weddings, Diving and the sea']);
    // Behind its label Spanish writes a list small.
    expect(await facts('/es/encuentra-un-agente')).toEqual(['español, francés', 'bodas, buceo y mar']);
  });

  it('is found only by their own will and with the yes of staff', async () => {
    const browser = await list({});
    expect(await found('')).not.toContain('Viajes del Faro');
    await browser.post('/agents/details', { ...profile, is_listed: 'yes', csrf: await browser.csrfOf() });
    expect(await found('')).toContain('Viajes del Faro');
    const [own] = await test.db.select().from(agent);
    await devise('PUT', `/${own!.id}`, { version: own!.version, state: 'declined', reason: 'No longer.' });
    expect(await found('')).not.toContain('Viajes del Faro');
    expect((await agentBrowser(test).get(`/find-a-travel-agent/${own!.slug}`)).statusCode).toBe(404);
  });

  it('gets what visitors write by mail, and their address is shown to nobody', async () => {
    await list();
    const [own] = await test.db.select().from(agent);
    await test.db.delete(mail_outbox);
    const visitor = agentBrowser(test);
    const page = `/find-a-travel-agent/${own!.slug}`;
    expect((await visitor.get(page)).body).not.toContain('lucia@faro.test');
    const letter = { name: 'Ann', email: 'ann@visitor.test', message: 'A wedding for forty?\nIn May.' };
    const wrong = await visitor.postWithTicket(page, { ...letter, email: 'ann' });
    expect([wrong.statusCode, wrong.body.includes('In May.')]).toEqual([422, true]);
    const sent = await visitor.postWithTicket(page, letter);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${page}?sent=agent#form-agent`]);
    expect((await visitor.get(sent.headers.location!.split('#')[0]!)).body).toContain('on its way');
    const [toAgent, toVisitor] = await mails();
    expect(toAgent).toMatchObject({ recipient: 'lucia@faro.test', reply_to: 'ann@visitor.test' });
    expect(toAgent!.text).toContain('A wedding for forty?');
    expect(toAgent!.text).toContain('te encontró');
    expect(toVisitor!.recipient).toBe('ann@visitor.test');
    expect(JSON.stringify(toVisitor)).not.toContain('lucia@faro.test');
    const exported = await test.app.inject({ url: '/api/devise/inbox/person?email=ann@visitor.test' });
    expect(exported.body).toContain('A wedding for forty');
    expect(exported.body).not.toContain('lucia@faro.test');
  });

  it('is no way to write to many: repeated forms count once, programs not at all', async () => {
    await list();
    const [own] = await test.db.select().from(agent);
    await test.db.delete(mail_outbox);
    const visitor = agentBrowser(test);
    const page = `/find-a-travel-agent/${own!.slug}`;
    const letter = { name: 'Ann', email: 'ann@visitor.test', message: 'Hello' };
    await visitor.postWithTicket(page, { ...letter, website: 'spam' });
    expect(await mails()).toEqual([]);
    const bad = await visitor.postWithTicket(page, { ...letter, name: 'Ann\r\nBcc: all@faro.test' });
    expect(bad.statusCode).toBe(422);
    expect(
      (await visitor.post(page, letter, { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' }))
        .statusCode,
    ).toBe(403);
  });
});

describe('a flood from many addresses', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  const pour = (count: number, url: string, values: Record<string, string>) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        test.app.inject({
          method: 'POST',
          url,
          remoteAddress: `198.51.100.${at}`,
          headers: {
            host: AGENT_HOST,
            accept: 'text/html',
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams(values).toString(),
        }),
      ),
    );
  const statuses = (answers: readonly { statusCode: number }[]) => [
    ...new Set(answers.map(({ statusCode }) => statusCode)),
  ];

  it('has few pages made for it, and is told the same page otherwise', async () => {
    const { own } = await approved();
    await test.db.update(agent).set({ is_listed: true }).where(eq(agent.id, own.id));
    for (const url of ['/agents/register', `/find-a-travel-agent/${own.slug}`]) {
      vi.setSystemTime(Date.now() + 5000);
      const answers = await pour(40, url, { email: 'nobody' });
      expect([url, new Set(statuses(answers))]).toEqual([url, new Set([422, 429])]);
      expect(answers.filter(({ statusCode }) => statusCode === 422).length).toBeLessThanOrEqual(20);
      const busy = answers.filter(({ statusCode }) => statusCode === 429);
      expect(new Set(busy.map(({ body }) => body)).size).toBe(1);
      expect(busy[0]!.headers['retry-after']).toBe('10');
    }
  });

  it('of made up links asks the database for few of them', async () => {
    vi.setSystemTime(Date.now() + 60_000);
    const open = (n: number) => agentBrowser(test).get(`/agents/new-password?token=made-up-${n}`);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => open(n)));
    expect(new Set(statuses(answers))).toEqual(new Set([410, 429]));
    expect(answers.filter(({ statusCode }) => statusCode === 410).length).toBeLessThanOrEqual(20);
  });

  it('of guessed passwords has them hashed one after the other, and whoever knows theirs comes in afterwards', async () => {
    const { browser } = await approved();
    await test.db.delete(signInTry);
    const guesses = 100;
    const answers = await pour(guesses, '/agents/sign-in', {
      email: registration.email,
      password: 'guessed once more',
    });
    expect(statuses(answers)).toContain(429);
    expect(await test.db.$count(signInTry)).toBeLessThan(2 * guesses);
    vi.useRealTimers();
    expect((await browser.signIn(registration.email, AGENT_PASSWORD)).statusCode).toBe(303);
  });
});

it('every page of travel agents has both languages and leads to its own', async () => {
  const browser = agentBrowser(test);
  for (const [en, es] of [
    ['/agents', '/es/agentes'],
    ['/agents/register', '/es/agentes/registro'],
    ['/agents/password', '/es/agentes/contrasena'],
    ['/find-a-travel-agent', '/es/encuentra-un-agente'],
  ] as const) {
    expect([en, (await browser.get(en)).statusCode, (await browser.get(es)).statusCode]).toEqual([
      en,
      200,
      200,
    ]);
    const moved = await browser.get(`/es${en}`);
    expect([moved.statusCode, moved.headers.location]).toEqual([308, es]);
  }
  const map = await test.app.inject({ url: '/sitemap.xml', headers: { host: AGENT_HOST } });
  expect(map.body).toContain('/find-a-travel-agent<');
});

describe('the data of a travel agent', () => {
  const person = (method: 'GET' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url: `/api/devise/inbox/person${url}`, ...(payload && { payload }) });

  it('are found, handed out and erased by address, and what was paid stays in the books', async () => {
    const { browser, own } = await approved();
    await log(browser);
    await log(browser, { number: 'CD-1' });
    const ids = (await test.db.select().from(agent_booking).orderBy(agent_booking.id)).map(({ id }) => id);
    await test.db.update(agent_booking).set({ payable_from: '2026-01-01' });
    for (const action of ['verify', 'release', 'pay']) {
      const steps = { ids: ids.slice(0, 1), action, reference: 'SPEI 4711' };
      expect((await devise('POST', '/bookings/advance', steps)).json().data.done).toEqual(ids.slice(0, 1));
    }
    const found = (await person('GET', `?email=${registration.email}`)).json().data.travel_agent;
    expect(found.agent).toMatchObject({ id: own.id, agency: 'Viajes del Faro' });
    expect([found.bookings.length, found.payments[0].cents]).toEqual([2, 10_000]);
    expect((await person('POST', '/erase', { email: registration.email })).json().data.erased).toBe(3);
    expect(await test.db.$count(agent)).toBe(0);
    expect(await test.db.$count(agent_session)).toBe(0);
    expect(await mails()).toEqual([]);
    const kept = await test.db.select().from(agent_booking);
    expect(kept.map(({ id, agent_id, guest, cents }) => ({ id, agent_id, guest, cents }))).toEqual([
      { id: ids[0], agent_id: null, guest: '', cents: 10_000 },
    ]);
    expect((await browser.get('/agents/bookings')).headers.location).toBe('/agents');
  });

  it('are not for whoever looks after forms alone, or after some sites', async () => {
    await registered();
    for (const staff of [
      { ...administrator, permissions: ['manage forms'], views: ['manage forms'] },
      { ...administrator, siteIds: [15] },
    ]) {
      test.signIn(staff);
      const { data } = (await person('GET', `?email=${registration.email}`)).json();
      expect(data.travel_agent).toBeNull();
      await person('POST', '/erase', { email: registration.email });
    }
    expect(await test.db.$count(agent)).toBe(1);
  });
});
