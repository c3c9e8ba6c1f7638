import { engineNames } from '../../domain/booking/engines/engine-names.ts';
import { defineContentType } from '../../domain/content-type.ts';
import { OLDEST_CHILD } from '../../domain/booking/stay.ts';
import {
  address,
  airportCodes,
  boolean,
  choice,
  choices,
  country,
  day,
  gallery,
  group,
  integer,
  list,
  localized,
  markdown,
  picture,
  places,
  reference,
  references,
  text,
} from '../../domain/fields/index.ts';
import { amenities, namesOf, resortKinds, shores } from '../../domain/group/resort-words.ts';
import { mapPlace } from '../map-place.ts';

/** A hotel of the group, as visitors choose it and booking knows it. The group's, whichever sites show it. */
export const resort = defineContentType({
  name: 'resort',
  path: 'resorts',
  scope: 'group',
  permission: 'manage resorts',
  titleField: 'name',
  labels: { en: { one: 'resort', many: 'resorts' }, es: { one: 'resort', many: 'resorts', gender: 'm' } },
  remove: 'delete',
  workflow: {
    choosesPart: true,
    parts: [
      {
        key: 'main',
        en: 'What is the resort, and where?',
        es: '¿Qué resort es y dónde está?',
        called: { en: 'Edit Main Content', es: 'Editar el contenido principal' },
        fields: [
          'name',
          'brand_id',
          'site',
          'city',
          'country',
          'url_partial',
          'adults_only',
          'tagline',
          'description',
          'logo',
          'image',
          'gallery',
        ],
      },
      {
        key: 'triggers',
        en: 'Which booking codes hold at the resort?',
        es: '¿Qué códigos de reservación valen en el resort?',
        called: { en: 'Edit Triggers', es: 'Editar los activadores' },
        fields: ['code', 'triggers'],
      },
      {
        key: 'booking',
        en: 'Where are stays booked, and which ones?',
        es: '¿Dónde se reservan las estancias y cuáles se aceptan?',
        called: { en: 'Edit Booking', es: 'Editar las reservaciones' },
        fields: ['booking', 'closed_dates', 'gateways', 'partners'],
      },
      {
        key: 'kind',
        en: 'What is it for, and what does it have?',
        es: '¿Para qué es y qué tiene?',
        called: { en: 'Edit Kind and Amenities', es: 'Editar el tipo y los servicios' },
        fields: ['kinds', 'amenities'],
      },
      {
        key: 'map',
        en: 'What does its map show?',
        es: '¿Qué muestra su mapa?',
        called: { en: 'Edit Map', es: 'Editar el mapa' },
        fields: ['shore', 'places'],
      },
    ],
    columns: ['brand_id', 'city', 'country', 'url_partial', 'code'],
  },
  appears: {
    settings: {
      group: 'branding',
      position: 2,
      task: { en: 'Look after a resort', es: 'Atender un resort' },
    },
    // The booking codes of a page are found among all resorts and triggers.
    guests: { sitePage: true, known: { title: 'name', picture: 'image', text: 'description' } },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'guests', required: true, maxLength: 160 }),
    brand_id: reference({ label: 'Brand', es: 'Marca', to: 'brand' }),
    site: reference({
      label: 'Site',
      es: 'Sitio',
      to: 'site',
      help: { en: "The resort's own site.", es: 'El sitio propio del resort.' },
    }),
    city: text({ label: 'City', es: 'Ciudad', maxLength: 120 }),
    country: country({ label: 'Country', es: 'País' }),
    url_partial: text({
      label: 'Part of the web address',
      es: 'Parte de la dirección web',
      maxLength: 120,
      unique: true,
      help: { en: 'casa-marea in /resorts/casa-marea.', es: 'casa-marea en /resorts/casa-marea.' },
    }),
    adults_only: boolean({ label: 'Adults only', es: 'Solo adultos' }),
    kinds: choices({
      label: 'Kind of resort',
      es: 'Tipo de resort',
      options: namesOf(resortKinds),
      labels: resortKinds,
      help: {
        en: 'Visitors choose among resorts by these.',
        es: 'Con esto eligen los visitantes entre los resorts.',
      },
    }),
    amenities: choices({
      label: 'Amenities',
      es: 'Servicios',
      options: namesOf(amenities),
      labels: amenities,
    }),
    shore: choice({
      label: 'Its shore',
      es: 'Su costa',
      options: namesOf(shores),
      labels: shores,
      help: { en: 'The map is drawn by it.', es: 'Con ella se dibuja el mapa.' },
    }),
    places: list({
      label: 'Places on the map',
      es: 'Lugares en el mapa',
      maxItems: 20,
      entryLabels: { en: 'Place', es: 'Lugar' },
      fields: mapPlace,
    }),
    code: text({
      label: 'Code',
      es: 'Código',
      maxLength: 80,
      unique: true,
      help: {
        en: 'What triggers and booking engines call the resort: casa-marea.',
        es: 'Como llaman al resort los activadores y los motores de reservación: casa-marea.',
      },
    }),
    triggers: references({
      label: 'Triggers',
      es: 'Activadores',
      to: 'booking_code_trigger',
      help: {
        en: 'They hold here besides those that name this resort, or none.',
        es: 'Valen aquí además de los que nombran este resort o no nombran ninguno.',
      },
    }),
    booking: group({
      label: 'Booking engine',
      es: 'Motor de reservaciones',
      fields: {
        engine: choice({
          label: 'Family',
          es: 'Familia',
          options: engineNames,
          labels: {
            group: {
              en: 'Takes group, promo, coupon and rate codes',
              es: 'Acepta códigos de grupo, promoción, cupón y tarifa',
            },
            reservhotel: { en: 'ReservHotel', es: 'ReservHotel' },
          },
        }),
        address: address({
          label: 'Web address',
          es: 'Dirección web',
          isBookedAt: true,
          help: {
            en: 'Where it begins; dates, people and codes are put behind it. Without it nothing is booked on the site.',
            es: 'Donde empieza; detrás se ponen fechas, personas y códigos. Sin ella no se reserva en el sitio.',
          },
        }),
        hotel: text({
          label: 'What the engine calls the resort',
          es: 'Cómo llama el motor al resort',
          maxLength: 40,
          help: { en: 'Its code where nothing is said.', es: 'Su código si no se indica nada.' },
        }),
        first_day: day({ label: 'First day of arrival', es: 'Primer día de llegada' }),
        last_day: day({ label: 'Last day of departure', es: 'Último día de salida', after: 'first_day' }),
        min_nights: integer({ label: 'Nights at least', es: 'Noches como mínimo', min: 1, max: 90 }),
        max_nights: integer({ label: 'Nights at most', es: 'Noches como máximo', min: 1, max: 90 }),
        max_rooms: integer({ label: 'Rooms at most', es: 'Habitaciones como máximo', min: 1, max: 9 }),
        max_adults: integer({
          label: 'Adults in a room at most',
          es: 'Personas adultas por habitación, como máximo',
          min: 1,
          max: 9,
        }),
        max_children: integer({
          label: 'Children in a room at most',
          es: 'Menores por habitación, como máximo',
          min: 0,
          max: 6,
          help: {
            en: `Up to ${OLDEST_CHILD} years; 0 where it takes none. Where it is for adults only, none are asked for.`,
            es: `Hasta ${OLDEST_CHILD} años; 0 si no se aceptan. Si es solo para adultos, no se pregunta por menores.`,
          },
        }),
      },
    }),
    closed_dates: list({
      label: 'Closed dates',
      es: 'Fechas cerradas',
      maxItems: 60,
      entryLabels: { en: 'Closure', es: 'Cierre' },
      help: {
        en: 'Nights on which nobody stays, the first and the last one included.',
        es: 'Noches en las que nadie se hospeda, incluidas la primera y la última.',
      },
      fields: {
        from: day({ label: 'From', es: 'Desde', inSummary: true }),
        until: day({ label: 'Until', es: 'Hasta', after: 'from', inSummary: true }),
        why: text({ label: 'Why (only staff see it)', es: 'Motivo (solo lo ve el equipo)', maxLength: 80 }),
      },
    }),
    gateways: airportCodes({
      label: 'Airports to fly to',
      es: 'Aeropuertos de llegada',
      help: {
        en: 'By their three letters, the nearest first: PVR, GDL.',
        es: 'Con sus tres letras, el más cercano primero: PVR, GDL.',
      },
    }),
    partners: list({
      label: 'Travel sites that sell it',
      es: 'Sitios de viajes que lo venden',
      maxItems: 40,
      entryLabels: { en: 'Travel site', es: 'Sitio de viajes' },
      fields: {
        name: text({ label: 'Name', es: 'Nombre', required: true, maxLength: 80 }),
        url: address({ label: 'Web address', es: 'Dirección web', required: true }),
        markets: places({
          label: 'Countries it sells in',
          es: 'Países en los que vende',
          help: { en: 'All of them where none is chosen.', es: 'Todos si no se elige ninguno.' },
        }),
      },
    }),
    logo: picture({ label: 'Logo', es: 'Logotipo', shape: 'logo' }),
    tagline: localized(text({ label: 'Line under the name', es: 'Frase bajo el nombre', maxLength: 160 })),
    description: localized(markdown({ label: 'Description', es: 'Descripción' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
