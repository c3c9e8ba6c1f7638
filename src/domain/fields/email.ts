import { emailAddress, MAX_EMAIL } from '../email-address.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';

export interface EmailField extends Field<'email', string | null> {}

export const email = <const O extends FieldOptions>(options: O): EmailField & O => ({
  type: 'email',
  ...options,
});

export const emailType: FieldType<EmailField> = {
  column: 'text',
  blank: null,
  placeholder: () => 'name@example.com',
  parse(value, _field, at, context) {
    const address = typeof value === 'string' ? emailAddress(value) : undefined;
    if (address !== undefined) return address;
    if (value !== '') context.addIssue(at, 'email');
    return null;
  },
  schema: () => ({ type: ['string', 'null'], format: 'email', maxLength: MAX_EMAIL }),
};
