import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SharedTestApp, sharedTestApp, siteBody, testApp } from '../../../../test/app.ts';
import { mailServer } from '../../../../test/mail-server.ts';
import { WAIT } from '../../../../test/wait.ts';
import { contentTypes } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { createRecord } from '../../content/write/write.ts';
import { form_submission, form_try, mail_outbox } from '../../database/forms-schema.ts';
import type { Storage, StorageState } from '../../database/storage.ts';
import { formLimits } from '../../forms/form-limits.ts';
import { newTicket } from '../../forms/form-ticket.ts';

const SITE = 15;
const HTML = 'text/html,application/xhtml+xml';
const both = (en: string, es: string) => ({ en, es });

type Open = Pick<SharedTestApp, 'app' | 'db' | 'create'>;

/** A site with a contact page in both languages. */
async function withContactPage(test: Open): Promise<void> {
  await test.create(
    'site',
    null,
    siteBody('marea', {
      isDefault: true,
      name: 'Casa Marea',
      contact: { email: 'desk@casamarea.test', telephone: '+52 329 555 0115' },
    }),
    SITE,
  );
  await createRecord(test.db, contentTypes.page, {
    siteId: SITE,
    actor: { id: null, name: 'Test' },
    publish: { languages },
    body: {
      name: 'Contact',
      versions: [
        {
          version_name: 'Standing',
          slices: [{ block: 'place', kind: 'contact', title: both('Write to us', 'Escríbenos') }],
        },
      ],
      locale: { en: { title: 'Contact', slug: 'contact' }, es: { title: 'Contacto', slug: 'contacto' } },
    },
  });
}

const visitor = (test: Open) => {
  const get = (url: string) => test.app.inject({ url, headers: { accept: HTML, host: 'marea.test' } });
  /** A ticket as a visitor has it who began to write half a minute ago. */
  const ticket = async (age = 30_000) => newTicket(await test.app.signingKey(), SITE, Date.now() - age);
  const post = (url: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: {
        accept: HTML,
        host: 'marea.test',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: new URLSearchParams({ form: 'contact', ...values }).toString(),
    });
  return { get, ticket, post };
};

const letter = { name: 'María López', email: 'maria@example.test', message: 'Is the pool warm?' };

describe('a contact form', () => {
  let test: SharedTestApp;
  beforeAll(async () => {
    test = await sharedTestApp();
    await withContactPage(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(form_submission);
    await test.db.delete(form_try);
  });
  const kept = () => test.db.select().from(form_submission);

  it('is the same for everybody, and the page is cached', async () => {
    const { get } = visitor(test);
    const { body, headers, statusCode } = await get('/contact');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('public');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('action="/contact#form-contact" method="post"');
    expect(body).toContain('name="ticket" value=""');
    expect((await get('/es/contacto')).body).toContain('Enviar el mensaje');
  });

  it('keeps what is sent and says thank you by a redirect', async () => {
    const { get, post, ticket } = visitor(test);
    const sent = await post('/es/contacto', { ...letter, ticket: await ticket() });
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toBe('/es/contacto?sent=contact#form-contact');
    const thanks = await get('/es/contacto?sent=contact');
    expect(thanks.body).toContain('Gracias, ya tenemos tu mensaje');
    expect(thanks.headers['cache-control']).toContain('private');
    // What stands in the address of a page without the form says nothing.
    expect((await get('/contact?sent=proposal')).body).toContain('<form');
    expect(await kept()).toMatchObject([
      {
        site_id: SITE,
        form: 'contact',
        language: 'es',
        page: '/es/contacto',
        values: letter,
        email: 'maria@example.test',
        state: 'new',
      },
    ]);
  });

  it('says at each field what is wrong, and keeps what was typed', async () => {
    const { post } = visitor(test);
    const { statusCode, body, headers } = await post('/contact', {
      name: '<b>"María"</b>',
      email: 'maria',
      message: '',
    });
    expect(statusCode).toBe(422);
    expect(headers['cache-control']).toContain('private');
    expect(body).toContain('value="&lt;b&gt;&quot;María&quot;&lt;/b&gt;"');
    expect(body).toContain('id="form-contact-email-issue">An email address looks like');
    expect(body).toContain('<a href="#form-contact-message">');
    expect(await kept()).toEqual([]);
  });

  it('asks once more for what comes without a ticket, or too soon', async () => {
    const { post, ticket } = visitor(test);
    const first = await post('/contact', letter);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('Does everything look right?');
    expect(first.body).toContain('Is the pool warm?');
    const given = /name="ticket" value="([^"]+)"/.exec(first.body)![1]!;
    // A program would answer at once: it is given the same ticket again, which a person outwaits.
    const second = await post('/contact', { ...letter, ticket: given });
    expect(second.body).toContain(given);
    const forged = [await ticket(2 * 86_400_000), `${given}x`, 'a.b.c', newTicket('another key', SITE, 0)];
    for (const one of forged) {
      expect((await post('/contact', { ...letter, ticket: one })).statusCode).toBe(200);
    }
    expect(await kept()).toEqual([]);
  });

  it('is one submission however often it is pressed', async () => {
    const { post, ticket } = visitor(test);
    const same = { ...letter, ticket: await ticket() };
    const answers = await Promise.all([1, 2, 3].map(() => post('/contact', same)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await kept()).toHaveLength(1);
  });

  it('costs nothing more where it is sent again, a few times and no more', async () => {
    const { post, ticket } = visitor(test);
    const same = { ...letter, ticket: await ticket() };
    const costs: number[][] = [];
    for (let time = 0; time < formLimits.repeat.most + 3; time += 1) {
      expect((await post('/contact', same)).statusCode).toBe(303);
      const tries = await test.db.select().from(form_try);
      const counted = (limit: string) => tries.find(({ key }) => key.startsWith(`${limit}:`))!.count;
      costs.push([counted('network'), counted('site'), counted('recipient')]);
    }
    const once = [1, 1, 1];
    expect(costs).toEqual([once, once, once, once, [2, 2, 1], [3, 3, 1]]);
    expect(await kept()).toHaveLength(1);
  });

  it('is another one where something else is written on the page that somebody went back to', async () => {
    const { post, ticket } = visitor(test);
    const first = { ...letter, ticket: await ticket() };
    await post('/contact', first);
    await post('/contact', { ...first, message: 'And the sea?' });
    expect((await kept()).map(({ values }) => values['message'])).toEqual([
      'Is the pool warm?',
      'And the sea?',
    ]);
  });

  it('keeps what a program sends apart, and says nothing of it', async () => {
    const { post, ticket } = visitor(test);
    const sent = await post('/contact', { ...letter, website: 'https://spam.test', ticket: await ticket() });
    expect(sent.statusCode).toBe(303);
    expect(await kept()).toMatchObject([{ state: 'spam' }]);
    expect(await test.db.select().from(mail_outbox)).toEqual([]);
  });

  it('is sent from its own page alone', async () => {
    const { post, ticket } = visitor(test);
    const whole = { ...letter, ticket: await ticket() };
    expect((await post('/contact', whole, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const other = { 'sec-fetch-site': '', origin: 'https://elsewhere.test' };
    expect((await post('/contact', whole, other)).statusCode).toBe(403);
    expect((await post('/elsewhere', whole)).statusCode).toBe(404);
    expect((await post('/contact', { ...whole, form: 'proposal' })).statusCode).toBe(404);
    expect((await post('/contact', { ...whole, form: '__proto__' })).statusCode).toBe(404);
    expect((await post('/api/nothing', whole)).statusCode).toBe(404);
    expect((await post('/contact', { ...whole, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect(await kept()).toEqual([]);
  });

  async function sendFrom(remoteAddress: string) {
    const ticket = await visitor(test).ticket();
    return test.app.inject({
      method: 'POST',
      url: '/contact',
      remoteAddress,
      headers: { accept: HTML, host: 'marea.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ form: 'contact', ...letter, ticket }).toString(),
    });
  }

  it('is refused politely to one network that sends too much, and taken from another', async () => {
    const { post, ticket } = visitor(test);
    const many = formLimits.network.most + 20;
    const statuses: number[] = [];
    for (let at = 0; at < many; at += 1) statuses.push((await sendFrom('2001:db8::1')).statusCode);
    expect(statuses.filter((status) => status === 303)).toHaveLength(formLimits.network.most);
    expect(new Set(statuses.slice(formLimits.network.most))).toEqual(new Set([429]));
    // An IPv6 network is one visitor.
    const refused = await sendFrom('2001:db8::2');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Many are at the desk');
    expect((await sendFrom('2001:db9::1')).statusCode).toBe(303);
    expect((await visitor(test).get('/contact')).statusCode).toBe(200);
    expect((await post('/contact', { ...letter, ticket: await ticket() })).statusCode).toBe(303);
    // To one address three mails went, whoever typed it.
    const mails = await test.db.select().from(mail_outbox);
    expect(mails.filter(({ kind }) => kind === 'visitor')).toHaveLength(formLimits.recipient.most);
  });

  it('is refused to one customer of a provider who sends from many networks of IPv6', async () => {
    const { most } = formLimits['wider-network'];
    const statuses: number[] = [];
    for (let at = 0; at < most + 10; at += 1) {
      statuses.push((await sendFrom(`2001:db8:7:${at.toString(16)}::1`)).statusCode);
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(most);
    expect(new Set(statuses.slice(most))).toEqual(new Set([429]));
    expect((await sendFrom('2001:db8:8::1')).statusCode).toBe(303);
  });

  it('writes nothing that a mail would take for a header', async () => {
    const { post, ticket } = visitor(test);
    const injected = { ...letter, name: 'Eve\r\nBcc: all@example.test', ticket: await ticket() };
    const { statusCode, body } = await post('/contact', injected);
    expect(statusCode).toBe(422);
    expect(body).toContain('a character that cannot be sent');
  });
});

describe('what was sent', () => {
  it('is mailed to staff and to the visitor, in the language of each', async () => {
    const server = await mailServer();
    const test = await testApp({ environment: { SMTP_URL: server.url } });
    await withContactPage(test);
    const { post, ticket } = visitor(test);
    const name = 'María "Bcc: x@y.test" <López>, Ñandú';
    await post('/es/contacto', { ...letter, name, message: 'Uno\n.\nTres', ticket: await ticket() });
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), WAIT);
    const [toStaff, confirmation] = server.mails;
    expect(toStaff!.to).toEqual(['desk@casamarea.test']);
    expect(toStaff!.headers.get('subject')).toBe(`Contact: ${name}`);
    expect(toStaff!.headers.get('reply-to')).toBe('maria@example.test');
    expect(toStaff!.headers.has('bcc')).toBe(false);
    expect(toStaff!.text).toContain('Message: Uno\n.\nTres');
    expect(toStaff!.html).toContain('&#60;López&#62;');
    expect(toStaff!.html).not.toContain('<López>');
    expect(toStaff!.text).toMatch(/\/devise\/inbox\/\d+/);
    expect(confirmation!.to).toEqual(['maria@example.test']);
    expect(confirmation!.headers.get('subject')).toBe('Recibimos tu mensaje · Casa Marea');
    expect(confirmation!.headers.get('from')).toContain('Casa Marea');
    expect(confirmation!.headers.get('auto-submitted')).toBe('auto-replied');
    expect(confirmation!.text).toContain('+52 329 555 0115');
    // Nothing that was typed is carried to an address that was typed.
    expect(confirmation!.text + confirmation!.html).not.toMatch(/María|Uno|Bcc/);
    // The server of the mails has them a moment before they are marked.
    await vi.waitFor(async () => {
      const rows = await test.db.select().from(mail_outbox);
      expect(rows.every(({ sent_at, next_try_at }) => sent_at !== null && next_try_at === null)).toBe(true);
    }, WAIT);
  });

  it('is tried again while the mail server is away, and given up where it refuses', async () => {
    const server = await mailServer();
    const test = await testApp({ environment: { SMTP_URL: server.url } });
    await withContactPage(test);
    const { post, ticket } = visitor(test);
    const rows = () => test.db.select().from(mail_outbox).orderBy(mail_outbox.id);
    server.refuse('450 come back later');
    await post('/contact', { ...letter, ticket: await ticket() });
    await vi.waitFor(async () => {
      // Both of them: what the one under way writes would overwrite the time that is set below.
      const tried = { tries: 1, sent_at: null, error: expect.stringMatching(/^EENVELOPE .*450/) };
      expect(await rows()).toMatchObject([tried, tried]);
    }, WAIT);
    // Its time has come: what wakes the outbox is the next form.
    server.refuse('550 nobody of that name');
    await test.db.update(mail_outbox).set({ next_try_at: new Date(0).toISOString() });
    await post('/contact', { ...letter, ticket: await ticket() });
    await vi.waitFor(async () => {
      expect((await rows()).map(({ next_try_at }) => next_try_at)).toEqual([null, null, null, null]);
    }, WAIT);
    expect(server.mails).toEqual([]);
  });

  it('waits where the server refuses the sender for good, and is sent once it no longer does', async () => {
    const server = await mailServer();
    const test = await testApp({ environment: { SMTP_URL: server.url } });
    await withContactPage(test);
    const { post, ticket } = visitor(test);
    const rows = () => test.db.select().from(mail_outbox).orderBy(mail_outbox.id);
    server.refuse('550 your quota is used up', 'MAIL');
    await post('/contact', { ...letter, ticket: await ticket() });
    await vi.waitFor(async () => expect((await rows())[0]!.error).toContain('550'), WAIT);
    const [first, second] = await rows();
    expect(first).toMatchObject({ tries: 1, sent_at: null, next_try_at: expect.any(String) });
    // What the server says of the sender holds for the other mail too: it is not tried at once.
    expect(second).toMatchObject({ tries: 0 });
    server.refuse(undefined, 'MAIL');
    await test.db.update(mail_outbox).set({ next_try_at: new Date(0).toISOString() });
    await post('/contact', { ...letter, ticket: await ticket() });
    await vi.waitFor(() => expect(server.mails).toHaveLength(4), WAIT);
  });

  it('does not wait for one whose recipient is refused for a while', async () => {
    const server = await mailServer();
    const test = await testApp({ environment: { SMTP_URL: server.url } });
    await withContactPage(test);
    const { post, ticket } = visitor(test);
    server.refuse('450 this mailbox is busy');
    await post('/contact', { ...letter, ticket: await ticket() });
    await vi.waitFor(async () => {
      const tries = (await test.db.select().from(mail_outbox)).map((one) => one.tries);
      expect(tries).toEqual([1, 1]);
    }, WAIT);
  });

  it('is sent by whoever comes next when a process is killed before it has said so', async () => {
    const server = await mailServer();
    const test = await testApp({ environment: { SMTP_URL: server.url } });
    await withContactPage(test);
    const { post, ticket } = visitor(test);
    await post('/contact', { ...letter, ticket: await ticket() });
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), WAIT);
    // As a killed process leaves it: sent, taken, not noted, and its lease over.
    const [first] = server.mails;
    await vi.waitFor(async () => {
      const noted = await test.db.select({ sent_at: mail_outbox.sent_at }).from(mail_outbox);
      expect(noted).not.toContainEqual({ sent_at: null });
    }, WAIT);
    await test.db.update(mail_outbox).set({ sent_at: null, next_try_at: new Date(0).toISOString() });
    await post('/contact', { ...letter, ticket: await ticket() });
    await vi.waitFor(() => expect(server.mails).toHaveLength(6), WAIT);
    const ids = server.mails.map(({ headers }) => headers.get('message-id'));
    expect(ids.filter((id) => id === first!.headers.get('message-id'))).toHaveLength(2);
    expect(new Set(ids).size).toBe(4);
  });

  it('waits for room on the disk: what was typed stands on the page', async () => {
    let state: StorageState = 'low';
    const storage: Storage = { state: () => state, isThere: () => true, reportFull() {} };
    const test = await testApp({ storage });
    await withContactPage(test);
    const { post, ticket } = visitor(test);
    const full = await post('/contact', { ...letter, ticket: await ticket() });
    expect(full.statusCode).toBe(503);
    expect(full.body).toContain('Is the pool warm?');
    state = 'scarce';
    expect((await post('/contact', { ...letter, ticket: await ticket() })).statusCode).toBe(303);
  });
});
