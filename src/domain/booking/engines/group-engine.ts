import { type CodeName, nothingGiven } from '../promo-state.ts';
import type { ArrivedRequest, BookingEngine, EngineRequest, Parameters } from './engine.ts';

/**
 * The family that takes group, promo, coupon and rate codes. One value for each room, with '|' between rooms and ','
 * between the ages of the children of one.
 */

const BETWEEN_ROOMS = '|';
const BETWEEN_AGES = ',';

/** The engine's own names of languages, a part of its protocol. */
const locales = { en: 'en-US', es: 'es-MX' } as const;

function parameters({ hotel, stay, codes, language }: EngineRequest) {
  const { rooms } = stay;
  const hasChildren = rooms.some(({ ages }) => ages.length > 0);
  const perRoom = (value: (room: (typeof rooms)[number]) => string) => rooms.map(value).join(BETWEEN_ROOMS);
  return [
    ['hotel', hotel],
    ['level', 'hotel'],
    ['arrive', stay.arrive],
    ['depart', stay.depart],
    ['rooms', String(rooms.length)],
    ['adult', perRoom(({ adults }) => String(adults))],
    ['child', hasChildren ? perRoom(({ ages }) => String(ages.length)) : null],
    ['childages', hasChildren ? perRoom(({ ages }) => ages.join(BETWEEN_AGES)) : null],
    ['locale', locales[language]],
    ['currency', codes.currency],
    ['configcode', codes.configcode],
    ['themecode', codes.themecode],
    ['group', codes.group],
    ['promo', codes.promo],
    ['coupon', codes.coupon],
    ['rate', codes.rate],
  ] as const;
}

function read(given: Parameters): ArrivedRequest | undefined {
  const text = (name: string) => given.get(name) || null;
  const [hotel, arrive, depart, adult] = ['hotel', 'arrive', 'depart', 'adult'].map(text);
  if (!hotel || !arrive || !depart || !adult) return undefined;
  const ages = (given.get('childages') ?? '').split(BETWEEN_ROOMS);
  return {
    hotel,
    stay: {
      arrive,
      depart,
      rooms: adult.split(BETWEEN_ROOMS).map((adults, at) => ({
        adults: Number(adults),
        ages: (ages[at] ?? '').split(BETWEEN_AGES).filter(Boolean).map(Number),
      })),
    },
    codes: {
      ...nothingGiven,
      group: text('group'),
      promo: text('promo'),
      coupon: text('coupon'),
      rate: text('rate'),
      configcode: text('configcode') ?? nothingGiven.configcode,
      themecode: text('themecode') ?? nothingGiven.themecode,
      currency: text('currency') ?? nothingGiven.currency,
    },
    language: text('locale')?.startsWith('es') ? 'es' : 'en',
  };
}

const takes: readonly CodeName[] = ['group', 'promo', 'coupon', 'rate'];

export const groupEngine: BookingEngine = {
  takes,
  codeFor: (kind) => (takes.includes(kind) ? kind : 'promo'),
  parameters,
  read,
};
