import { expect, it } from 'vitest';
import { givenNames } from '../../domain/booking/promo-state.ts';
import { bookingCodeTrigger } from './booking-code-trigger.ts';

it('the help for its codes names all that may be given', () => {
  const { help } = bookingCodeTrigger.fields.trigger_value;
  for (const text of [help.en, help.es]) expect(text).toContain(givenNames.join(', '));
});
