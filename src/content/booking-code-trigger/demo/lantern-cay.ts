import type { DemoRecord } from '../../demo.ts';
import type { bookingCodeTrigger } from '../booking-code-trigger.ts';

export default [
  {
    id: 5201,
    code_value: 'LANTERN',
    magic_label: 'utm_campaign=lantern-night',
    geocode_label: 'US-FL',
    trigger_value: 'promo=LANTERN&coupon=FERRY2',
    abbr_resorts_list: 'lantern-cay',
  },
] satisfies DemoRecord<typeof bookingCodeTrigger>[];
