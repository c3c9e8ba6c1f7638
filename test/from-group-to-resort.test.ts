import { expect, it } from 'vitest';
import { addDays } from '../src/domain/time/calendar.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, hubUrl, phone, siteUrl, useBrowser, visit, welcome } from './browser.ts';
import { inSoakFrom } from './soak.ts';

/** A visitor comes with a code, chooses days at the group, and finds both at the resort and in its hub. */

useBrowser();

const GROUP = siteUrl('sal-y-brisa');
const MAREA = siteUrl('casa-marea');

const inDays = (count: number) => addDays(new Date().toISOString().slice(0, 10), count);
const [ARRIVE, DEPART] = [inDays(30), inDays(34)];

const english = {
  lang: 'en',
  under: '',
  tour: 'A walk through the rooms',
  toTour: 'Every room at Casa Marea, drawn',
  book: 'Book your stay',
  guests: '2 adults',
  note: 'Your link brings the code SUMMER26.',
} as const;

const spanish = {
  lang: 'es',
  under: '/es',
  tour: 'Un paseo por las habitaciones',
  toTour: 'Todas las habitaciones de Casa Marea, en plano',
  book: 'Reserva tu estancia',
  guests: '2 adultos',
  note: 'Tu enlace trae el código SUMMER26.',
} as const;

const visitors = [
  ['in English on a desktop', english, { ...desktop, locale: 'en-US' }],
  ['in Spanish on a phone', spanish, { ...phone, locale: 'es-MX' }],
  ['in Spanish on a desktop', spanish, { ...desktop, locale: 'es-MX' }],
  ['in English on a phone', english, { ...phone, locale: 'en-US' }],
] as const;

for (const [place, [who, words, options]] of visitors.entries()) {
  it(
    `what was chosen at the group follows to the resort and its hub, ${who}`,
    inSoakFrom(1, place),
    async () => {
      const { lang, under } = words;
      const isPhone = 'isMobile' in options;
      // The visit begins on a page that has no booking form and asks for no codes.
      const path = { en: '/room-tour', es: '/es/recorrido' }[lang];
      const { page, context, complaints } = await visit(`${GROUP}${path}?utm_campaign=summer`, options);
      await page.getByRole('heading', { level: 1, name: words.tour }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      await page.goto(`${GROUP}${under}/`);
      const bar = page.locator('.booking-inline[data-ready]');
      await bar.waitFor({ state: 'attached' });
      await bar.locator('form').evaluate(
        (form: HTMLFormElement, days) => {
          for (const [name, day] of Object.entries(days)) {
            const input = form.elements.namedItem(name) as HTMLInputElement;
            input.value = day;
            input.dispatchEvent(new Event('change', { bubbles: true }));
          }
        },
        { arrive: ARRIVE, depart: DEPART },
      );
      await bar.getByText(words.guests).first().waitFor({ state: 'attached' });

      // The group names the rooms of all its resorts; the way to one leads to another host.
      await page.goto(`${GROUP}${path}`);
      const way = page.getByRole('link', { name: words.toTour });
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      await (isPhone ? way.tap() : way.click());
      await page.waitForURL(({ hostname }) => hostname.startsWith('casa-marea.'));
      await page.getByRole('heading', { level: 1, name: words.tour }).waitFor();
      // Whoever passes the address on, or keeps it, has the address alone.
      expect(page.url()).toBe(`${MAREA}${path}`);
      expect(await overflow(page)).toBe(0);

      const book = { en: '/book', es: '/es/reservar' }[lang];
      await page.goto(`${MAREA}${book}`);
      const form = page.getByRole('form', { name: words.book });
      await form.getByText(words.note).waitFor();
      const days = ['arrive', 'depart'].map((name) => form.locator(`input[name=${name}]`).inputValue());
      expect(await Promise.all(days)).toEqual([ARRIVE, DEPART]);
      // No server was told of the days, which nobody has sent yet.
      expect(asked.filter((url) => /palapa-visit|arrive/.test(decodeURIComponent(url)))).toEqual([]);
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.goto(`${hubUrl('casa-marea')}?lang=${lang}`);
      await welcome(page).click();
      const short = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
      await page
        .getByRole('link', { name: short.formatRange(Date.parse(ARRIVE), Date.parse(DEPART)) })
        .click();
      await form.getByText(words.note).waitFor();
      expect(page.url()).toBe(`${MAREA}${book}`);
      expect(complaints).toEqual([]);
    },
  );
}
