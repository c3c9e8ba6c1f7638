import type { DemoRecord } from '../../demo.ts';
import type { bookingCodeTrigger } from '../booking-code-trigger.ts';

export default [
  {
    id: 1501,
    code_value: 'VECINOS',
    magic_label: null,
    geocode_label: 'MX-JAL, MX-NAY',
    trigger_value: 'rate=VECINOS&promo_reservhotel=VECINOS&currency=MXN',
    abbr_resorts_list: 'casa-marea',
  },
  {
    id: 1502,
    code_value: 'MAREAMARIA26',
    magic_label: 'wedding=mareamaria',
    geocode_label: null,
    trigger_value: 'group=WED0412',
    abbr_resorts_list: 'casa-marea',
  },
] satisfies DemoRecord<typeof bookingCodeTrigger>[];
