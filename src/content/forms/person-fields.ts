import type { EmailField, LineField, TelephoneField } from '../../domain/forms/form-field.ts';

/** Who somebody is, asked for in the same words by every form. */

export const name = {
  kind: 'line',
  label: { en: 'Your name', es: 'Tu nombre' },
  staffLabel: { en: 'Name', es: 'Nombre' },
  isRequired: true,
  maxLength: 120,
  autocomplete: 'name',
  isShort: true,
} as const satisfies LineField;

export const email = {
  kind: 'email',
  label: { en: 'Email', es: 'Correo electrónico' },
  isRequired: true,
  autocomplete: 'email',
  isShort: true,
} as const satisfies EmailField;

export const telephone = {
  kind: 'telephone',
  label: { en: 'Telephone', es: 'Teléfono' },
  autocomplete: 'tel',
  isShort: true,
} as const satisfies TelephoneField;
