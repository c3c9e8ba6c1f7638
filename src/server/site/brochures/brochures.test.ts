import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SharedTestApp, sharedTestApp, siteBody, testApp } from '../../../../test/app.ts';
import { siteVisitor } from '../../../../test/form-posts.ts';
import { mailServer } from '../../../../test/mail-server.ts';
import { WAIT } from '../../../../test/wait.ts';
import { form_submission, form_try } from '../../database/forms-schema.ts';

/** A visitor asks for a brochure: to download, or by post. */

const SITE = 15;

type Open = Pick<SharedTestApp, 'app' | 'db' | 'create'>;

async function withBrochures(test: Open): Promise<number[]> {
  await test.create(
    'site',
    null,
    siteBody('marea', {
      isDefault: true,
      name: 'Casa Marea',
      contact: { email: 'desk@marea.test' },
      formMail: { brochure: 'post@marea.test' },
    }),
    SITE,
  );
  await test.create('site', null, siteBody('bare'), 24);
  const brochure = (name: string, more: object, es?: object) =>
    test.create('brochure', SITE, {
      name,
      locale: { en: { title: name, file: `/files/${name.toLowerCase()}.pdf` }, ...(es && { es }) },
      ...more,
    });
  const [bay, rooms] = [
    await brochure('Bay', { by_post: true }, { title: 'La bahía', file: '/files/bahia.pdf' }),
    await brochure('Rooms', {}, { title: 'Habitaciones' }),
  ];
  return [bay.id, rooms.id];
}

const person = { name: 'Inés', email: 'ines@example.test' };
const home = { street: 'Calle Nogal 4', city: 'Mérida', postcode: '97000', country: 'México' };

describe('brochures', () => {
  let test: SharedTestApp;
  let ids: number[];
  beforeAll(async () => {
    test = await sharedTestApp();
    ids = await withBrochures(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(form_submission);
    await test.db.delete(form_try);
  });
  const kept = () => test.db.select().from(form_submission);
  const visitor = () => siteVisitor(test, SITE, 'marea.test');
  const ask = async (values: Record<string, string>, url = '/brochure') =>
    visitor().post(url, {
      form: 'brochure',
      ...person,
      brochure: String(ids[0]),
      how: 'download',
      ticket: await visitor().ticket(),
      ...values,
    });

  it('stand on a page of their own in each language, and on none where a site has none', async () => {
    const { get } = visitor();
    const { body, statusCode } = await get('/brochure');
    expect(statusCode).toBe(200);
    expect(body).toContain(`<option value="${ids[0]}">Bay</option>`);
    expect((await get('/es/folleto')).body).toContain('La bahía');
    expect((await get('/es/brochure')).headers.location).toBe('/es/folleto');
    expect((await get('/sitemap.xml')).body).toContain('/brochure<');
    expect((await siteVisitor(test, 24, 'bare.test').get('/brochure')).statusCode).toBe(404);
  });

  it('are downloaded at once, and what is kept says which one by its name', async () => {
    const sent = await ask({}, '/es/folleto');
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      '/es/folleto?sent=brochure#form-brochure',
    ]);
    const { body } = await visitor().get('/es/folleto?sent=brochure');
    expect(body).toContain('<a class="arrow" href="/files/bahia.pdf" download="">');
    // Without a Spanish one, the English.
    expect(body).toContain('href="/files/rooms.pdf"');
    expect(await kept()).toMatchObject([{ values: { ...person, brochure: 'La bahía', how: 'download' } }]);
  });

  it('by post need an address, and say so at each line of it', async () => {
    const { statusCode, body } = await ask({ how: 'post' });
    expect(statusCode).toBe(422);
    for (const field of Object.keys(home)) expect(body).toContain(`id="form-brochure-${field}-issue"`);
    expect(await kept()).toEqual([]);
    expect((await ask({ how: 'post', ...home })).statusCode).toBe(303);
    expect(await kept()).toMatchObject([{ values: { ...home, how: 'post' } }]);
  });

  it('that are not printed are not sent by post, and none is asked for that is not there', async () => {
    const paper = await ask({ brochure: String(ids[1]), how: 'post', ...home });
    expect([paper.statusCode, paper.body.includes('This brochure is not printed.')]).toEqual([422, true]);
    for (const brochure of ['', '0', '999999', '1 or 1=1', '__proto__']) {
      expect((await ask({ brochure })).statusCode).toBe(422);
    }
    expect(await kept()).toEqual([]);
  });
});

it('the mail leads to the file, and staff get what to put on the envelope', async () => {
  const server = await mailServer();
  const test = await testApp({ environment: { SMTP_URL: server.url, PUBLIC_ORIGIN: 'https://marea.test' } });
  const [bay] = await withBrochures(test);
  const { post, ticket } = siteVisitor(test, SITE, 'marea.test');
  await post('/es/folleto', {
    form: 'brochure',
    ...person,
    ...home,
    brochure: String(bay),
    how: 'post',
    ticket: await ticket(),
  });
  await vi.waitFor(() => expect(server.mails).toHaveLength(2), WAIT);
  const [toStaff, toVisitor] = server.mails;
  expect(toStaff!.to).toEqual(['post@marea.test']);
  expect(toStaff!.text).toContain('Street and number: Calle Nogal 4');
  expect(toStaff!.text).toContain('Brochure: La bahía');
  expect(toVisitor!.to).toEqual(['ines@example.test']);
  expect(toVisitor!.headers.get('subject')).toBe('El folleto que pediste · Casa Marea');
  expect(toVisitor!.text).toMatch(/https?:\/\/[^/]+\/files\/bahia\.pdf/);
  expect(toVisitor!.html).toContain('/files/bahia.pdf');
  expect(toVisitor!.text).not.toContain('Inés');
});
