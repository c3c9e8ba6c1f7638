import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../../test/app.ts';
import { siteVisitor } from '../../../../test/form-posts.ts';
import { type MailServer, mailServer } from '../../../../test/mail-server.ts';
import { WAIT } from '../../../../test/wait.ts';
import { contentTypes } from '../../../content/index.ts';
import { allForms as everyForm, forms } from '../../../content/forms/index.ts';
import type { FormField } from '../../../domain/forms/form-field.ts';
import type { FormDeclaration } from '../../../domain/forms/form.ts';
import { languages } from '../../../domain/language.ts';
import { createRecord } from '../../content/write/write.ts';
import {
  form_submission,
  form_try,
  mail_outbox,
  newsletter_subscriber,
} from '../../database/forms-schema.ts';
import { formLimits } from '../../forms/form-limits.ts';

/** What somebody with bad intentions sends, by every form that there is. */

const SITE = 15;
/** `agents/agents.test.ts` attacks the one that stands on pages of agents. */
const allForms = everyForm.filter(({ hasOwnPages }) => !hasOwnPages);
let test: SharedTestApp;
let brochure: number;

beforeAll(async () => {
  test = await sharedTestApp();
  const contact = { email: 'desk@marea.test' };
  await test.create('site', null, siteBody('marea', { isDefault: true, name: 'Marea', contact }), SITE);
  const made = await test.create('brochure', SITE, {
    name: 'Bay',
    by_post: true,
    locale: { en: { title: '=HYPERLINK("https://evil.test")', file: '/files/bay.pdf' } },
  });
  brochure = made.id;
  for (const { name } of allForms) {
    await createRecord(test.db, contentTypes.page, {
      siteId: SITE,
      actor: { id: null, name: 'Test' },
      publish: { languages },
      body: {
        name,
        versions: [{ version_name: 'Standing', slices: [{ block: 'place', kind: name }] }],
        locale: { en: { title: name, slug: `to-${name}` }, es: { title: name, slug: `a-${name}` } },
      },
    });
  }
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(form_submission);
  await test.db.delete(newsletter_subscriber);
  await test.db.delete(mail_outbox);
  await test.db.delete(form_try);
});

const visitor = () => siteVisitor(test, SITE, 'marea.test');

function goodValue(field: FormField): string {
  switch (field.kind) {
    case 'email':
      return 'ines@example.test';
    case 'telephone':
      return '+52 998 555 0101';
    case 'day':
      return '2031-02-14';
    case 'number':
      return String(field.min);
    case 'choice':
      return Object.keys(field.options)[0]!;
    case 'offered':
      return String(brochure);
    case 'consent':
      return 'yes';
    default:
      return 'x';
  }
}

const fieldsOf = ({ fields }: FormDeclaration): [string, FormField][] => Object.entries(fields);

const goodValues = (form: FormDeclaration): Record<string, string> => ({
  form: form.name,
  ...Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, goodValue(field)])),
});

async function send(form: FormDeclaration, values: Record<string, string>, from?: string) {
  const { post, ticket } = visitor();
  return post(`/to-${form.name}`, { ...goodValues(form), ticket: await ticket(), ...values }, from);
}

const accepted = async () =>
  (await test.db.select().from(form_submission)).length +
  (await test.db.select().from(newsletter_subscriber)).length;

describe.each(allForms.map((form) => [form.name, form] as const))('the form %s', (_name, form) => {
  it('is taken as people send it', async () => {
    expect((await send(form, {})).statusCode).toBe(303);
    expect(await accepted()).toBe(1);
  });

  it('takes no line break in what becomes a line of a mail', async () => {
    const oneLine = fieldsOf(form).filter(([, { kind }]) => kind !== 'text');
    for (const [name] of oneLine) {
      for (const end of ['\r\n', '\n', '\r', '\u2028', '%0d%0a\n']) {
        const { statusCode } = await send(form, { [name]: `ines@example.test${end}Bcc: all@example.test` });
        // 429 is the same no, said to everybody while pages are made for too many at once.
        expect([422, 429]).toContain(statusCode);
        await test.db.delete(form_try);
      }
    }
    expect(await accepted()).toBe(0);
    expect(await test.db.select().from(mail_outbox)).toEqual([]);
  });

  it('leads on to its own page alone, whatever the address says', async () => {
    const { post, ticket } = visitor();
    for (const path of [
      `//evil.test/to-${form.name}`,
      `/\\evil.test/to-${form.name}`,
      `/%2f%2fevil.test/to-${form.name}`,
      `/to-${form.name}?next=https://evil.test`,
      `/to-${form.name}?sent=//evil.test`,
    ]) {
      const { headers } = await post(path, { ...goodValues(form), ticket: await ticket() });
      const { location = '/' } = headers;
      expect(new URL(location, 'http://marea.test').host).toBe('marea.test');
    }
  });

  it('answers what is wrong so often and no more', async () => {
    const answers: number[] = [];
    for (let time = 0; time <= formLimits.network.most; time += 1) {
      answers.push((await send(form, { email: 'nobody' }, '203.0.113.9')).statusCode);
    }
    expect(answers.slice(0, -1).every((status) => status === 422 || status === 429)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    // From here on the same page is sent to everybody, with the time that is left.
    const told = Number((await send(form, {}, '203.0.113.9')).headers['retry-after']);
    expect([told > 60, told <= formLimits.network.seconds]).toEqual([true, true]);
    // Somebody else, from elsewhere, is not told to wait.
    expect((await send(form, {}, '198.51.100.7')).statusCode).toBe(303);
  });

  it('fills in what no person sees: nobody is told', async () => {
    expect((await send(form, { website: 'https://evil.test' })).statusCode).toBe(303);
    expect(await test.db.select().from(mail_outbox)).toEqual([]);
  });
});

it('a form that is sent twice each time is taken no more often for it', async () => {
  const from = '203.0.113.77';
  const { post, ticket } = visitor();
  const statuses: number[] = [];
  for (let time = 0; time < formLimits.network.most + 5; time += 1) {
    const same = { ...goodValues(forms.contact), ticket: await ticket() };
    statuses.push((await post('/to-contact', same, from)).statusCode);
    statuses.push((await post('/to-contact', same, from)).statusCode);
  }
  expect(await accepted()).toBe(formLimits.network.most);
  // Whoever has sent all that may be sent is told to wait, also with what was taken.
  const taken = formLimits.network.most * 2 - 1;
  expect(new Set(statuses.slice(0, taken))).toEqual(new Set([303]));
  expect(new Set(statuses.slice(taken))).toEqual(new Set([429]));
});

it('no cell of the table is a formula, whatever form it came by', async () => {
  for (const form of allForms.filter(({ isSubscription }) => !isSubscription)) {
    const typed = fieldsOf(form).filter(([, { kind }]) => kind === 'line' || kind === 'text');
    const formulas = Object.fromEntries(typed.map(([name]) => [name, '=1+cmd|calc']));
    expect([form.name, (await send(form, formulas)).statusCode]).toEqual([form.name, 303]);
  }
  test.signIn(administrator);
  const { body } = await test.app.inject('/api/devise/inbox/export');
  const cells = Papa.parse<string[]>(body).data.flat();
  expect(cells.filter((cell) => cell.includes('cmd'))).not.toEqual([]);
  expect(cells.filter((cell) => cell.includes('HYPERLINK'))).toHaveLength(1);
  expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

it('a link that confirms the newsletter confirms once, and after somebody left not again', async () => {
  const server: MailServer = await mailServer();
  const own = await sharedTestApp({ environment: { SMTP_URL: server.url } });
  try {
    const contact = { email: 'desk@marea.test' };
    await own.create('site', null, siteBody('marea', { isDefault: true, contact }), SITE);
    await createRecord(own.db, contentTypes.page, {
      siteId: SITE,
      actor: { id: null, name: 'Test' },
      publish: { languages },
      body: {
        name: 'News',
        versions: [{ version_name: 'Standing', slices: [{ block: 'place', kind: 'newsletter' }] }],
        locale: { en: { title: 'News', slug: 'news' }, es: { title: 'Boletín', slug: 'boletin' } },
      },
    });
    const { post, ticket } = siteVisitor(own, SITE, 'marea.test');
    await post('/news', { ...goodValues(forms.newsletter), ticket: await ticket() });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), WAIT);
    const linkIn = (text: string) => new URL(/https?:\/\/\S+token=\S+/.exec(text)![0]);
    const confirm = linkIn(server.mails[0]!.text);
    const press = ({ pathname, search }: URL) => post(pathname + search, {});
    const states = async () => (await own.db.select().from(newsletter_subscriber)).map(({ state }) => state);
    await press(confirm);
    expect(await states()).toEqual(['confirmed']);
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), WAIT);
    await press(confirm);
    await press(linkIn(server.mails[1]!.text));
    expect(await states()).toEqual(['ended']);
    await press(confirm);
    expect(await states()).toEqual(['ended']);
    expect(server.mails).toHaveLength(2);
  } finally {
    await own.close();
  }
});
