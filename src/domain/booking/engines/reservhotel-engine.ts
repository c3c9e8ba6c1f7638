import { nothingGiven } from '../promo-state.ts';
import type { ArrivedRequest, BookingEngine, EngineRequest, Parameter, Parameters } from './engine.ts';

/**
 * The ReservHotel family: dates by its names, languages by numbers, and parameters of their own for each room after the
 * first ('adults', 'adults2'). It has codes of its own, and is told none of the other family's.
 */

const BETWEEN_AGES = ',';

const languageNumbers = { en: '1', es: '2' } as const;

/** 'adults' of the first room, 'adults2' of the second. */
const ofRoom = (name: string, at: number) => (at === 0 ? name : `${name}${at + 1}`);

const parameters = ({ hotel, stay, codes, language }: EngineRequest): readonly Parameter[] => [
  ['hotel', hotel],
  ['aDate', stay.arrive],
  ['dDate', stay.depart],
  ['date_format', 'YYYY-MM-DD'],
  ['rooms', String(stay.rooms.length)],
  ...stay.rooms.flatMap(({ adults, ages }, at): Parameter[] => [
    [ofRoom('adults', at), String(adults)],
    [ofRoom('child', at), ages.length > 0 ? String(ages.length) : null],
    [ofRoom('childages', at), ages.join(BETWEEN_AGES)],
  ]),
  ['lang', languageNumbers[language]],
  ['currency', codes.currency],
  ['promo_code', codes.promo_reservhotel],
  ['rate_code', codes.rate_reservhotel],
];

/** More rooms than any link has. */
const MAX_ROOMS = 20;

function read(given: Parameters): ArrivedRequest | undefined {
  const text = (name: string) => given.get(name) || null;
  const [hotel, arrive, depart] = ['hotel', 'aDate', 'dDate'].map(text);
  const rooms = Number(text('rooms'));
  if (!hotel || !arrive || !depart || !(rooms >= 1)) return undefined;
  return {
    hotel,
    stay: {
      arrive,
      depart,
      rooms: Array.from({ length: Math.min(rooms, MAX_ROOMS) }, (_, at) => ({
        adults: Number(text(ofRoom('adults', at))),
        ages: (text(ofRoom('childages', at)) ?? '').split(BETWEEN_AGES).filter(Boolean).map(Number),
      })),
    },
    codes: {
      ...nothingGiven,
      promo_reservhotel: text('promo_code'),
      rate_reservhotel: text('rate_code'),
      currency: text('currency') ?? nothingGiven.currency,
    },
    language: text('lang') === languageNumbers.es ? 'es' : 'en',
  };
}

export const reservhotelEngine: BookingEngine = {
  takes: ['promo_reservhotel', 'rate_reservhotel'],
  codeFor: (kind) => (kind.startsWith('rate') ? 'rate_reservhotel' : 'promo_reservhotel'),
  parameters,
  read,
};
