import type { DemoRecord } from '../../demo.ts';
import type { bookingCodeTrigger } from '../booking-code-trigger.ts';

/** What holds for the whole group: no resort is named. */
export default [
  {
    id: 101,
    code_value: 'SUMMER26',
    magic_label: 'utm_campaign=summer',
    geocode_label: null,
    trigger_value: 'promo=SUMMER26&rate=FLEX&promo_reservhotel=VERANO26',
    abbr_resorts_list: null,
  },
  {
    id: 102,
    code_value: 'MAPLE',
    magic_label: null,
    geocode_label: 'CA',
    trigger_value: 'rate=CANADA&rate_reservhotel=CANADA&currency=CAD',
    abbr_resorts_list: null,
  },
  {
    id: 103,
    code_value: 'NEWSLETTER',
    magic_label: 'mailing',
    geocode_label: null,
    trigger_value: 'coupon=BRISA5',
    abbr_resorts_list: null,
  },
] satisfies DemoRecord<typeof bookingCodeTrigger>[];
