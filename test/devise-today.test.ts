import type { Page } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { event } from '../src/content/event/event.ts';
import { menu } from '../src/content/menu/menu.ts';
import { restaurant } from '../src/content/restaurant/restaurant.ts';
import type { Session } from '../src/devise/session.tsx';
import { days } from '../src/domain/time/day-range.ts';
import { plainRepeat } from '../src/domain/time/recurrence-exceptions.ts';
import { accessibilityViolations } from './accessibility.ts';
import { desktop, hubUrl, inSpanish, phone, useBrowser, visit } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  DEVISE_SITE_KEY,
  openDevise,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { readGuestApi } from './guest-api.ts';
import { dayAfter, todayIn } from './resort-days.ts';
import { focused } from './tab-stops.ts';
import { WAIT } from './wait.ts';
import { inSoakFrom } from './soak.ts';

useBrowser();

interface GuestDish {
  readonly title: string;
  readonly price: string;
  readonly amount: number;
  readonly sold_out?: string;
}
interface GuestMenus {
  readonly menus: readonly {
    readonly locale: {
      readonly en: { readonly sections: readonly { readonly items: readonly GuestDish[] }[] };
    };
  }[];
}
interface GuestPlace {
  readonly id: number;
  readonly dinner: {
    readonly exceptions: readonly { readonly spans: readonly { readonly closes: string }[] }[];
  };
}
interface GuestEvent {
  readonly id: number;
  readonly starts: string;
}

const words = {
  en: {
    soldOut: 'Sold out …',
    tomorrow: 'Until tomorrow',
    undo: 'Undo',
    price: 'Change a price …',
    whichPrice: 'Price, as guests read it',
    save: 'Save the price',
    move: (name: string) => `Move “${name}” to another time`,
    starts: 'It starts at',
    doMove: 'Move it',
    cancel: (name: string) => `Cancel “${name}”`,
    doCancel: 'Yes, cancel it',
    putBack: (name: string) => `Put back “${name}”`,
    said: 'Sold out today',
    menus: 'Menus',
    close: (name: string) => `Close today: “${name}”`,
    doClose: 'Yes, close it today',
    hours: (name: string) => `Hours today: “${name}”`,
    to: 'To',
    saveHours: 'Save the hours of today',
  },
  es: {
    soldOut: 'Agotado…',
    tomorrow: 'Hasta mañana',
    undo: 'Deshacer',
    price: 'Cambiar un precio…',
    whichPrice: 'Precio, como lo lee el huésped',
    save: 'Guardar el precio',
    move: (name: string) => `Mover «${name}» a otra hora`,
    starts: 'Empieza a las',
    doMove: 'Moverlo',
    cancel: (name: string) => `Cancelar «${name}»`,
    doCancel: 'Sí, cancelarlo',
    putBack: (name: string) => `Restablecer «${name}»`,
    said: 'Agotado hoy',
    menus: 'Menús',
    close: (name: string) => `Cerrar hoy: «${name}»`,
    doClose: 'Sí, cerrarlo hoy',
    hours: (name: string) => `Horario de hoy: «${name}»`,
    to: 'Hasta',
    saveHours: 'Guardar el horario de hoy',
  },
} as const;

/** Clicks what is named, and counts. */
function counter(page: Page) {
  let clicks = 0;
  return {
    clicks: () => clicks,
    async click(name: string) {
      clicks += 1;
      // A toast stays while the pointer rests on it, and may lie over what comes next.
      await page.mouse.move(0, 0);
      await page.getByRole('button', { name }).first().click();
    },
  };
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, WAIT);

const people = [
  ['en', desktop],
  ['es', phone],
] as const;

for (const [nth, [language, device]] of people.entries()) {
  it(
    `what changes today takes three clicks at most, and guests see it at once: ${language}`,
    inSoakFrom(1, nth),
    async () => {
      const say = words[language];
      // The manager of the demo has one property.
      const [siteId, siteKey] = language === 'es' ? [15, 'casa-marea'] : [DEVISE_SITE, DEVISE_SITE_KEY];
      // The manager of the demo reads devise in Spanish.
      const { page, context, complaints } = await openDevise('account', {
        ...device,
        ...(language === 'es' ? { email: 'manager@palapa.test', siteId } : {}),
      });
      const name = `Coral soup ${language}`;
      const show = `Fire show ${language}`;
      const card = await callApi<SavedRecord>(context, 'POST', 'menus', {
        site_id: siteId,
        code_value: `TODAY-${language}`,
        name: `Today ${language}`,
        sections: [
          {
            title: { en: 'Soups', es: 'Sopas' },
            items: [{ title: { en: name, es: name }, price: { en: '$19' } }],
          },
        ],
      });
      onTestFinished(() => removeRecord(context, menu, card.id));
      const place = await callApi<SavedRecord>(context, 'POST', 'restaurants', {
        site_id: siteId,
        label: `Today ${language}`,
        menus: [card.id],
        dinner: { spans: [{ opens: '00:00', closes: '23:59', days, season: null }], exceptions: [] },
        locale: {
          en: { title: `Today ${language}`, slug: `today-${language}` },
          es: { title: `Hoy ${language}`, slug: `hoy-${language}` },
        },
      });
      onTestFinished(() => removeRecord(context, restaurant, place.id));
      // It began tonight: what began earlier would be on after midnight as well.
      const { sites } = await callApi<Session>(context, 'GET', 'session');
      const today = todayIn(sites.find(({ id }) => id === siteId)!.timeZone);
      const planned = await callApi<SavedRecord>(context, 'POST', 'events', {
        site_id: siteId,
        label: show,
        start_date: `${today}T23:50`,
        end_date: `${dayAfter(today)}T00:30`,
        repeats: 1,
        repeat_frequency: 'daily',
        repeat_settings: plainRepeat,
        locale: { en: { title: show }, es: { title: show } },
      });
      onTestFinished(() => removeRecord(context, event, planned.id));

      const dish = async () => {
        const { menus } = await readGuestApi<GuestMenus>(siteKey, `restaurant-menus/today-${language}`);
        return menus[0]!.locale.en.sections[0]!.items[0]!;
      };
      const starts = async () => {
        const events = await readGuestApi<readonly GuestEvent[]>(siteKey, 'events/all');
        return events.filter(({ id }) => id === planned.id).map((one) => one.starts.slice(11));
      };

      await page.goto(new URL('/devise', page.url()).href);
      const chooses = (asks: string) => async (count: ReturnType<typeof counter>) => {
        await count.click(asks);
        await page.getByRole('dialog').getByRole('textbox').first().fill(name);
        await count.click(name);
      };
      // Guests hear of what is new a moment after it is saved.
      await eventually(async () => expect(await dish()).toBeDefined());
      // Somebody else reads the menu all the while, and looks at it again when the kitchen has spoken.
      const guest = await visit(
        hubUrl(siteKey, `dining/${language === 'en' ? 'today' : 'hoy'}-${language}`),
        language === 'en' ? phone : inSpanish,
      );
      const menus = guest.page.getByRole('navigation', { name: say.menus });
      const readMenu = async () => {
        await guest.page.bringToFront();
        await menus.getByRole('link').first().click();
        await guest.page.getByText(name, { exact: true }).waitFor();
      };
      const soldOut = guest.page.getByText(say.said);
      await readMenu();
      expect(await soldOut.count()).toBe(0);
      await guest.page.goBack();
      await page.bringToFront();

      const back = async () => {
        await page.getByRole('button', { name: say.undo }).first().click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };

      const sellingOut = counter(page);
      await chooses(say.soldOut)(sellingOut);
      await sellingOut.click(say.tomorrow);
      await eventually(async () => expect((await dish()).sold_out).toBe('today'));
      expect(sellingOut.clicks()).toBeLessThanOrEqual(3);
      await readMenu();
      await soldOut.waitFor();
      await guest.page.goBack();
      await page.bringToFront();
      await back();
      await eventually(async () => expect((await dish()).sold_out).toBeUndefined());

      const pricing = counter(page);
      await chooses(say.price)(pricing);
      await page.getByLabel(say.whichPrice).fill('$22');
      await pricing.click(say.save);
      await eventually(async () => expect(await dish()).toMatchObject({ price: '$22', amount: 22 }));
      expect(pricing.clicks()).toBeLessThanOrEqual(3);
      await readMenu();
      await guest.page.getByText('$22').waitFor();
      expect([await soldOut.count(), ...guest.complaints]).toEqual([0]);
      await guest.context.close();
      await page.bringToFront();

      const moving = counter(page);
      const tonight = page.getByRole('listitem').filter({ hasText: show }).first();
      await moving.click(say.move(show));
      // The form is loaded when it is first asked for, and the time is what one has come to type.
      await eventually(async () => expect(await focused(page)).toMatchObject({ name: say.starts }));
      await page.getByLabel(say.starts).fill('23:55');
      await moving.click(say.doMove);
      await eventually(async () => expect(await starts()).toContain('23:55'));
      expect(moving.clicks()).toBeLessThanOrEqual(3);
      await eventually(async () =>
        expect(await tonight.getByRole('button', { name: say.putBack(show) }).isVisible()).toBe(true),
      );
      await tonight.getByRole('button', { name: say.cancel(show) }).click();
      await page.getByRole('button', { name: say.doCancel }).click();
      await eventually(async () => expect(await starts()).not.toContain('23:55'));
      await tonight.getByRole('button', { name: say.putBack(show) }).click();
      await eventually(async () => expect(await starts()).toContain('23:50'));

      const grill = language === 'en' ? `Today ${language}` : `Hoy ${language}`;
      const dinnerToday = async () => {
        const places = await readGuestApi<readonly GuestPlace[]>(siteKey, 'restaurants/all');
        const { exceptions } = places.find(({ id }) => id === place.id)!.dinner;
        return exceptions.map(({ spans }) => spans.map(({ closes }) => closes).join());
      };
      const hours = counter(page);
      await hours.click(say.hours(grill));
      await page.getByRole('dialog').getByLabel(say.to, { exact: true }).fill('20:30');
      await hours.click(say.saveHours);
      await eventually(async () => expect(await dinnerToday()).toEqual(['20:30']));
      expect(hours.clicks()).toBeLessThanOrEqual(3);
      const toast = page.getByRole('status').filter({ hasText: grill });
      await toast.getByRole('button', { name: say.undo }).click();
      await eventually(async () => expect(await dinnerToday()).toEqual([]));
      const closing = counter(page);
      await closing.click(say.close(grill));
      await closing.click(say.doClose);
      await eventually(async () => expect(await dinnerToday()).toEqual(['']));
      expect(closing.clicks()).toBeLessThanOrEqual(3);

      // How far the page was scrolled depends on tonight's events; a button half under the bar counts as too small.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(consoleProblems({ complaints })).toEqual([]);
    },
  );
}
