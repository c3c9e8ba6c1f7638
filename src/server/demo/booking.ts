import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../http/html-text.ts';
import { pageQuery } from '../http/page-query.ts';

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

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#22201c;background:#fffdf9}.page{padding:24px;max-width:480px;margin:auto}
h1{font:600 28px/1.2 Georgia,serif;margin:0 0 16px}label{display:block;margin:16px 0 4px;font-weight:600}
select,input,button{font:inherit;width:100%;min-height:48px;padding:8px 12px;border:1px solid #8a857c;border-radius:8px;background:#fff;box-sizing:border-box}
button{margin-top:24px;background:#22201c;color:#fff;border:0}footer{padding:16px 24px;background:#eee8dd;font-size:14px}
table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:12px 0;border-bottom:1px solid #ded8cc}`;

function page(title: string, language: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><div class="page"><h1>${escapeHtml(title)}</h1>${body}</div><footer>Mesa y Marea Booking</footer></body></html>`;
}

function form(
  { choose, options, times }: Booking,
  spanish: 0 | 1,
  hidden: Readonly<Record<string, string>>,
): string {
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const choices = options.map((one) => `<option>${escapeHtml(one[spanish])}</option>`).join('');
  return `<form>${kept.join('')}<label for="what">${escapeHtml(choose[spanish])}</label><select id="what" name="what">${choices}</select>
<label for="day">${spanish ? '¿Qué día?' : 'Which day?'}</label><input id="day" name="day" type="date" required>
<label for="time">${spanish ? '¿A qué hora?' : 'At what time?'}</label><select id="time" name="time">${times.map((one) => `<option>${one}</option>`).join('')}</select>
<button>${spanish ? 'Pedir la reservación' : 'Ask for it'}</button></form>`;
}

function thanks(query: Readonly<Record<string, string>>, spanish: 0 | 1): string {
  const words = [query.what, query.day, query.time].map((word) => escapeHtml(word ?? '')).join(' · ');
  const next = spanish
    ? 'Recibimos tu solicitud. Recepción te confirma en tu habitación.'
    : 'We have your request. The front desk will confirm it to your room.';
  return `<p><strong>${words}</strong></p><p>${next}</p>`;
}

const frames: Readonly<Record<string, { title: Both; rows: readonly (readonly [Both, Both])[] }>> = {
  'resort-map': {
    title: ['Find your way', 'Cómo llegar'],
    rows: [
      [
        ['Lobby and front desk', 'Lobby y recepción'],
        ['Main building, ground floor', 'Edificio principal, planta baja'],
      ],
      [
        ['Main pool', 'Alberca principal'],
        ['Two minutes towards the sea', 'A dos minutos hacia el mar'],
      ],
      [
        ['Beach', 'Playa'],
        ['Past the palms, five minutes', 'Pasando las palmas, cinco minutos'],
      ],
      [
        ['Spa', 'Spa'],
        ['Garden path, left of the fountain', 'Sendero del jardín, a la izquierda de la fuente'],
      ],
      [
        ['Doctor', 'Médico'],
        ['Beside the front desk, day and night', 'Junto a recepción, de día y de noche'],
      ],
    ],
  },
  weather: {
    title: ['Typical weather', 'El clima de siempre'],
    rows: [
      [
        ['November to April', 'Noviembre a abril'],
        ['19–28 °C, dry, light breeze', '19–28 °C, seco, brisa ligera'],
      ],
      [
        ['May to July', 'Mayo a julio'],
        ['24–32 °C, warm nights', '24–32 °C, noches cálidas'],
      ],
      [
        ['August to October', 'Agosto a octubre'],
        ['25–33 °C, short afternoon rain', '25–33 °C, lluvia corta por la tarde'],
      ],
      [
        ['Sea', 'Mar'],
        ['26–29 °C all year', '26–29 °C todo el año'],
      ],
    ],
  },
};

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
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'",
    )
    .send(html);
}

function spanishOf(query: Query, header: string | undefined): 0 | 1 {
  return (query.lang ?? header ?? '').startsWith('es') ? 1 : 0;
}

export function demoBooking(app: FastifyInstance): void {
  app.get<Request>('/demo/booking/:name', { schema: { hide: true } }, (request, reply) => {
    const booking = Object.hasOwn(bookings, request.params.name) ? bookings[request.params.name] : undefined;
    if (!booking) return reply.callNotFound();
    const query = pageQuery(request);
    const spanish = spanishOf(query, request.headers['accept-language']);
    const { what, day, time, ...hidden } = query;
    const body = what && day && time ? thanks(query, spanish) : form(booking, spanish, hidden);
    return send(reply, page(booking.title[spanish], spanish ? 'es' : 'en', body));
  });

  app.get<Request>('/demo/frames/:name', { schema: { hide: true } }, (request, reply) => {
    const frame = Object.hasOwn(frames, request.params.name) ? frames[request.params.name] : undefined;
    if (!frame) return reply.callNotFound();
    const spanish = spanishOf(pageQuery(request), request.headers['accept-language']);
    const rows = frame.rows.map(
      ([name, text]) =>
        `<tr><th scope="row">${escapeHtml(name[spanish])}</th><td>${escapeHtml(text[spanish])}</td></tr>`,
    );
    return send(reply, page(frame.title[spanish], spanish ? 'es' : 'en', `<table>${rows.join('')}</table>`));
  });

  app.get('/demo/files/wine-list.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="wine-list.txt"')
      .type('text/plain; charset=utf-8')
      .send(WINE_LIST),
  );
}
