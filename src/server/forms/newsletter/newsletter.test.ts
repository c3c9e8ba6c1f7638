import { describe, expect, it, vi } from 'vitest';
import { administrator, siteBody, testApp } from '../../../../test/app.ts';
import { mailServer } from '../../../../test/mail-server.ts';
import { WAIT } from '../../../../test/wait.ts';
import { contentTypes } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { createRecord } from '../../content/write/write.ts';
import { form_try, mail_outbox, newsletter_subscriber } from '../../database/forms-schema.ts';
import { runMaintenance } from '../../jobs/maintenance.ts';
import { newTicket } from '../form-ticket.ts';

const SITE = 15;

/** A site whose home page has the newsletter, and a mail server. */
async function withNewsletter() {
  const server = await mailServer();
  const test = await testApp({ environment: { SMTP_URL: server.url } });
  await test.create('site', null, siteBody('marea', { isDefault: true, name: 'Casa Marea' }), SITE);
  await createRecord(test.db, contentTypes.page, {
    siteId: SITE,
    actor: { id: null, name: 'Test' },
    publish: { languages },
    body: {
      name: 'Home',
      is_home: true,
      versions: [{ version_name: 'Standing', slices: [{ block: 'place', kind: 'newsletter' }] }],
      locale: { en: { title: 'Home' }, es: { title: 'Inicio' } },
    },
  });
  const send = (method: 'GET' | 'POST', url: string, payload?: string, type?: string) =>
    test.app.inject({
      method,
      url,
      headers: { accept: 'text/html', host: 'marea.test', ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    });
  const FORM = 'application/x-www-form-urlencoded';
  const newForm = async () => newTicket(await test.app.signingKey(), SITE, Date.now() - 30_000);
  const ask = async (email: string, path = '/es/', sentBefore?: string) => {
    const ticket = sentBefore ?? (await newForm());
    const values = { form: 'newsletter', email, consent: 'yes', ticket };
    return send('POST', path, new URLSearchParams(values).toString(), FORM);
  };
  const mails = async (count: number) => {
    await vi.waitFor(() => expect(server.mails).toHaveLength(count), WAIT);
    return server.mails.at(-1)!;
  };
  /** The address in a mail, without its host. */
  const linkIn = (text: string) => /https?:\/\/[^/\s]+(\/\S+)/.exec(text)![1]!;
  const states = async () =>
    (await test.db.select().from(newsletter_subscriber)).map(({ email, state }) => [email, state]);
  return { ...test, send, ask, newForm, mails, linkIn, states, FORM };
}

describe('the newsletter', () => {
  it('comes to whoever pressed the button behind the mailed link, and to nobody else', async () => {
    const { db, send, ask, mails, linkIn, states } = await withNewsletter();
    expect((await ask('Maria@example.test')).headers.location).toBe('/es/?sent=newsletter#form-newsletter');
    const asked = await mails(1);
    expect(asked.to).toEqual(['maria@example.test']);
    expect(asked.headers.get('subject')).toBe('¿Quieres recibir el boletín? · Casa Marea');
    const link = linkIn(asked.text);
    expect(link).toMatch(/^\/es\/newsletter\/confirm\?token=/);
    const [row] = await db.select().from(newsletter_subscriber);
    expect(row).toMatchObject({ state: 'pending', consent_version: '2026-12', language: 'es' });
    expect(row!.consent).toContain('envíenme el boletín');
    expect(JSON.stringify(row)).not.toContain(link.split('=')[1]);
    // Programs that look into mails open every link.
    const opened = await send('GET', link);
    expect(opened.body).toContain('¿Te lo enviamos?');
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(await states()).toEqual([['maria@example.test', 'pending']]);
    const done = await send('POST', link);
    expect(done.body).toContain('Tu dirección está confirmada');
    expect(await states()).toEqual([['maria@example.test', 'confirmed']]);
    // What was sent is kept without what opens it.
    await vi.waitFor(async () => {
      const [sent] = await db.select().from(mail_outbox).orderBy(mail_outbox.id);
      expect(sent!.sent_at).not.toBeNull();
      expect(JSON.stringify(sent)).not.toContain(link.split('=')[1]);
      expect(sent!.text).toContain('/es/newsletter/confirm?token=…');
    }, WAIT);
    // A second press is the same page, and no second mail.
    const again = await send('POST', link);
    expect([again.statusCode, again.body]).toEqual([200, done.body]);
    const welcome = await mails(2);
    expect(welcome.headers.get('subject')).toBe('El boletín es tuyo · Casa Marea');
    const left = linkIn(welcome.headers.get('list-unsubscribe')!.slice(1, -1)).split('=')[1];
    await vi.waitFor(async () => {
      const sent = (await db.select().from(mail_outbox).orderBy(mail_outbox.id)).at(-1)!;
      expect(sent.sent_at).not.toBeNull();
      expect(JSON.stringify(sent)).not.toContain(left);
    }, WAIT);
  });

  it('asks once, however often the same form is sent', async () => {
    const { db, ask, newForm, mails } = await withNewsletter();
    const ticket = await newForm();
    const answers = await Promise.all([1, 2, 3].map(() => ask('maria@example.test', '/es/', ticket)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await db.$count(mail_outbox)).toBe(1);
    await ask('maria@example.test', '/es/', ticket);
    expect(await db.$count(mail_outbox)).toBe(1);
    // Asked anew, by a form of its own, it is mailed anew: the first mail may have been lost.
    await ask('maria@example.test');
    await mails(2);
  });

  it('is left with one press, and an old link brings nobody back', async () => {
    const { send, ask, mails, linkIn, states, FORM } = await withNewsletter();
    await ask('maria@example.test', '/');
    const confirm = linkIn((await mails(1)).text);
    await send('POST', confirm);
    const { headers } = await mails(2);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const leave = linkIn(headers.get('list-unsubscribe')!.slice(1, -1));
    expect((await send('GET', leave)).body).toContain('Would you like to leave?');
    expect(await states()).toEqual([['maria@example.test', 'confirmed']]);
    const multipart = 'multipart/form-data; boundary=x';
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await send('POST', `${leave}x`, body, multipart)).statusCode).toBe(410);
    expect((await send('POST', leave, body, multipart)).statusCode).toBe(200);
    expect(await states()).toEqual([['maria@example.test', 'ended']]);
    expect((await send('POST', leave, 'List-Unsubscribe=One-Click', FORM)).statusCode).toBe(200);
    expect((await send('POST', confirm)).statusCode).toBe(410);
    expect(await states()).toEqual([['maria@example.test', 'ended']]);
  });

  it('is left on whatever host the link opens, also one that shows another site by now', async () => {
    const { app, create, send, ask, mails, linkIn, states } = await withNewsletter();
    await create('site', null, siteBody('duna', { name: 'Villa Duna' }), 24);
    await ask('maria@example.test', '/');
    await send('POST', linkIn((await mails(1)).text));
    const leave = linkIn((await mails(2)).headers.get('list-unsubscribe')!.slice(1, -1));
    const headers = { accept: 'text/html', host: 'duna.test' };
    const { statusCode, body } = await app.inject({ method: 'POST', url: leave, headers });
    expect([statusCode, body.includes('Villa Duna')]).toEqual([200, true]);
    expect(await states()).toEqual([['maria@example.test', 'ended']]);
  });

  it('is confirmed on whatever host the link opens, and writes on as the site that was asked', async () => {
    const { app, create, ask, mails, linkIn, states } = await withNewsletter();
    await create('site', null, siteBody('duna', { name: 'Villa Duna' }), 24);
    await ask('maria@example.test', '/');
    const asked = await mails(1);
    const headers = { accept: 'text/html', host: 'duna.test' };
    const { statusCode } = await app.inject({ method: 'POST', url: linkIn(asked.text), headers });
    expect([statusCode, await states()]).toEqual([200, [['maria@example.test', 'confirmed']]]);
    const welcome = await mails(2);
    expect(welcome.text).not.toContain('Villa Duna');
    expect(welcome.headers.get('list-unsubscribe')).not.toContain('duna.test');
    expect(welcome.from).toEqual(asked.from);
  });

  it('says the same of an address that is on the list and of one that is not', async () => {
    const { db, send, ask, mails, linkIn, states } = await withNewsletter();
    const first = await ask('maria@example.test', '/');
    const link = linkIn((await mails(1)).text);
    await send('POST', link);
    await mails(2);
    await db.delete(form_try);
    const known = await ask('maria@example.test', '/');
    const unknown = await ask('jose@example.test', '/');
    for (const one of [known, unknown]) {
      expect([one.statusCode, one.headers.location, one.body]).toEqual([
        first.statusCode,
        first.headers.location,
        first.body,
      ]);
    }
    expect(await states()).toEqual([
      ['maria@example.test', 'confirmed'],
      ['jose@example.test', 'pending'],
    ]);
    await mails(4);
    // Many mails to one address are somebody's game: it is asked three times an hour.
    await ask('jose@example.test', '/');
    await ask('jose@example.test', '/');
    await ask('Jose+more@example.test', '/');
    expect(await db.$count(mail_outbox)).toBe(6);
    await mails(6);
  });

  it('is confirmed in a week, and the table for whoever sends it has the links to leave', async () => {
    const { app, db, database, signIn, send, ask, mails, linkIn, states } = await withNewsletter();
    await ask('maria@example.test', '/');
    const link = linkIn((await mails(1)).text);
    await db.update(newsletter_subscriber).set({ token_ends_at: new Date(0).toISOString() });
    const late = await send('POST', link);
    expect([late.statusCode, late.body.includes('This link holds no longer')]).toEqual([410, true]);
    expect((await send('GET', '/newsletter/confirm')).statusCode).toBe(410);
    await runMaintenance(database.pool);
    expect(await states()).toEqual([]);
    await ask('maria@example.test', '/');
    await send('POST', linkIn((await mails(2)).text));
    signIn(administrator);
    const listed = await app.inject('/api/devise/newsletter?state=confirmed');
    expect(listed.json().data).toMatchObject([{ email: 'maria@example.test', consent_version: '2026-12' }]);
    expect(listed.body).not.toContain('token');
    const table = await app.inject('/api/devise/newsletter/export');
    const leave = linkIn(table.body);
    expect((await send('POST', leave.trim())).statusCode).toBe(200);
    expect(await states()).toEqual([['maria@example.test', 'ended']]);
  });
});
