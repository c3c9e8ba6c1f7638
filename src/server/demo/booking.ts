import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../domain/language.ts';
import { addDays, dayOf } from '../../domain/time/calendar.ts';
import { formatTime, isWallClock } from '../../domain/time/time-format.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { readHubFiles } from '../hub/hub-files.ts';
import { escapeHtml } from '../http/html-text.ts';
import { pageQuery } from '../http/page-query.ts';
import { type Dress, dressedPage } from './dress.ts';
import { resortMap } from './resort-map.tsx';
import { weather } from './weather.ts';

/**
 * Small booking pages of an invented provider, so that the demo's frames show something without a network.
 * They have a footer of their own, as real ones do: the hub takes it away.
 */
type Both = readonly [en: string, es: string];

interface Booking {
  readonly title: Both;
  readonly choose: Both;
  readonly options: readonly Both[];
  readonly times: readonly string[];
}

const bookings: Readonly<Record<string, Booking>> = {
  cabanas: {
    title: ['Reserve a cabana', 'Reserva una cabaña'],
    choose: ['Which cabana?', '¿Qué cabaña?'],
    options: [
      ['First row, by the water', 'Primera fila, junto al agua'],
      ['Under the palms', 'Bajo las palmas'],
      ['By the quiet pool', 'Junto a la alberca tranquila'],
    ],
    times: ['09:00', '13:00'],
  },
  spa: {
    title: ['Reserve a treatment', 'Reserva un tratamiento'],
    choose: ['Which treatment?', '¿Qué tratamiento?'],
    options: [
      ['Warm stone massage, 50 minutes', 'Masaje con piedras calientes, 50 minutos'],
      ['Salt and citrus scrub, 30 minutes', 'Exfoliación de sal y cítricos, 30 minutos'],
      ['Massage for two, 80 minutes', 'Masaje en pareja, 80 minutos'],
    ],
    times: ['10:00', '12:00', '15:00', '17:30'],
  },
  dining: {
    title: ['Reserve a table', 'Reserva una mesa'],
    choose: ['How many are you?', '¿Cuántos son?'],
    options: [
      ['Two', 'Dos'],
      ['Three', 'Tres'],
      ['Four', 'Cuatro'],
      ['Five or more', 'Cinco o más'],
    ],
    times: ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'],
  },
};

type Asked = Readonly<Record<'what' | 'day' | 'time', string>>;

/** How many days can be booked ahead. */
const DAYS_AHEAD = 21;

const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));

const isAhead = (day: string, time: string, now: string): boolean => `${day}T${time}` > now;

/** `now` is the property's wall clock; `asked` what was asked for and is over, if anything. */
function form(
  { choose, options, times }: Booking,
  language: Language,
  now: string,
  hidden: Readonly<Record<string, string>>,
  asked?: Asked,
): string {
  const today = dayOf(now);
  const first = times.some((time) => isAhead(today, time, now)) ? today : addDays(today, 1);
  const chosen = asked?.time ?? times.find((time) => isAhead(first, time, now));
  const spanish = language === 'es' ? 1 : 0;
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const choices = options.map((one) => `<option>${escapeHtml(one[spanish])}</option>`).join('');
  // A list, since a browser writes the days of its own calendar in its own language and order.
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(first, ahead)).map(
    (day) => `<option value="${day}">${formatDay(day, language)}</option>`,
  );
  const hours = times.map(
    (time) =>
      `<option value="${time}"${time === chosen ? ' selected' : ''}>${formatTime(time, language)}</option>`,
  );
  const over = asked
    ? `<p role="alert"><strong>${spanish ? 'Esa hora ya pasó. Elige otra, por favor.' : 'That hour has passed. Please choose another.'}</strong></p>`
    : '';
  return `${over}<form>${kept.join('')}<label for="what">${escapeHtml(choose[spanish])}</label><select id="what" name="what">${choices}</select>
<label for="day">${spanish ? '¿Qué día?' : 'Which day?'}</label><select id="day" name="day">${days.join('')}</select>
<label for="time">${spanish ? '¿A qué hora?' : 'At what time?'}</label><select id="time" name="time">${hours.join('')}</select>
<button>${spanish ? 'Pedir la reservación' : 'Ask for it'}</button></form>`;
}

function thanks({ what, day, time }: Asked, language: Language): string {
  const when = isWallClock(`${day}T${time}`)
    ? [formatDay(day, language), formatTime(`${day}T${time}`, language)]
    : [day, time];
  const next = {
    en: 'We have your request. The front desk will confirm it to your room.',
    es: 'Recibimos tu solicitud. Recepción te confirma en tu habitación.',
  }[language];
  return `<p><strong>${[what, ...when].map(escapeHtml).join(' · ')}</strong></p><p>${next}</p>`;
}

const WINE_LIST = `Wine list / Carta de vinos

Sparkling / Espumosos
  Brut of the house, Valle Sereno . . . . . . . 14 / 58
White / Blancos
  Chenin, Bodega Piedra Clara . . . . . . . . . 13 / 54
  Albarino, Casa del Faro . . . . . . . . . . . 15 / 62
Red / Tintos
  Nebbiolo, Rancho Tres Vientos . . . . . . . . 16 / 68
  Tempranillo, Bodega Piedra Clara  . . . . . . 14 / 58

Glass / bottle, USD. Copa / botella, USD.
`;

type Query = Readonly<Record<string, string>>;
type Request = { Params: { name: string } };

function send(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; frame-ancestors 'self'",
    )
    .send(html);
}

function languageOf(query: Query, header: string | undefined): Language {
  return (query.lang ?? header ?? '').startsWith('es') ? 'es' : 'en';
}

const GREY = { primary: '#22201c', secondary: '#8a857c' };

export function demoBooking(app: FastifyInstance, registry: CacheRegistry): void {
  const { font } = readHubFiles();

  async function visit(request: FastifyRequest) {
    const found = await registry.visit(
      request.headers.host,
      request.headers['server-name'] as string | undefined,
    );
    const snapshot = found?.cache.snapshot;
    const query = pageQuery(request);
    const language = languageOf(query, request.headers['accept-language']);
    const colors = snapshot?.site.colors ?? GREY;
    const dress: Dress = { language, colors, font };
    const zone = snapshot?.site.timeZone ?? 'UTC';
    return { query, dress, snapshot, now: wallClockIn(new Date(), zone) };
  }

  app.get<Request>('/demo/booking/:name', { schema: { hide: true } }, async (request, reply) => {
    const booking = Object.hasOwn(bookings, request.params.name) ? bookings[request.params.name] : undefined;
    if (!booking) return reply.callNotFound();
    const { query, dress, now } = await visit(request);
    const { what, day, time, ...hidden } = query;
    const asked = what && day && time ? { what, day, time } : undefined;
    const isOver =
      asked !== undefined && isWallClock(`${day}T${time}`) && !isAhead(asked.day, asked.time, now);
    const body =
      asked && !isOver
        ? thanks(asked, dress.language)
        : form(booking, dress.language, now, hidden, isOver ? asked : undefined);
    return send(reply, dressedPage(dress, booking.title[dress.language === 'es' ? 1 : 0], body));
  });

  app.get('/demo/frames/resort-map', { schema: { hide: true } }, async (request, reply) => {
    const { dress, snapshot } = await visit(request);
    const map = snapshot && resortMap(snapshot, dress.language);
    if (map === undefined) return reply.callNotFound();
    return send(reply, dressedPage(dress, { en: 'Find your way', es: 'Para ubicarte' }[dress.language], map));
  });

  app.get('/demo/frames/weather', { schema: { hide: true } }, async (request, reply) => {
    const { dress, snapshot } = await visit(request);
    const lines = snapshot && weather[snapshot.site.key];
    if (!lines) return reply.callNotFound();
    const spanish = dress.language === 'es' ? 1 : 0;
    const rows = lines.map(
      ([name, text]) =>
        `<tr><th scope="row">${escapeHtml(name[spanish])}</th><td>${escapeHtml(text[spanish].replaceAll(' °C', '\u00a0°C'))}</td></tr>`,
    );
    const title = { en: 'Typical weather', es: 'El clima habitual' }[dress.language];
    return send(reply, dressedPage(dress, title, `<table>${rows.join('')}</table>`));
  });

  app.get('/demo/files/wine-list.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="wine-list.txt"')
      .type('text/plain; charset=utf-8')
      .send(WINE_LIST),
  );
}
