import type { DemoRecord } from '../../demo.ts';
import type { bookingCodeTrigger } from '../booking-code-trigger.ts';

export default [
  {
    id: 3601,
    code_value: 'KIDSFREE',
    magic_label: 'utm_campaign=kids-free',
    geocode_label: null,
    trigger_value: 'promo=KIDSFREE&promo_reservhotel=NINOSGRATIS',
    abbr_resorts_list: 'bahia-coral, lantern-cay',
  },
  {
    id: 3602,
    code_value: 'ISLEÑOS',
    magic_label: null,
    geocode_label: 'DO, PR',
    trigger_value: 'rate_reservhotel=ISLA',
    abbr_resorts_list: 'bahia-coral',
  },
] satisfies DemoRecord<typeof bookingCodeTrigger>[];
