import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { forms } from '../src/content/forms/index.ts';
import type { Language } from '../src/domain/language.ts';
import { agentsPath } from '../src/domain/site/agent-paths.ts';
import { brochurePath, withLanguage } from '../src/domain/site/site-sections.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, eventually, inSpanish, useBrowser, visit } from './browser.ts';
import { copyDataDir, type RunningPalapa, startPalapa } from './running-palapa.ts';
import { type OpenMailServer, openMailServer, type ReceivedMail } from './smtp-server.ts';
import { inSoak, inSoakFrom } from './soak.ts';

/** Every form of the group's site, sent by a visitor, with what a real mail server gets of it. */

useBrowser();

let palapa: RunningPalapa;
let smtp: OpenMailServer;
let dataDir: string;

beforeAll(async () => {
  smtp = await openMailServer();
  const demo = inject('demoDataDir');
  dataDir = join(demo, '..', `mailed-${process.env.VITEST_POOL_ID}`);
  copyDataDir(demo, dataDir);
  palapa = await startPalapa({ DATA_DIR: dataDir, SMTP_URL: smtp.url, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await palapa.stop();
  smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

const url = (path: string) => `http://sal-y-brisa.localhost:${palapa.port}${path}`;

async function mailTo(to: string, subject: string): Promise<ReceivedMail> {
  let mail: ReceivedMail | undefined;
  await eventually(() => {
    mail = smtp.mails.find(
      (one) => one.to.includes(to) && one.headers.get('subject')?.startsWith(subject) === true,
    );
    return mail;
  }).toBeDefined();
  return mail!;
}

const linkIn = ({ text }: ReceivedMail): string => /http\S+/.exec(text)![0];

async function isFine(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
}

/** Fills in and sends a form; whoever is as quick as a test is asked for a second look. */
async function send(page: Page, name: string, values: Record<string, string | true>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const input = page.locator(`#form-${name}-${field}`);
    if (value === true) await input.check();
    else if ((await input.evaluate((one) => one.tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
  await isFine(page);
  const press = page.locator(`#form-${name} button[type="submit"]`);
  const isTaken = async () => {
    if (await press.isVisible()) await press.click();
    return page.locator(`#form-${name}[role="status"]`).isVisible();
  };
  await expect.poll(isTaken, { interval: 1000 }).toBe(true);
  await isFine(page);
}

const devices = [
  { device: 'a phone', language: 'es', options: inSpanish, network: '198.51.100.1' },
  { device: 'a desktop', language: 'en', options: desktop, network: '198.51.100.2' },
] as const;

for (const [place, { device, language, options, network }] of devices.entries()) {
  describe(`on ${device} in ${language}`, inSoakFrom(1, place), () => {
    const es = language === 'es';
    const person = (form: string) => ({
      name: es ? 'María Peña' : 'Ruth Okafor',
      email: `${form}.${language}.${device === 'a phone' ? 'phone' : 'desktop'}@example.test`,
    });
    /** Each from a network of its own, for which the server counts what comes. */
    const open = async (path: string) =>
      visit(url(path), { ...options, extraHTTPHeaders: { 'x-forwarded-for': network } });
    const at = (english: string, spanish: string): string =>
      es ? withLanguage(spanish, 'es' satisfies Language) : english;

    it('what somebody writes reaches the house, and a note of it comes back', async () => {
      const { page, complaints } = await open(at('/contact', '/contacto'));
      const { name, email } = person('contact');
      await send(page, 'contact', { name, email, message: es ? '¿Está tibia?' : 'Is it warm?' });
      const noted = await mailTo(email, forms.contact.confirmation[language].subject);
      expect(noted.headers.get('auto-submitted')).toBe('auto-replied');
      expect(noted.text).toContain(forms.contact.confirmation[language].text);
      expect(noted.text).not.toContain(name);
      const told = await mailTo('hola@sal-y-brisa.test', `Contact: ${name}`);
      expect(told.headers.get('reply-to')).toContain(email);
      expect(told.text).toContain(es ? '¿Está tibia?' : 'Is it warm?');
      expect(complaints).toEqual([]);
    });

    it(
      'a request for proposal and a brochure are confirmed, the brochure with its file',
      inSoak,
      async () => {
        const proposal = await open(at('/weddings-and-meetings', '/bodas-y-reuniones'));
        const bride = person('proposal');
        await send(proposal.page, 'proposal', {
          occasion: 'wedding',
          guests: '80',
          arrival: '2030-02-14',
          ...bride,
        });
        await mailTo(bride.email, forms.proposal.confirmation[language].subject);

        const { page } = await open(brochurePath(language));
        const reader = person('brochure');
        const first = await page.locator('#form-brochure-brochure option').nth(1).getAttribute('value');
        await send(page, 'brochure', { brochure: first!, how: 'download', ...reader });
        const mail = await mailTo(reader.email, forms.brochure.confirmation[language].subject);
        const file = await page.evaluate(async (href) => {
          const { status, headers } = await fetch(href);
          return [status, headers.get('content-type')];
        }, linkIn(mail));
        expect(file).toEqual([200, 'application/pdf']);
      },
    );

    it('the newsletter is confirmed by a press behind the mailed link, and left by another', async () => {
      const { page, complaints } = await open(at('/', '/'));
      const { email } = person('newsletter');
      await send(page, 'newsletter', { email, consent: true });
      const asked = await mailTo(email, forms.newsletter.confirmation[language].subject);
      await page.goto(linkIn(asked));
      await isFine(page);
      await page.locator('main form button').click();
      const welcome = await mailTo(email, es ? 'El boletín es tuyo' : 'The newsletter is yours');
      expect(welcome.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(welcome.headers.get('list-unsubscribe')).toBe(`<${linkIn(welcome)}>`);
      await page.goto(linkIn(welcome));
      await isFine(page);
      await page.locator('main form button').click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(complaints).toEqual([]);
    });

    it('a travel agent registers, and the link in the mail opens the account once', inSoak, async () => {
      const { page } = await open(agentsPath(language, 'register'));
      const { name, email } = person('agent');
      await send(page, 'agents-register', {
        name,
        email,
        agency: 'Faro & Co',
        city: 'Puebla',
        country: 'MX',
        number_kind: 'iata',
        number: '33520476',
        consent: true,
      });
      const mail = await mailTo(email, es ? 'Confirma tu correo' : 'Confirm your address');
      await page.goto(linkIn(mail));
      await isFine(page);
      await page.locator('input[type="password"]').first().fill('tres faros y un remo');
      await page.locator('#form-agents-confirm button[type="submit"]').click();
      await page.getByText(es ? 'Tu solicitud está con nosotros' : 'Your application is with us').waitFor();
      await isFine(page);
      await mailTo('agentes@sal-y-brisa.test', `A travel agent registered: ${name}`);
      const again = await page.goto(linkIn(mail));
      expect(again?.status()).toBe(410);
    });
  });
}
