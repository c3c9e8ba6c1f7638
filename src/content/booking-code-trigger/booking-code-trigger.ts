import { givenNames } from '../../domain/booking/promo-state.ts';
import { defineContentType } from '../../domain/content-type.ts';
import { givenCodes, namedRecords, pageQuery, places, text } from '../../domain/fields/index.ts';

const exampleOfCodes = `${givenNames.join(', ')}: promo=SUMMER26&rate=FLEX.`;

/** Gives bookings their codes. The group's, not a site's: each says itself for which resorts it holds. */
export const bookingCodeTrigger = defineContentType({
  name: 'booking_code_trigger',
  path: 'booking-code-triggers',
  scope: 'group',
  permission: 'manage bct',
  titleField: 'code_value',
  labels: {
    en: { one: 'booking-code trigger', many: 'booking-code triggers' },
    es: {
      one: 'activador de códigos de reservación',
      many: 'activadores de códigos de reservación',
      gender: 'm',
    },
  },
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'codes',
        en: 'Which codes does it give, and what does a guest type for them?',
        es: '¿Qué códigos otorga y qué escribe el huésped para obtenerlos?',
        called: { en: 'Codes', es: 'Códigos' },
        fields: ['code_value', 'trigger_value'],
      },
      {
        key: 'when',
        en: 'When does it give them without being asked, and at which resorts?',
        es: '¿Cuándo los otorga por sí solo y en qué resorts?',
        called: { en: 'When and where', es: 'Cuándo y dónde' },
        fields: ['magic_label', 'geocode_label', 'abbr_resorts_list'],
      },
    ],
    columns: ['trigger_value', 'magic_label', 'geocode_label', 'abbr_resorts_list'],
    calledInMessages: { en: 'Trigger', es: 'el activador' },
  },
  appears: {
    settings: {
      group: 'playa',
      position: 4,
      task: { en: 'Keep booking codes', es: 'Mantener los códigos de reservación' },
      called: { en: 'Booking Code Triggers', es: 'Activadores de códigos de reservación' },
    },
    // The booking codes of a page are found among all resorts and triggers.
    guests: {},
  },
  fields: {
    code_value: text({
      label: 'Code Value',
      es: 'Código',
      required: true,
      maxLength: 80,
      help: {
        en: 'What a guest types to have its codes.',
        es: 'Lo que escribe el huésped para obtener sus códigos.',
      },
    }),
    magic_label: pageQuery({
      label: 'In the web address of a page',
      es: 'En la dirección web de una página',
      help: {
        en: 'A parameter, or with its value: utm_campaign=summer.',
        es: 'Un parámetro, o con su valor: utm_campaign=summer.',
      },
    }),
    geocode_label: places({
      label: 'Countries and regions',
      es: 'Países y regiones',
      help: {
        en: 'Choose countries by name. A region is written with its country: CA-ON for Ontario.',
        es: 'Elija los países por su nombre. Una región se escribe con su país: CA-ON para Ontario.',
      },
    }),
    trigger_value: givenCodes({
      label: 'Codes given',
      es: 'Códigos que otorga',
      help: {
        en: exampleOfCodes,
        es: exampleOfCodes,
      },
    }),
    abbr_resorts_list: namedRecords({
      label: 'Resorts',
      es: 'Resorts',
      to: 'resort',
      by: 'code',
      help: {
        en: 'The resorts it holds for; all of them where none is chosen.',
        es: 'Los resorts en los que vale; todos si no se elige ninguno.',
      },
    }),
  },
});
