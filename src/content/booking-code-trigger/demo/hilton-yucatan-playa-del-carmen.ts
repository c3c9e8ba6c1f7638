import type { DemoRecord } from '../../demo.ts';
import type { bookingCodeTrigger } from '../booking-code-trigger.ts';

export default [
  {
    id: 4001,
    code_value: 'CENOTE',
    magic_label: 'utm_source=jungle-letter&utm_campaign=cenote',
    geocode_label: null,
    trigger_value: 'promo=CENOTE4X3',
    abbr_resorts_list: 'hilton-yucatan-playa-del-carmen',
  },
] satisfies DemoRecord<typeof bookingCodeTrigger>[];
