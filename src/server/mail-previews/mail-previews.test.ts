import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../test/app.ts';
import { mailKinds } from '../../content/mails/mail-kinds.ts';
import { agent } from '../database/agents-schema.ts';
import { form_submission, newsletter_subscriber } from '../database/forms-schema.ts';
import * as agentMails from '../agents/agent-mails.ts';
import { agentOfValues } from '../agents/account/applications.ts';
import * as formMails from '../forms/form-mails.ts';
import * as newsletterMails from '../forms/newsletter/newsletter-mails.ts';
import { acceptSubmission } from '../forms/submissions.ts';
import type { Staff } from '../http/staff.ts';
import type { TemplateName } from '../mail/email-template.ts';

const SITE = 15;
const OTHER = 24;

interface Shown {
  readonly to: string | null;
  readonly sender_name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface Previewed {
  readonly record: string | null;
  readonly en: Shown;
  readonly es: Shown;
}

describe('mails, looked at in devise', () => {
  let test: SharedTestApp;
  beforeAll(async () => {
    test = await sharedTestApp();
    const contact = { email: 'desk@marea.test' };
    await test.create('site', null, siteBody('marea', { isDefault: true, name: 'Marea', contact }), SITE);
    await test.create('site', null, siteBody('ocaso', { name: 'Ocaso' }), OTHER);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(form_submission);
    await test.db.delete(newsletter_subscriber);
    await test.db.delete(agent);
    test.signIn(administrator);
  });

  const ask = async (name: string, siteId = SITE) => {
    const response = await test.app.inject({ url: `/api/devise/mails/${name}?site_id=${siteId}` });
    return { status: response.statusCode, ...response.json<{ data: Previewed; detail: string }>() };
  };
  const allowed = (more: Partial<Staff>) => test.signIn({ ...administrator, ...more });

  it('are every mail that any template makes', async () => {
    for (const { name } of mailKinds) expect([name, (await ask(name)).status]).toEqual([name, 200]);
    const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith('.test.ts'));
    const sources = await Promise.all(files.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
    const templates = Object.keys({ ...agentMails, ...formMails, ...newsletterMails }).filter((called) =>
      called.endsWith('Mail'),
    );
    expect(templates.length).toBeGreaterThan(9);
    const isUsed = (called: string) => sources.some((source) => source.includes(`${called}(`));
    expect(templates.filter((called) => !isUsed(called))).toEqual([]);
    const ofStaff: Readonly<Record<TemplateName, true>> = { invitation: true, reset: true };
    const shown = mailKinds.flatMap(({ group, letter }) => (group === 'accounts' ? [letter] : []));
    expect(shown).toEqual(Object.keys(ofStaff));
  });

  it.each(mailKinds.map(({ name }) => name))('%s reads well in both languages', async (name) => {
    const { data } = await ask(name);
    for (const language of ['en', 'es'] as const) {
      const { subject, text, html } = data[language];
      expect(html).toContain(`<html lang="${language}">`);
      expect(`${subject} ${text}`).not.toMatch(/undefined|null|NaN|\[object/);
      // What stands in the one form stands in the other, links as addresses.
      for (const [, href] of html.matchAll(/href="([^"]+)"/g)) expect(text).toContain(href);
      expect(text).not.toMatch(/<\w/);
    }
    expect(data.en.text).not.toBe(data.es.text);
  });

  it('are made from what came last, and say where that is', async () => {
    await acceptSubmission(
      test.db,
      {
        siteId: SITE,
        form: 'contact',
        language: 'es',
        page: '/es/contacto',
        values: { name: 'Itzel <b>', email: 'itzel@example.test', subject: 'lost', message: 'Un sombrero' },
        nonce: 'one',
        isSpam: false,
      },
      {
        site: { name: 'Marea', staffLanguage: 'en', telephone: null, address: null },
        origin: '',
        tellsVisitor: () => Promise.resolve(false),
      },
    );
    const [{ id }] = (await test.db.select({ id: form_submission.id }).from(form_submission)) as [
      { id: number },
    ];
    const { data } = await ask('contact-staff');
    expect(data.record).toBe(`/inbox/${id}`);
    expect(data.en).toMatchObject({ to: 'desk@marea.test', subject: 'Contact: Itzel <b>' });
    expect(data.es.text).toContain('Asunto: Algo que se quedó');
    expect(data.es.html).not.toContain('<b>');
    expect((await ask('contact-visitor')).data.es.to).toBe('itzel@example.test');
    // What came to one site is not shown at another, which gives no address and so is told nothing.
    const elsewhere = (await ask('contact-staff', OTHER)).data;
    expect(elsewhere).toMatchObject({ record: null, en: { to: null } });
    expect(JSON.stringify(elsewhere)).not.toContain('Itzel');
  });

  it('open nothing: their links have no secret', async () => {
    const { data } = await ask('newsletter-welcome');
    expect(data.en.text).toContain('http://marea.test/newsletter/leave?token=preview');
    expect(data.en.headers['List-Unsubscribe']).toBe('<http://marea.test/newsletter/leave?token=preview>');
    expect((await ask('agents-reset')).data.es.text).toMatch(/token=preview\s/);
    expect((await ask('accounts-invitation')).data.es.text).toMatch(/invitation\?token=preview\s/);
    expect((await test.db.select().from(newsletter_subscriber)).length).toBe(0);
  });

  it('of agents are made from the last one to whom it happened', async () => {
    const values = {
      name: 'Lucía Méndez',
      agency: 'Viajes del Faro',
      city: 'Mérida',
      country: 'MX',
      number_kind: 'iata',
      number: '33520476',
      consent: '2026-12',
    };
    const one = agentOfValues('lucia@example.test', 'es', values);
    await test.db.insert(agent).values({ ...one, state: 'declined', reason: 'Otra agencia.' });
    const declined = (await ask('agents-declined')).data;
    expect(declined.record).toBe(`/agents/${one.id}`);
    expect(declined.es).toMatchObject({ to: 'lucia@example.test' });
    expect(declined.es.text).toContain('Otra agencia.');
    const approved = (await ask('agents-approved')).data;
    expect(approved.record).toBeNull();
    expect(JSON.stringify(approved)).not.toContain('Otra agencia.');
  });

  it('are for those who may see what they are made from', async () => {
    const views = (...held: string[]) => allowed({ views: held, permissions: held });
    views('manage proposals');
    expect((await ask('proposal-staff')).status).toBe(200);
    expect((await ask('contact-staff')).status).toBe(403);
    expect((await ask('accounts-invitation')).status).toBe(403);
    views('manage agents');
    expect((await ask('agents-paid')).status).toBe(200);
    expect((await ask('newsletter-confirm')).status).toBe(403);
    allowed({ siteIds: [SITE] });
    expect((await ask('agents-paid')).status).toBe(403);
    expect((await ask('contact-staff')).status).toBe(200);
    expect((await ask('contact-staff', OTHER)).status).toBe(404);
    expect((await ask('no-such-mail')).status).toBe(404);
  });
});
