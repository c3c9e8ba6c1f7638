import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ArrivedRequest } from '../../domain/booking/engines/engine.ts';
import { engineNames } from '../../domain/booking/engines/engine-names.ts';
import { bookingEngines } from '../../domain/booking/engines/index.ts';
import { codeNames } from '../../domain/booking/promo-state.ts';
import type { Language } from '../../domain/language.ts';
import { daysBetween } from '../../domain/time/calendar.ts';
import { longDate } from '../../domain/time/date-words.ts';
import { isDay } from '../../domain/time/time-format.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import type { Snapshot } from '../delivery/snapshot.ts';
import { readHubFiles } from '../hub/hub-files.ts';
import { escapeHtml } from '../http/html-text.ts';
import { pageQuery } from '../http/page-query.ts';
import { dressedPage } from './dress.ts';

/**
 * The first page of an invented booking engine of each family: it says what arrived, so that a booking of the demo ends
 * somewhere without a network.
 */

const words = {
  en: {
    title: 'Your stay',
    resort: 'Resort',
    arrive: 'Arrive',
    depart: 'Depart',
    nights: 'Nights',
    room: 'Room',
    adults: 'adults',
    adult: 'adult',
    children: 'children of',
    currency: 'Prices in',
    codes: 'Codes',
    none: 'none',
    arrived: 'What arrived, as it was sent',
    nothing: 'No stay arrived here. The booking form of a resort leads to this page.',
    flight: 'Your flight',
    noFlight: 'No flight arrived here. The flight form of a site leads to this page.',
  },
  es: {
    title: 'Tu estancia',
    resort: 'Resort',
    arrive: 'Llegada',
    depart: 'Salida',
    nights: 'Noches',
    room: 'Habitación',
    adults: 'adultos',
    adult: 'adulto',
    children: 'menores de',
    currency: 'Precios en',
    codes: 'Códigos',
    none: 'ninguno',
    arrived: 'Lo que llegó, tal como se envió',
    nothing: 'Aquí no llegó ninguna estancia. A esta página lleva el formulario de reservación de un resort.',
    flight: 'Tu vuelo',
    noFlight: 'Aquí no llegó ningún vuelo. A esta página lleva el formulario de vuelos de un sitio.',
  },
} as const;

const rows = (pairs: readonly (readonly [string, string])[]): string =>
  `<table>${pairs
    .map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('')}</table>`;

const dayInWords = (day: string, language: Language) => (isDay(day) ? longDate(day, language) : day);

/** The parameters of an address in its order, of a repeated one the first. */
const asSent = (request: FastifyRequest) => Object.entries(pageQuery(request)).reverse();

/** The name of the resort that the engine knows by a code of its own. */
const nameOf = (hotel: string, { resorts }: Snapshot): string =>
  resorts.find(({ code, booking }) => (booking?.hotel ?? code) === hotel)?.name ?? hotel;

function stayRows(arrived: ArrivedRequest, language: Language, snapshot: Snapshot | undefined) {
  const say = words[language];
  const { arrive, depart, rooms } = arrived.stay;
  const codes = codeNames.flatMap((name) => (arrived.codes[name] ? [`${name}: ${arrived.codes[name]}`] : []));
  return rows([
    [say.resort, snapshot ? nameOf(arrived.hotel, snapshot) : arrived.hotel],
    [say.arrive, dayInWords(arrive, language)],
    [say.depart, dayInWords(depart, language)],
    ...(isDay(arrive) && isDay(depart) ? [[say.nights, String(daysBetween(arrive, depart))] as const] : []),
    ...rooms.map(({ adults, ages }, at) => {
      const people = [
        `${adults} ${adults === 1 ? say.adult : say.adults}`,
        ...(ages.length > 0 ? [`${say.children} ${ages.join(', ')}`] : []),
      ];
      return [`${say.room} ${at + 1}`, people.join(', ')] as const;
    }),
    [say.currency, arrived.codes.currency],
    [say.codes, codes.join(', ') || say.none],
  ]);
}

type Request = { Params: { engine: string } };

const GREY = { primary: '#22201c', secondary: '#8a857c' };

export function demoEngines(app: FastifyInstance, registry: CacheRegistry): void {
  const { font } = readHubFiles();

  async function snapshotOf({ headers }: FastifyRequest): Promise<Snapshot | undefined> {
    const visit = await registry.visit(headers.host, headers['server-name'] as string | undefined);
    return visit?.cache.snapshot;
  }

  interface DemoPage {
    readonly snapshot: Snapshot | undefined;
    readonly language: Language;
    readonly title: string;
    readonly body: string;
  }

  const send = (reply: FastifyReply, { snapshot, language, title, body }: DemoPage) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'self'",
      )
      .send(dressedPage({ language, colors: snapshot?.site.colors ?? GREY, font }, title, body));

  app.get('/demo/flights', { schema: { hide: true } }, async (request, reply) => {
    const parameters = asSent(request);
    const language = pageQuery(request).lang === 'es' ? 'es' : 'en';
    const { flight: title, noFlight } = words[language];
    const body = parameters.length > 0 ? rows(parameters) : `<p>${noFlight}</p>`;
    return send(reply, { snapshot: await snapshotOf(request), language, title, body });
  });

  app.get<Request>('/demo/engines/:engine', { schema: { hide: true } }, async (request, reply) => {
    const { engine: name } = request.params;
    const family = engineNames.find((one) => one === name);
    if (!family) return reply.callNotFound();
    const snapshot = await snapshotOf(request);
    const parameters = new Map(asSent(request));
    const arrived = bookingEngines[family].read(parameters);
    const language = arrived?.language ?? 'en';
    const say = words[language];
    const body = arrived
      ? `${stayRows(arrived, language, snapshot)}<h2>${say.arrived}</h2>${rows([...parameters])}`
      : `<p>${say.nothing}</p>`;
    return send(reply, { snapshot, language, title: say.title, body });
  });
}
