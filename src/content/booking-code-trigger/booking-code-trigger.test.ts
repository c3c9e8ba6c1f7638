import { describe, expect, it } from 'vitest';
import { type Booking, bookingCodes, type BookingCodeTrigger } from '../../domain/booking.ts';
import { demo as sites } from '../site/demo/index.ts';
import { demo } from './demo/index.ts';

const triggers: BookingCodeTrigger[] = Object.values(demo).flat();
const codes = (booking: Partial<Booking>) =>
  bookingCodes(triggers, { resort: 'casa-marea', query: {}, ...booking });

describe('the triggers of the demo', () => {
  it('all give codes to whoever types theirs', () => {
    const keys = Object.values(sites).map(({ key }) => key);
    const found = triggers.map(({ code_value, abbr_resorts_list }) => {
      const resort = keys.find((key) => abbr_resorts_list === null || abbr_resorts_list.startsWith(key));
      return resort && codes({ resort, typed: { code: code_value } }).reason.trigger;
    });
    expect(found).toEqual(triggers.map(({ id }) => id));
  });

  it('a neighbour in Jalisco pays the local rate, unless the page is of a campaign', () => {
    const neighbour = { country: 'MX', region: 'JAL' };
    expect(codes(neighbour)).toMatchObject({
      rate: 'VECINOS',
      currency: 'MXN',
      reason: { why: 'geography' },
    });
    expect(codes({ ...neighbour, query: { utm_campaign: 'summer' } })).toMatchObject({
      promo: 'SUMMER26',
      rate: 'FLEX',
      currency: 'USD',
      reason: { why: 'url' },
    });
    expect(codes({ ...neighbour, resort: 'lantern-cay' }).reason.why).toBeNull();
  });
});
