import type { DemoRecord } from '../../demo.ts';
import type { bookingCodeTrigger } from '../booking-code-trigger.ts';

export default [
  {
    id: 2401,
    code_value: 'LASTLIGHT',
    magic_label: 'utm_campaign=last-light',
    geocode_label: 'US-CA, US-AZ, US-NV',
    trigger_value: 'promo=LASTLIGHT&rate=WEST',
    abbr_resorts_list: 'costa-ocaso',
  },
] satisfies DemoRecord<typeof bookingCodeTrigger>[];
