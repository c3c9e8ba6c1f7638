import { specialities, spokenLanguages } from '../../domain/agents/agent-state.ts';
import { MAX_NIGHTS, MAX_ROOMS } from '../../domain/agents/bonus-rules.ts';
import { numberKindNames, numberKinds } from '../../domain/agents/registration-number.ts';
import { countryCodes, countryName } from '../../domain/countries.ts';
import type { FormField } from '../../domain/forms/form-field.ts';
import { email, telephone } from '../forms/person-fields.ts';

/** The fields of the forms that travel agents fill in on the public site. */

const countries = Object.fromEntries(
  countryCodes
    .map((code) => [code, { en: countryName(code, 'en'), es: countryName(code, 'es') }] as const)
    .toSorted(([, one], [, other]) => one.en.localeCompare(other.en, 'en')),
);

const person = {
  name: {
    kind: 'line',
    label: { en: 'Your name', es: 'Tu nombre' },
    isRequired: true,
    maxLength: 120,
    autocomplete: 'name',
  },
  agency: {
    kind: 'line',
    label: { en: 'Your agency', es: 'Tu agencia' },
    isRequired: true,
    maxLength: 120,
    autocomplete: 'organization',
  },
  city: {
    kind: 'line',
    label: { en: 'City', es: 'Ciudad' },
    isRequired: true,
    isShort: true,
    maxLength: 80,
    autocomplete: 'address-level2',
  },
  country: {
    kind: 'choice',
    label: { en: 'Country', es: 'País' },
    isRequired: true,
    isShort: true,
    autocomplete: 'country',
    options: countries,
  },
  telephone,
} as const satisfies Record<string, FormField>;

/** What somebody says who registers. */
export const registerFields = {
  ...person,
  number_kind: {
    kind: 'choice',
    label: { en: 'Which number do you have?', es: '¿Qué número tienes?' },
    isRequired: true,
    isShort: true,
    options: Object.fromEntries(
      numberKinds.map((kind) => [kind, { en: numberKindNames[kind], es: numberKindNames[kind] }]),
    ),
  },
  number: {
    kind: 'line',
    label: { en: 'The number', es: 'El número' },
    isRequired: true,
    isShort: true,
    maxLength: 20,
  },
  email,
  consent: {
    kind: 'consent',
    version: '2026-12',
    namesTerms: true,
    isRequired: true,
    label: {
      en: 'You may keep these data to look at my application, to pay what I earn, and to write to me about it.',
      es: 'Pueden guardar estos datos para revisar mi solicitud, pagarme lo que gane y escribirme sobre ello.',
    },
  },
} as const satisfies Record<string, FormField>;

export const signInFields = {
  email: { ...email, autocomplete: 'username' },
  password: {
    kind: 'password',
    label: { en: 'Password', es: 'Contraseña' },
    isRequired: true,
    autocomplete: 'current-password',
    isShort: true,
  },
} as const satisfies Record<string, FormField>;

export const forgotFields = { email } as const satisfies Record<string, FormField>;

export const newPasswordFields = {
  password: {
    kind: 'password',
    label: { en: 'Your new password', es: 'Tu nueva contraseña' },
    help: {
      en: 'Twelve characters or more. A few words that do not belong together are a good one.',
      es: 'Doce caracteres o más. Unas palabras que no tengan que ver entre sí son una buena.',
    },
    isRequired: true,
    autocomplete: 'new-password',
  },
} as const satisfies Record<string, FormField>;

/** A booking, but for the resort, whose choices are those of the group. */
export const bookingFields = {
  number: {
    kind: 'line',
    label: { en: 'Confirmation number', es: 'Número de confirmación' },
    isRequired: true,
    isShort: true,
    isCompared: true,
    maxLength: 40,
  },
  guest: {
    kind: 'line',
    label: { en: 'Surname of the guest', es: 'Apellido del huésped' },
    isRequired: true,
    isShort: true,
    isCompared: true,
    maxLength: 80,
  },
  arrival: {
    kind: 'day',
    label: { en: 'Arrival', es: 'Llegada' },
    isRequired: true,
    isShort: true,
    mayBePast: true,
  },
  nights: {
    kind: 'number',
    label: { en: 'Nights', es: 'Noches' },
    isRequired: true,
    isShort: true,
    min: 1,
    max: MAX_NIGHTS,
  },
  rooms: {
    kind: 'number',
    label: { en: 'Rooms', es: 'Habitaciones' },
    isRequired: true,
    isShort: true,
    min: 1,
    max: MAX_ROOMS,
  },
} as const satisfies Record<string, FormField>;

/** What agents change by themselves. */
export const profileFields = {
  ...person,
  language: {
    kind: 'choice',
    label: { en: 'In which language do we write to you?', es: '¿En qué idioma te escribimos?' },
    isRequired: true,
    isShort: true,
    options: { en: { en: 'English', es: 'Inglés' }, es: { en: 'Spanish', es: 'Español' } },
  },
  is_listed: {
    kind: 'tick',
    label: {
      en: 'Visitors may find me under “Find a travel agent”. They see my name, agency and city, and write to me by a form: my address is never shown.',
      es: 'Los visitantes pueden encontrarme en «Encuentra un agente de viajes». Ven mi nombre, mi agencia y mi ciudad y me escriben por un formulario: mi correo nunca se muestra.',
    },
  },
  speaks: {
    kind: 'choices',
    label: { en: 'Languages you serve clients in', es: 'Idiomas en los que atiendes' },
    options: spokenLanguages,
  },
  specialities: {
    kind: 'choices',
    label: { en: 'What you are good at', es: 'Tus especialidades' },
    options: specialities,
  },
  about: {
    kind: 'text',
    label: { en: 'A few words about you', es: 'Unas palabras sobre ti' },
    maxLength: 600,
  },
} as const satisfies Record<string, FormField>;
