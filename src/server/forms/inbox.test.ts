import { eq, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../test/app.ts';
import { mailServer } from '../../../test/mail-server.ts';
import { WAIT } from '../../../test/wait.ts';
import type { FormName, FormValues } from '../../domain/forms/form.ts';
import { form_entry, form_submission, mail_outbox, newsletter_subscriber } from '../database/forms-schema.ts';
import type { Staff } from '../http/staff.ts';
import { runMaintenance } from '../jobs/maintenance.ts';
import { acceptSubmission } from './submissions.ts';

const SITE = 15;
const OTHER = 24;

describe('the inbox', () => {
  let test: SharedTestApp;
  beforeAll(async () => {
    test = await sharedTestApp();
    const contact = { email: 'desk@marea.test' };
    await test.create('site', null, siteBody('marea', { isDefault: true, contact }), SITE);
    await test.create('site', null, siteBody('ocaso', { firstLanguage: 'es' }), OTHER);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(form_submission);
    await test.db.delete(newsletter_subscriber);
    test.signIn(administrator);
  });

  let count = 0;
  async function came(values: FormValues = {}, siteId = SITE, form: FormName = 'contact'): Promise<number> {
    count += 1;
    await acceptSubmission(
      test.db,
      {
        siteId,
        form,
        language: 'es',
        page: '/es/contacto',
        values: { name: 'María', email: 'maria@example.test', message: 'Hola', ...values },
        nonce: `nonce ${count}`,
        isSpam: false,
      },
      {
        site: { name: 'Marea', staffLanguage: 'en', telephone: null, address: 'desk@marea.test' },
        origin: 'https://marea.test',
        tellsVisitor: () => Promise.resolve(true),
      },
    );
    const rows = await test.db.select({ id: form_submission.id }).from(form_submission);
    return Math.max(...rows.map(({ id }) => id));
  }

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/devise/${path}`;
    const response = await test.app.inject({ method, url, ...(payload ? { payload } : {}) });
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, text: response.body, ...(isJson ? response.json() : {}) };
  };
  const ids = (answer: { data: { id: number }[] }) => answer.data.map(({ id }) => id);

  /**
   * Leaves of a submission's mails the one to staff, as one that was tried for the last time. It is a new row: the outbox, which
   * an answer of another test has woken, may be sending the old one and would then note that it was sent.
   */
  async function giveUpMail(
    submissionId: number,
    failed: { error: string; kind?: 'agent'; recipient?: string },
  ) {
    const mails = await test.db
      .delete(mail_outbox)
      .where(eq(mail_outbox.submission_id, submissionId))
      .returning();
    const { id: _, ...mail } = mails.find(({ kind }) => kind === 'staff')!;
    await test.db.insert(mail_outbox).values({ ...mail, next_try_at: null, ...failed });
  }

  it('lists what came, and finds it by form, state, words and who looks after it', async () => {
    const first = await came({ message: 'The café was closed' });
    const second = await came({ name: 'José', email: 'jose@example.test' });
    const elsewhere = await came({}, OTHER);
    expect(ids(await ask('GET', 'inbox'))).toEqual([elsewhere, second, first]);
    expect(ids(await ask('GET', `inbox?site_id=${SITE}`))).toEqual([second, first]);
    expect(ids(await ask('GET', 'inbox?searchterm=CAFE'))).toEqual([first]);
    expect(ids(await ask('GET', 'inbox?searchterm=jose@example'))).toEqual([second]);
    expect(ids(await ask('GET', 'inbox?searchterm=%25'))).toEqual([]);
    expect(ids(await ask('GET', 'inbox?form=proposal'))).toEqual([]);
    expect(ids(await ask('GET', 'inbox?assignee=nobody&pageSize=1'))).toEqual([elsewhere]);
    expect((await ask('GET', 'inbox?state=lost')).status).toBe(400);
    expect((await ask('GET', 'inbox')).text).not.toContain('nonce');
  });

  it('shows one with its answers in the words of whoever reads', async () => {
    const id = await came({ subject: 'dining', lost: 'of an older form' });
    const { data } = await ask('GET', `inbox/${id}`);
    expect(data).toMatchObject({ state: 'new', language: 'es', page: '/es/contacto', entries: [] });
    expect(data.answers).toContainEqual({
      name: 'subject',
      label: 'Subject',
      value: 'Restaurants and bars',
    });
    expect(data.answers).toContainEqual({ name: 'lost', label: 'lost', value: 'of an older form' });
    expect(data.mails.map(({ kind, recipient }: Record<string, string>) => [kind, recipient])).toEqual([
      ['staff', 'desk@marea.test'],
      ['visitor', 'maria@example.test'],
    ]);
    expect((await ask('GET', 'inbox/2000000000')).status).toBe(404);
  });

  it('keeps every change with who made it, and refuses one over another', async () => {
    const id = await came();
    expect((await ask('PUT', `inbox/${id}`, { state: 'closed' })).status).toBe(428);
    expect((await ask('PUT', `inbox/${id}`, { version: 1, state: 'lost' })).status).toBe(422);
    expect((await ask('PUT', `inbox/${id}`, { version: 1, assignee: 'nobody' })).status).toBe(422);
    const changed = await ask('PUT', `inbox/${id}`, { version: 1, state: 'in_progress' });
    expect(changed.data).toMatchObject({ state: 'in_progress', version: 2 });
    expect((await ask('PUT', `inbox/${id}`, { version: 1, state: 'closed' })).status).toBe(409);
    const noted = await ask('POST', `inbox/${id}/notes`, { text: 'Called her.' });
    expect(noted.data.entries).toMatchObject([
      { kind: 'state', text: 'in_progress', actor_name: 'Inés Robles' },
      { kind: 'note', text: 'Called her.', actor_name: 'Inés Robles' },
    ]);
    expect((await ask('POST', `inbox/${id}/notes`, { text: ' ' })).status).toBe(422);
  });

  it('is answered over what was read alone: two tabs or a double click send one answer', async () => {
    const id = await came();
    const answer = (more: object) => ask('POST', `inbox/${id}/replies`, { text: 'Sí.', ...more });
    expect((await answer({})).status).toBe(428);
    const answers = await Promise.all([answer({ version: 1 }), answer({ version: 1 })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const late = await answer({ version: 1 });
    expect(late).toMatchObject({ status: 409, current: { id, version: 2 } });
    const mails = await test.db.select().from(mail_outbox).where(eq(mail_outbox.submission_id, id));
    expect(mails.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    expect((await answer({ version: 2, text: 'And one more thing.' })).data.entries).toHaveLength(2);
  });

  it('tells the address of a travel agent to those alone who look after agents', async () => {
    const id = await came({}, SITE, 'agent');
    const recipient = 'lucia@private.test';
    const error = `550 <${recipient}> is full`;
    await giveUpMail(id, { kind: 'agent', recipient, error });
    expect((await ask('GET', `inbox/${id}`)).data.mails[0]).toMatchObject({ recipient, error });
    test.signIn({ ...administrator, permissions: ['manage forms'], views: ['manage forms'] });
    const { data, text } = await ask('GET', `inbox/${id}`);
    expect(data.mails[0]).toMatchObject({ kind: 'agent', recipient: '', failure: 'other', error: null });
    expect(text).not.toContain(recipient);
  });

  it('says why a mail was not sent, and only to administrators what the mail server said', async () => {
    const id = await came();
    const error = 'EAUTH 535 relay.marea.internal refuses palapa';
    await giveUpMail(id, { error });
    const failure = 'sign-in';
    expect((await ask('GET', `inbox/${id}`)).data.mails[0]).toMatchObject({ failure, error });
    test.signIn({ ...administrator, siteIds: [SITE] });
    const { data, text } = await ask('GET', `inbox/${id}`);
    expect(data.mails[0]).toMatchObject({ failure, error: null });
    expect(text).not.toContain('relay');
    const person = await ask('GET', 'inbox/person?email=maria@example.test');
    expect(person.text).not.toContain('relay');
  });

  it('is read and changed at one’s own sites alone', async () => {
    const id = await came({}, OTHER);
    const here: Staff = { ...administrator, siteIds: [SITE] };
    test.signIn(here);
    expect(ids(await ask('GET', 'inbox'))).toEqual([]);
    expect(ids(await ask('GET', `inbox?site_id=${OTHER}`))).toEqual([]);
    expect((await ask('GET', `inbox/${id}`)).status).toBe(404);
    expect((await ask('DELETE', `inbox/${id}`)).status).toBe(404);
    expect((await ask('GET', 'inbox/person?email=maria@example.test')).data.submissions).toEqual([]);
    expect((await ask('POST', 'inbox/person/erase', { email: 'maria@example.test' })).data.erased).toBe(0);
    const withoutForms = administrator.permissions.filter(
      (one) => one !== 'manage forms' && one !== 'manage proposals',
    );
    test.signIn({ ...administrator, permissions: withoutForms, views: withoutForms });
    expect((await ask('GET', 'inbox')).status).toBe(403);
    test.signIn({ ...administrator, permissions: withoutForms });
    expect((await ask('POST', `inbox/${id}/notes`, { text: 'No' })).status).toBe(403);
  });

  it('shows each form to those who have its permission, and to nobody else', async () => {
    const letter = await came();
    const asked = await came({}, SITE, 'proposal');
    const onlyEvents: Staff = {
      ...administrator,
      permissions: ['manage proposals'],
      views: ['manage proposals'],
    };
    test.signIn(onlyEvents);
    expect((await ask('GET', 'inbox')).data.map(({ id }: { id: number }) => id)).toEqual([asked]);
    expect((await ask('GET', `inbox?form=contact`)).data).toEqual([]);
    expect((await ask('GET', `inbox/${asked}`)).status).toBe(200);
    expect((await ask('GET', `inbox/${letter}`)).status).toBe(404);
    expect((await ask('POST', `inbox/${letter}/notes`, { text: 'Mine?' })).status).toBe(404);
    expect((await ask('GET', 'inbox/export')).text).not.toContain(',Contact,');
    expect((await ask('GET', 'inbox/person?email=maria@example.test')).status).toBe(403);
    expect((await ask('GET', 'newsletter')).status).toBe(403);
    // Somebody who looks at requests and keeps letters answers letters alone.
    test.signIn({
      ...administrator,
      permissions: ['manage forms'],
      views: ['manage forms', 'manage proposals'],
    });
    expect((await ask('GET', `inbox/${asked}`)).status).toBe(200);
    expect((await ask('POST', `inbox/${asked}/notes`, { text: 'No' })).status).toBe(403);
    expect((await ask('POST', `inbox/${letter}/notes`, { text: 'Yes' })).status).toBe(200);
  });

  it('lists a form that this version does not know for those who may open it', async () => {
    const known = await came();
    const id = await came({ message: 'Of a later version' });
    await test.db
      .update(form_submission)
      .set({ form: 'picnic' as FormName })
      .where(eq(form_submission.id, id));
    const seenBy = async (views: Staff['views']) => {
      test.signIn({ ...administrator, views });
      const { status } = await ask('GET', `inbox/${id}`);
      const { data, meta } = await ask('GET', 'inbox');
      return { status, ids: ids({ data }), total: meta.total };
    };
    expect(await seenBy(['manage forms'])).toEqual({ status: 200, ids: [id, known], total: 2 });
    expect(await seenBy(['manage proposals'])).toMatchObject({ status: 404, ids: [], total: 0 });
    test.signIn(administrator);
    expect((await ask('GET', 'inbox/export')).text).toContain('picnic');
    expect(ids(await ask('GET', 'inbox?form=contact'))).toEqual([known]);
  });

  it('goes out as a table in which no cell is a formula', async () => {
    await came({
      name: '=HYPERLINK("https://evil.test")',
      message: '+1\n=2',
      telephone: '+52 998 555 0101',
      subject: '@SUM(1)',
    });
    await came({ name: '\t=1', message: '＝1', email: '-x@example.test' });
    const { text } = await ask('GET', 'inbox/export?form=contact');
    const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(meta.fields).toEqual([
      'Number',
      'Came',
      'Property (number)',
      'Form',
      'State',
      'Looked after by',
      'Language',
      'Page',
      'Name',
      'Email',
      'Telephone',
      'Subject',
      'Message',
    ]);
    for (const cell of data.flatMap((row) => Object.values(row)))
      expect(cell).not.toMatch(/^[=+\-@\t\r\n＝]/);
    expect(data[1]).toMatchObject({ Name: `'=HYPERLINK("https://evil.test")`, Message: "'+1\n=2" });
    const audit = await ask('GET', 'audit?action=inbox-exported');
    expect(audit.data[0]).toMatchObject({ subject: 'CSV', detail: { rows: 2, form: 'contact' } });
  });

  it('goes out in the language of whoever downloads it', async () => {
    await came({ subject: 'lost' });
    test.signIn({ ...administrator, language: 'es' });
    const { text } = await ask('GET', 'inbox/export?form=contact');
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data[0]).toMatchObject({
      Formulario: 'Contacto',
      Estado: 'Nuevo',
      Asunto: 'Algo que se quedó',
      Mensaje: 'Hola',
    });
  });

  it('goes out whole, however much came', async () => {
    const id = await came();
    await test.db.execute(sql`
      insert into form_submission (site_id, form, language, page, values, email, search, nonce, delete_at)
      select site_id, form, language, page, values, email, search, 'many ' || n, delete_at
      from form_submission, generate_series(1, 6000) n where id = ${id}`);
    const { text } = await ask('GET', 'inbox/export');
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    const listed = data.map((row) => Number(row['Number']));
    expect(listed).toHaveLength(6001);
    expect(listed).toEqual([...new Set(listed)].toSorted((one, other) => other - one));
    expect(new Set(data.map(({ Message }) => Message))).toEqual(new Set(['Hola']));
    const audit = await ask('GET', 'audit?action=inbox-exported');
    expect(audit.data[0]).toMatchObject({ detail: { rows: 6001 } });
  });

  it('finds, hands out and erases what is kept of a person', async () => {
    const id = await came();
    await came({ email: 'jose@example.test' });
    await ask('POST', `inbox/${id}/notes`, { text: 'Called her.' });
    await test.db.insert(newsletter_subscriber).values({
      site_id: SITE,
      email: 'maria@example.test',
      language: 'es',
      state: 'confirmed',
      consent: 'Sí',
      consent_version: '1',
      page: '/es/',
      token_hash: 'secret',
    });
    const found = await ask('GET', 'inbox/person?email=MARIA@example.test');
    expect(found.data.submissions).toMatchObject([{ id, entries: [{ text: 'Called her.' }] }]);
    expect(found.data.subscriptions).toMatchObject([{ state: 'confirmed', consent: 'Sí' }]);
    expect(found.text).not.toContain('secret');
    expect((await ask('GET', 'inbox/person?email=maria')).status).toBe(400);
    const file = await ask('GET', 'inbox/person/export?email=maria@example.test');
    expect(file).toMatchObject({
      email: 'maria@example.test',
      submissions: [{ values: { message: 'Hola' } }],
    });
    expect((await ask('POST', 'inbox/person/erase', { email: 'maria@example.test' })).data.erased).toBe(2);
    expect((await ask('GET', 'inbox/person?email=maria@example.test')).data).toMatchObject({
      submissions: [],
      subscriptions: [],
    });
    expect(await test.db.$count(form_entry)).toBe(0);
    const mails = await test.db.select().from(mail_outbox);
    expect(mails.map(({ recipient }) => recipient)).not.toContain('maria@example.test');
    expect(await test.db.$count(form_submission)).toBe(1);
    // What was done is kept, and the address of somebody who was erased is not.
    const audit = await ask('GET', 'audit?action=person-erased');
    expect(audit.data[0]).toMatchObject({ subject: 'm…@example.test', detail: { rows: 2 } });
    expect((await ask('GET', 'audit')).text).not.toContain('maria@');
  });

  it('is emptied by the daily work once the time of a form is over', async () => {
    const id = await came();
    const later = await came();
    await test.db
      .update(form_submission)
      .set({ delete_at: new Date(0).toISOString() })
      .where(eq(form_submission.id, id));
    await runMaintenance(test.database.pool);
    expect(ids(await ask('GET', 'inbox'))).toEqual([later]);
  });
});

it('an answer goes to the visitor under the name of the property', async () => {
  const server = await mailServer();
  const test = await sharedTestApp({ environment: { SMTP_URL: server.url } });
  try {
    const contact = { email: 'desk@marea.test' };
    await test.create('site', null, siteBody('marea', { name: 'Casa Marea', contact }), SITE);
    test.signIn(administrator);
    await acceptSubmission(
      test.db,
      {
        siteId: SITE,
        form: 'contact',
        language: 'es',
        page: '/es/contacto',
        values: { email: 'maria@example.test', message: 'Hola' },
        nonce: 'one',
        isSpam: false,
      },
      {
        site: { name: 'Casa Marea', staffLanguage: 'es', telephone: null, address: null },
        origin: '',
        tellsVisitor: () => Promise.resolve(false),
      },
    );
    const [{ id }] = (await test.db.select({ id: form_submission.id }).from(form_submission)) as [
      { id: number },
    ];
    const reply = () =>
      test.app.inject({
        method: 'POST',
        url: `/api/devise/inbox/${id}/replies`,
        payload: { version: 1, text: 'Querida María:\n\nSí, está tibia.\nInés' },
      });
    const { data } = (await reply()).json();
    expect(data).toMatchObject({ state: 'answered', entries: [{ kind: 'reply' }] });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), WAIT);
    const [mail] = server.mails;
    expect(mail!.to).toEqual(['maria@example.test']);
    expect(mail!.headers.get('reply-to')).toBe('desk@marea.test');
    expect(mail!.headers.get('subject')).toBe('Re: Contacto · Casa Marea');
    expect(mail!.text).toContain('Querida María:\n\nSí, está tibia.\nInés');
    const given = await test.app.inject(`/api/devise/inbox/${id}`);
    expect(given.json().data.mails).toMatchObject([{ kind: 'reply', tries: 1 }]);
  } finally {
    await test.close();
  }
});
