import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { readGuestApi } from './guest-api.ts';
import {
  eventually,
  hubUrl,
  inSpanish,
  phone,
  routeOf,
  siteUrl,
  useBrowser,
  visit,
  visitInTurn,
} from './browser.ts';
import { eventCategories, isInCategory } from '../src/domain/event-category.ts';
import { isOfDay } from '../src/hub/events/event-times.ts';
import { dayAfter, nextWeekday, todayIn } from './resort-days.ts';
import { inSoak } from './soak.ts';

useBrowser();

interface OfDay {
  slug: string;
  starts: string;
  ends: string | null;
  locale: { en: { title: string; category: string } };
}

const cancun = 'America/Cancun';
const eventsOf = (day: string) => readGuestApi<OfDay[]>('sal-y-brisa', `events/all?day=${day}`);
const formatValue = (day: string, language = 'en') => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
  return new RegExp(`${part({ weekday: 'long' })} ${part({ day: 'numeric', month: 'long' })}`);
};
/** Sets the clock of a browser to a time of Cancún, which has no daylight saving. */
const atTime =
  (day: string, time: string) =>
  ({ context }: { context: BrowserContext }) =>
    context.clock.setFixedTime(new Date(`${day}T${time}:00-05:00`));
const cards = (page: Page) => page.locator('main').getByRole('link', { name: /\d:\d\d\s[ap](m|\.\s?m\.)/ });
const titles = async (page: Page): Promise<string[]> => {
  const texts = await cards(page).allInnerTexts();
  return texts.map(
    (text) => text.split('\n').find((line) => !/\d:\d\d|On now|Next/.test(line) && line.trim()) ?? '',
  );
};

describe('the day', () => {
  it('is the property’s today, whatever the phone’s own zone, and moves a day on and back', async () => {
    const today = todayIn(cancun);
    const { page, complaints } = await visitInTurn(hubUrl('sal-y-brisa', 'events'), {
      ...phone,
      timezoneId: 'Pacific/Auckland',
    });
    await page.getByRole('heading', { level: 2, name: formatValue(today) }).waitFor();
    await page.getByRole('button', { name: 'Next day' }).click();
    await page.getByRole('heading', { level: 2, name: formatValue(dayAfter(today)) }).waitFor();
    // A night that goes on past its midnight is looked for on its own day.
    const ofTomorrow = (await eventsOf(dayAfter(today))).filter(isOfDay(dayAfter(today)));
    const expected = ofTomorrow.map(({ locale }) => locale.en.title);
    await eventually(async () => (await titles(page)).sort()).toEqual(expected.sort());
    await page.getByRole('button', { name: 'Previous day' }).click();
    await page.getByRole('heading', { level: 2, name: formatValue(today) }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is kept over a reload, and by Back after looking at an event', async () => {
    const saturday = nextWeekday(todayIn(cancun), 6);
    const { page } = await visitInTurn(hubUrl('sal-y-brisa', `events?day=${saturday}`));
    await cards(page).first().waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: formatValue(saturday) }).waitFor();
    await page.getByRole('link', { name: /The Promenade Market/ }).click();
    await page.getByRole('heading', { level: 1, name: 'The Promenade Market' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: formatValue(saturday) }).waitFor();
  });

  it('is any of the calendar, written in the hub’s language whatever the browser’s', async () => {
    const today = todayIn(cancun);
    const far = `${Number(today.slice(0, 4)) + 1}-02-14`;
    const { page } = await visitInTurn(`${siteUrl('sal-y-brisa')}/app/?lang=es#/property-hub/events`, phone);
    await page.getByRole('heading', { level: 2, name: formatValue(today, 'es') }).waitFor();
    const opened = page.evaluate(
      () =>
        new Promise((resolve) => {
          HTMLInputElement.prototype.showPicker = function (this: HTMLInputElement) {
            resolve(this.type);
          };
        }),
    );
    await page.getByRole('button', { name: /Elige una fecha/ }).click();
    expect(await opened).toBe('date');
    await page.locator('input[type=date]').fill(far, { force: true });
    await page.getByRole('heading', { level: 2, name: formatValue(far, 'es') }).waitFor();
    const strip = page.getByRole('list', { name: 'Días' });
    await strip.getByRole('button', { name: /^Hoy/ }).click();
    await page.getByRole('heading', { level: 2, name: formatValue(today, 'es') }).waitFor();
  });

  it('with nothing on says so, and offers another', async () => {
    const sunday = nextWeekday(todayIn('America/New_York'), 0);
    const { page } = await visitInTurn(hubUrl('lantern-cay', `events?day=${sunday}`));
    await page.getByText('No events for this date', { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Next day' }).click();
    await cards(page).first().waitFor();
  });
});

describe('the filter', () => {
  it.each(eventCategories)(
    '%s keeps its own events, Day and Night also those of every day by their hour',
    async (category) => {
      const day = nextWeekday(todayIn(cancun), 5);
      const expected = (await eventsOf(day))
        .filter(({ starts, locale }) => isInCategory({ category: locale.en.category, starts }, category))
        .map(({ locale }) => locale.en.title);
      expect(expected.length).toBeGreaterThan(1);
      const { page } = await visitInTurn(hubUrl('sal-y-brisa', `events?day=${day}`));
      await page
        .getByRole('group', { name: 'Filter activities' })
        .getByRole('button', { name: category, exact: true })
        .click();
      await eventually(async () => (await titles(page)).sort()).toEqual(expected.sort());
    },
  );

  it('stands in one line on the smallest phone, in Spanish too', async () => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'events'), inSpanish);
    const filters = page.getByRole('group', { name: 'Filtrar actividades' }).getByRole('button');
    await filters.last().waitFor();
    const tops = await filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  it('points to the choices that stand beyond the edge of a small phone', async () => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'events'), inSpanish);
    const filter = page.getByRole('group', { name: 'Filtrar actividades' });
    await filter.locator('[data-after]').waitFor();
    const left = async (of: Locator) => (await of.boundingBox())!.x;
    expect(await left(filter.getByRole('button').first())).toBe(
      await left(page.getByRole('heading', { level: 1 })),
    );
    await filter.getByRole('button', { name: 'A diario' }).click();
    await filter.locator('[data-before]').waitFor();
    await eventually(() => filter.locator('[data-after]').count()).toBe(0);
  });

  it('is none at first, and hidden on a wellness page', async () => {
    const today = todayIn(cancun);
    const early = atTime(today, '05:00');
    const { page } = await visit(hubUrl('sal-y-brisa', 'events'), phone, early);
    const all = page.getByRole('group', { name: 'Filter activities' }).getByRole('button', { name: 'All' });
    expect(await all.getAttribute('aria-pressed')).toBe('true');
    await page.goto(hubUrl('sal-y-brisa', 'info/360-wellnez'));
    // The demo calls off one of them on Wednesdays.
    const wellness = (await eventsOf(today)).filter(({ locale }) => locale.en.category === 'Wellness');
    await page.getByRole('link', { name: wellness[0]!.locale.en.title }).waitFor();
    expect(await page.getByRole('group', { name: 'Filter activities' }).count()).toBe(0);
    expect((await titles(page)).sort()).toEqual(wellness.map(({ locale }) => locale.en.title).sort());
  });
});

it('an event past midnight stands on the day it starts, with its times', async () => {
  const saturday = nextWeekday(todayIn(cancun), 6);
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', `events?day=${saturday}`));
  const late = page.getByRole('link', { name: /Late Set/ });
  await late.getByText('10:00 pm – 1:00 am').waitFor();
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('heading', { level: 2, name: formatValue(dayAfter(saturday)) }).waitFor();
  await cards(page).first().waitFor();
  expect(await late.count()).toBe(0);
});

describe('today', () => {
  it.each([
    ['en', 'Next', 'Earlier today', 'On now'],
    ['es', 'Sigue', 'Más temprano hoy', 'Ahora'],
  ])(
    'shows what is on or next on the first screen at 18:40, in %s',
    async (language, next, earlier, onNow) => {
      const day = nextWeekday(todayIn(cancun), 6);
      const { page } = await visit(
        `${siteUrl('sal-y-brisa')}/app/?lang=${language}#/property-hub/events`,
        { ...phone, viewport: { width: 390, height: 844 } },
        atTime(day, '18:40'),
      );
      const list = cards(page);
      await list.first().waitFor();
      // The agave table has just begun.
      const bottom = async (index: number) => {
        const box = await list.nth(index).boundingBox();
        return box!.y + box!.height;
      };
      expect(await list.nth(0).innerText()).toContain(onNow);
      expect(await list.nth(1).innerText()).toContain(next);
      expect(await bottom(1)).toBeLessThanOrEqual(844);
      const over = page.locator('details').filter({ hasText: earlier });
      expect(await over.getAttribute('open')).toBeNull();
      await over.locator('summary').click();
      await over.getByRole('link').first().waitFor();
    },
  );

  it.each([
    ['en', 'Nothing more today.', 'See tomorrow'],
    ['es', 'Por hoy no hay nada más.', 'Ver mañana'],
  ])('leads on to tomorrow when everything is over, in %s', async (language, sentence, onward) => {
    const day = nextWeekday(todayIn(cancun), 1);
    const { page } = await visit(
      `${siteUrl('sal-y-brisa')}/app/?lang=${language}#/property-hub/events`,
      phone,
      atTime(day, '23:58'),
    );
    await page.getByText(sentence).waitFor();
    await page.getByRole('button', { name: onward }).click();
    await page.getByRole('heading', { level: 2, name: formatValue(dayAfter(day), language) }).waitFor();
    await cards(page).first().waitFor();
    expect(await page.getByText(sentence).count()).toBe(0);
  });

  it('steps back what is over, and leaves it legible', inSoak, async () => {
    const day = nextWeekday(todayIn(cancun), 1);
    const { page } = await visit(hubUrl('costa-ocaso', 'events'), phone, atTime(day, '19:00'));
    const over = page.locator('details').filter({ hasText: 'Earlier today' });
    await over.locator('summary').click();
    await over.getByRole('link').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('begins after midnight with what still goes on', async () => {
    const sunday = nextWeekday(todayIn(cancun), 0);
    const { page } = await visit(hubUrl('sal-y-brisa', 'events'), phone, atTime(sunday, '00:20'));
    await cards(page).first().waitFor();
    expect(await cards(page).first().innerText()).toMatch(/On now[^]*Late Set/);
  });
});

describe('an event', () => {
  it('says when in “h:mm a”, where, and of which kind', async () => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'events/promenade-market'));
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'The Promenade Market' }).waitFor();
    await main.getByText('10:00 am – 10:00 pm').waitFor();
    await main.getByText('Everyday', { exact: true }).waitFor();
    await main.getByText('Where', { exact: true }).waitFor();
  });

  it('of a later day tells of that day, after a reload too', async () => {
    const saturday = nextWeekday(todayIn(cancun), 6);
    const { page } = await visitInTurn(hubUrl('sal-y-brisa', `events?day=${saturday}`));
    await page.getByRole('link', { name: /The Promenade Market/ }).click();
    const [weekday, date] = formatValue(saturday).source.split(/ (.*)/);
    const when = page.getByRole('main').getByText(`${weekday}, ${date}`, { exact: true });
    await when.waitFor();
    await page.reload();
    await when.waitFor();
  });

  it('goes into the calendar of the phone', async () => {
    const tomorrow = dayAfter(todayIn(cancun));
    const { page } = await visitInTurn(
      hubUrl('sal-y-brisa', `events/promenade-market?at=${tomorrow}T10:00`),
      inSpanish,
    );
    const link = page.getByRole('link', { name: 'Agregar al calendario' });
    const file = await link.evaluate(async (element: HTMLAnchorElement) => {
      const response = await fetch(element.href);
      return [response.headers.get('content-type'), await response.text()];
    });
    expect(file).toEqual([
      'text/calendar; charset=utf-8',
      expect.stringContaining(`DTSTART:${tomorrow.replaceAll('-', '')}T150000Z`),
    ]);
  });

  it('that is over says so, and no calendar takes it any more', async () => {
    const { starts } = await readGuestApi<OfDay>('sal-y-brisa', 'events/by-slug?slug=promenade-market');
    const lateAt = atTime(starts.slice(0, 10), '23:30');
    const { page } = await visit(hubUrl('sal-y-brisa', 'events/promenade-market'), inSpanish, lateAt);
    await page.getByText('Ya terminó', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Agregar al calendario' }).count()).toBe(0);
  });

  it('says it in Spanish', async () => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'events/promenade-market'), inSpanish);
    await page.getByText('10:00 a. m. – 10:00 p. m.').waitFor();
  });

  it('that does not load says so in the specification’s words, and comes when asked again', async () => {
    const tomorrow = dayAfter(todayIn(cancun));
    const isEvent = '**/api/events/by-slug*';
    const { page, context } = await visit(hubUrl('sal-y-brisa', `events?day=${tomorrow}`), phone, (guest) =>
      guest.context.route(isEvent, (route) => route.fulfill({ status: 500, json: {} })),
    );
    await page.getByRole('link', { name: /The Promenade Market/ }).click();
    const words = 'We were unable to load this event. Please try again later.';
    await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.getByText(words).count()).toBe(1);
    await context.unroute(isEvent);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Promenade Market' }).waitFor();
  });

  it.each([
    ['Unable to find event', phone],
    ['No encontramos esta actividad', inSpanish],
  ])('that is none: “%s”', async (words, options) => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'events/nothing-like-it'), options);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    expect(await page.getByRole('alert').getByRole('paragraph').count()).toBe(0);
    await page.getByRole('button', { name: /Back|Regresar/ }).click();
    await eventually(() => routeOf(page)).toBe('events');
  });
});
